internal import RulesJSON
internal import Schema

/// The differences between two answers that matter to a user: what happens first, then what is logged, and words only if nothing else
/// differs.
struct TellingDifferences {
  let list: [ScenarioChange.Difference]
  /// Whether only the words differ.
  let isWordsOnly: Bool

  private static let words: Set<String> = ["text", "title", "label", "line"]

  /// Whether a key holds what users read.
  static func isWords(_ key: String) -> Bool { words.contains(last(key)) }

  /// Whether two values are only words, or the keys of sentences. Two numbers of an incident are, too, because each incident has its own.
  private static func isWord(_ difference: ScenarioChange.Difference) -> Bool {
    let key = last(difference.key)
    return words.contains(key) || isLine(difference) || difference.key.hasSuffix("copy.key")
      || (key == "incident" && difference.old != nil && difference.new != nil)
  }

  /// Whether lines of a message, or parts of a message of the warning ladder, come or go.
  static func isLine(_ difference: ScenarioChange.Difference) -> Bool {
    ["lines", "parts"].contains(last(difference.key)) && !(difference.gained + difference.lost).isEmpty
  }

  /// What is logged or only explains the rest of the answer.
  private static let aside = ["log", "heldBack", "notPlanned", "later", "counted", "changes", "refused"]

  /// - Parameters:
  ///   - ignored: The last keys that do not count.
  ///   - hasWords: Whether keys such as `text` hold words. In the parts of a payload they are fields.
  init(_ old: JSON, _ new: JSON, ignoring ignored: Set<String> = [], hasWords: Bool = true) {
    let found = AnswerDifferences(old, new).telling.filter { !ignored.contains(TellingDifferences.last($0.key)) }
    let substance = hasWords ? found.filter { !TellingDifferences.isWord($0) } : found
    let happens = substance.filter { !TellingDifferences.isAside($0.key) || TellingDifferences.isLogStart($0) }.withoutMissingFacts
    isWordsOnly = substance.isEmpty
    let telling = !happens.isEmpty ? happens : !substance.isEmpty ? substance : found
    // What a user returns to follows from whether the user returns.
    let returns = telling.contains { $0.key == "resumes" }
    list = returns ? telling.filter { $0.key != "resume" && !$0.key.hasPrefix("resume.") } : telling
  }

  /// Some of the differences of an answer.
  init(part list: [ScenarioChange.Difference]) {
    self.list = list
    isWordsOnly = list.allSatisfy(TellingDifferences.isWord)
  }

  /// The differences without those of some keys.
  func without(_ keys: Set<String>) -> TellingDifferences {
    let rest = list.filter { !keys.contains($0.key) }
    return rest.count == list.count ? self : TellingDifferences(part: rest)
  }

  var isEmpty: Bool { list.isEmpty }

  /// Whether both answers miss a fact, and only the name of the fact differs.
  var areMissingFacts: Bool {
    !list.isEmpty && list.allSatisfy { $0.key.hasPrefix("undecided") && $0.old != nil && $0.new != nil }
  }

  /// Whether a key of an answer is only about what is logged, or explains the rest.
  static func isAside(_ key: String) -> Bool { isLogged(key) || aside.contains { key == $0 || key.hasPrefix($0 + ".") } }

  /// Whether an error is logged now and was not, or the other way around.
  private static func isLogStart(_ difference: ScenarioChange.Difference) -> Bool {
    last(difference.key) == "log" && difference.added.isEmpty && difference.removed.isEmpty
      && [difference.old, difference.new].contains { $0 == nil || $0 == "null" }
  }

  /// Whether a key is about what is logged, of the answer itself or of a button or an error in it.
  static func isLogged(_ key: String) -> Bool { key.split(separator: ".").contains("telemetry") || key.hasPrefix("error.log.") }

  static func last(_ key: String) -> String { key.split(separator: ".").last.map(String.init) ?? key }

  /// The differing parts of one side as text: `level L1, effect notice`.
  func text(_ side: KeyPath<ScenarioChange.Difference, String?>, isNew: Bool) -> String {
    let parts = list.prefix(4).map { difference in
      if difference.added.count + difference.removed.count > 0 {
        let names = isNew ? difference.added : difference.removed
        return "\(difference.key) "
          + (names.isEmpty ? "without \(DiffWords.list(isNew ? difference.removed : difference.added))" : DiffWords.list(names))
      }
      return TellingDifferences.named(difference.key, difference[keyPath: side])
    }
    return parts.joined(separator: ", ") + (list.count > 4 ? ", and \(list.count - 4) more" : "")
  }

  private static let milliseconds = "Milliseconds"

  /// A key with its value: `copy.key limit.used`. A number of milliseconds has a unit instead of the word: `toast.shownFor 2.5s`.
  private static func named(_ key: String, _ value: String?) -> String {
    guard key.hasSuffix(milliseconds), let number = value.flatMap({ Int64($0) }) else {
      return (key.isEmpty ? "" : "\(key) ") + DiffWords.cut(value ?? "none")
    }
    return "\(key.dropLast(milliseconds.count)) \(UnitText.writeMilliseconds(number))"
  }

  var old: String { text(\.old, isNew: false) }
  var new: String { text(\.new, isNew: true) }
}

extension [ScenarioChange.Difference] {
  /// Without the facts that only one answer misses, because what it logs can need facts that do not matter to the user. All if nothing else
  /// differs.
  fileprivate var withoutMissingFacts: Self {
    let rest = filter { !$0.key.split(separator: ".").contains("undecided") }
    return rest.isEmpty ? self : rest
  }
}
