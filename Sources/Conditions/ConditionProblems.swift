package import Diagnostics
import SourceText

/// The diagnostics that conditions can cause.
package enum ConditionProblems {
  static let syntax = Explanation(
    "condition.syntax", .error,
    finds: "A condition with a syntax error: something is missing, left over, or misspelled.",
    why: "A condition that cannot be parsed decides nothing, so the rules are not built.",
    example: "when: plan = 'free' and credits.left == 0",
    instead: "when: plan == 'free' && credits.left == 0")

  static let unsupported = Explanation(
    "condition.unsupported", .error,
    finds: "A CEL feature that conditions do not support, such as decimals, maps, indexing, or loops.",
    why: "Conditions are analyzed exhaustively and give the same result on every platform, which requires a small language.",
    example: "when: email.endsWith('.edu')",
    instead: "Declare a fact for it, such as `email.isAcademic`, and test that fact.")

  static let typeMismatch = Explanation(
    "condition.type-mismatch", .error,
    finds: "An operation on values of different types, such as a string compared with a number.",
    why: "Such an operation can never give the intended result.",
    example: "when: usage.savedFlows > '2'",
    instead: "when: usage.savedFlows > 2")

  static let nullUnguarded = Explanation(
    "condition.null-unguarded", .error,
    finds: "An ordering or a calculation with a value that may be null.",
    why: "Null means unlimited or absent, which is neither greater nor less than any number.",
    example: "when: usage.savedFlows >= limits.saved_flows",
    instead: "when: limits.saved_flows != null && usage.savedFlows >= limits.saved_flows")

  static let unknownValue = Explanation(
    "condition.unknown-value", .error,
    finds: "A comparison of a fact with a string that is not one of the fact's values.",
    why: "The comparison always gives the same result, usually because of a typo.",
    example: "when: plan == 'fre'",
    instead: "when: plan == 'free'")

  static let invalidLiteral = Explanation(
    "condition.invalid-literal", .error,
    finds: "A number, string, duration, or timestamp that is malformed or out of range.",
    why: "Its value cannot be determined.",
    example: "when: now - trial.startedAt > duration('14 days')",
    instead: "when: now - trial.startedAt > duration('336h')")

  static let tooLarge = Explanation(
    "condition.too-large", .error,
    finds: "A condition longer than 4,096 bytes, nested deeper than 32 levels, or with more than 2,000 parts.",
    why: "A condition of this size cannot be reviewed by reading it, and its compilation time must stay bounded.",
    example: "when: ((((((((((((((((((((((((((((((((( guest )))))))))))))))))))))))))))))))))",
    instead: "Move parts of it to conditions.yaml under their own names and combine them.")

  /// A name that is not declared. Other kinds of rules report it too.
  package static let unknownName = Explanation(
    "name.unknown", .error,
    finds: "A name that is not declared.",
    why: "A rule that depends on a misspelled name does not work as written.",
    example: "when: usage.savedFlow > 2",
    instead: "when: usage.savedFlows > 2")

  /// The diagnostics of conditions, including `unknownName`.
  package static let all: [Explanation] = [
    syntax, unsupported, typeMismatch, nullUnguarded, unknownValue, invalidLiteral, tooLarge, unknownName,
  ]
}

/// Collects the diagnostics of one condition. A second diagnostic at the same range is a consequence of the first and is dropped.
struct ConditionReport {
  let source: ConditionSource
  private(set) var diagnostics: [Diagnostic] = []
  private var places: Set<Range<Int>> = []

  /// The declared facts.
  var facts: [String: ConditionNames.Fact] = [:]

  init(_ source: ConditionSource) { self.source = source }

  mutating func add(
    _ rule: Explanation, _ message: String, at range: Range<Int>, _ label: String = "",
    secondary: [(range: Range<Int>, text: String)] = [], notes: [String] = [], help: String? = nil, fixes: [ConditionFix] = [],
    allowed values: [String]? = nil
  ) {
    guard places.insert(range).inserted else { return }
    let secondary = secondary.map { Diagnostic.Label(source.span($0.range), $0.text) } + declarations(rule, range, values)
    let fixes = fixes.map { Fix($0.title, $0.applicability, [Fix.Edit(source.span($0.range), $0.text)]) }
    diagnostics.append(
      Diagnostic(
        rule, message, at: source.span(range), label, secondary: secondary, notes: notes, helps: help.map { [$0] } ?? [], fixes: fixes))
  }

  /// The declarations of the facts in a range, if the problem is about their types: the mistake may be there. If only some values are allowed,
  /// those of the facts in the whole expression with these values.
  private func declarations(_ rule: Explanation, _ range: Range<Int>, _ values: [String]?) -> [Diagnostic.Label] {
    guard
      [ConditionProblems.typeMismatch, ConditionProblems.nullUnguarded, ConditionProblems.unknownValue].contains(where: {
        $0.name == rule.name
      })
    else { return [] }
    var labels: [Diagnostic.Label] = []
    for word in source.text[values == nil ? range : source.text.indices].split(whereSeparator: { !ConditionReport.isInName($0) }) {
      let name = String(decoding: word, as: UTF8.self)
      guard let fact = facts[name], let declared = fact.declared, values == nil || fact.type.withoutNull.values == values,
        !labels.contains(where: { $0.span == declared })
      else { continue }
      labels.append(.init(declared, "`\(name)` is \(fact.type.words)"))
    }
    return labels
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E: true
    default: false
    }
  }

  /// Returns the source text in backticks, or `this` when it is long or spans several lines.
  func quoted(_ range: Range<Int>) -> String {
    let text = source.text[range]
    if text.isEmpty || text.count > 60 || text.contains(where: { $0 < 0x20 || $0 == 0x60 }) { return "this" }
    return "`\(source.string(range))`"
  }
}

extension ConditionReport {
  /// Returns fixes that replace the content of a string literal and keep its quotes, because YAML may quote the condition as well.
  func rewordings(of range: Range<Int>, as texts: [String]) -> [ConditionFix] {
    let bytes = source.text[range]
    guard bytes.count >= 2, let quote = bytes.first, quote == 0x22 || quote == 0x27, bytes.last == quote else { return [] }
    let content = range.lowerBound + 1..<range.upperBound - 1
    if source.text[content].contains(quote) { return [] }
    return ConditionFix.choices(replacing: content, by: texts)
  }

  /// Returns fixes that close a string or a bracket: at the end of the condition, before an operator, and before another closing bracket.
  func closings(_ text: String, after start: Int) -> [ConditionFix] {
    let bytes = source.text
    var end = bytes.count
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
    var places = [end]
    for index in (start..<end).reversed() where places.count < 3 {
      if bytes[index] == 0x29 || bytes[index] == 0x5D { places.append(index) }
      let isOperator = index + 1 < end && (bytes[index] == 0x26 || bytes[index] == 0x7C) && bytes[index + 1] == bytes[index]
      guard isOperator || bytes[index] == 0x3F || bytes[index] == 0x2C else { continue }
      places.append(index > start && bytes[index - 1] == 0x20 ? index - 1 : index)
    }
    return places.map { ConditionFix(insert: text, at: $0) }
  }
}

/// A replacement in the text of a condition.
struct ConditionFix {
  var title: String
  var range: Range<Int>
  var text: String
  var applicability: Fix.Applicability

  /// Returns a fix that replaces a range with each of the texts.
  static func choices(replacing range: Range<Int>, by texts: [String]) -> [ConditionFix] {
    texts.map { ConditionFix(replace: range, by: $0) }
  }

  /// Creates a fix that inserts a character that is missing.
  init(insert text: String, at offset: Int) {
    (range, self.text, applicability) = (offset..<offset, text, .maybeIncorrect)
    title = "add the missing `\(text)`"
  }

  /// Creates a fix that replaces a range.
  init(replace range: Range<Int>, by text: String, _ applicability: Fix.Applicability = .maybeIncorrect) {
    self.title = "write `\(text)`"
    self.range = range
    self.text = text
    self.applicability = applicability
  }
}
