internal import RuleKinds
internal import RulesJSON

/// A story as a diary: when what happens, and what each side says at the end.
struct Diary {
  private(set) var lines: [DiaryLine] = []

  init(_ story: Story, _ last: Int, old: String, new: String) {
    var now = story.start
    var told = now
    // The last event, and how often it happened in a row.
    var event: (label: String, times: Int)?
    for (index, step) in story.steps[...last].enumerated() {
      now += step.wait
      let begin = now
      now += Int64(step.times - 1) * step.every
      if index > 0, let plan = step.facts.last(where: { $0.key == Ordinals.planFact })?.value.stringValue {
        lines.append(DiaryLine(at: Diary.text(begin), what: "the plan changes to \(plan)", wait: begin - told))
        told = begin
      }
      guard !step.isCompared || index == last else { continue }
      let isRepeated = index < last && event?.label == step.label && begin - told < 60 && step.facts.isEmpty
      let times = isRepeated ? (event?.times ?? 0) + step.times : step.times
      let label = times > 1 ? "\(times) x \(step.label)" : step.label
      if isRepeated {
        (lines[lines.count - 1].what, lines[lines.count - 1].until) = (label, Diary.text(now))
      } else {
        lines.append(DiaryLine(at: Diary.text(begin), until: times > 1 ? Diary.text(now) : nil, what: label, wait: begin - told))
      }
      (told, event) = (now, (step.label, times))
    }
    if !lines.isEmpty { (lines[lines.count - 1].old, lines[lines.count - 1].new) = (old, new) }
  }

  /// A time as people write it: `2026-03-02 10:00:05`, without seconds that are zero.
  private static func text(_ seconds: Int64) -> String {
    let text = StoryState.text(seconds)
    let time = text.dropLast().split(separator: "T")
    guard time.count == 2 else { return text }
    return "\(time[0]) \(time[1].hasSuffix(":00") ? time[1].dropLast(3) : time[1])"
  }
}

/// One event of a story, with the answers of both rule books if they differ.
package struct DiaryLine: Sendable, Equatable {
  /// When it happens, in UTC: `2026-03-02 10:00`.
  package var at: String
  /// When the last repetition happens; nil if it happens once.
  package var until: String?
  package var what: String
  /// The seconds since what happened before.
  var wait: Int64 = 0
  /// What the old and the new rules answer; nil if the answers are the same or nothing is asked.
  package var old: String?
  package var new: String?
}
