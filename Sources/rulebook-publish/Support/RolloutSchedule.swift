import ArgumentParser
import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

/// A scheduled rollout: a file with one step in each line, a time and a percentage. Lines that begin with `#` are comments.
///
///     2026-11-25T10:00:00Z 10%
///     2026-11-26T10:00:00Z 50%
struct RolloutSchedule {
  struct Step {
    let time: Int64
    let percent: String
  }

  let steps: [Step]

  init(_ path: String) throws(Failure) {
    guard let bytes = FileSystem.read(path), bytes.count <= 1 << 16 else {
      throw Failure(message: "cannot read \(path)", code: Exit.noInput)
    }
    var steps: [Step] = []
    var last = (time: Int64.min, share: 0)
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      let percent = words.last.map { $0.hasSuffix("%") ? String($0.dropLast()) : String($0) } ?? ""
      guard words.count == 2, let time = TimeText.timestamp(first.utf8)?.seconds, let share = ShareText.parse(percent) else {
        throw Failure(message: "\(path):\(index + 1): a step is a time and a percentage: 2026-11-25T10:00:00Z 10%", code: Exit.usage)
      }
      guard time > last.time, share > last.share else {
        throw Failure(message: "\(path):\(index + 1): each step is later and larger than the one before", code: Exit.usage)
      }
      last = (time, share)
      steps.append(Step(time: time, percent: percent))
    }
    guard !steps.isEmpty else { throw Failure(message: "\(path) contains no step", code: Exit.usage) }
    self.steps = steps
  }

  /// The step that is due at a time; nil before the first one.
  func step(at now: Int64) -> Step? { steps.last { $0.time <= now } }

  /// The next step after a time.
  func next(after now: Int64) -> Step? { steps.first { $0.time > now } }
}

extension RolloutSchedule.Step {
  var text: String { "\(percent)% at \(MetadataTime.text(time))" }
}
