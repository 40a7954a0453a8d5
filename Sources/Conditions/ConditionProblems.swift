public import Diagnostics
import SourceText

/// Everything that can be wrong with a condition.
public enum ConditionProblems {
  static let syntax = Explanation(
    "condition.syntax", .error,
    finds: "a condition that cannot be read: something is missing, left over or misspelt",
    why: "a condition that cannot be read decides nothing, so the rules are not built",
    example: "when: plan = 'free' and credits.left == 0",
    instead: "when: plan == 'free' && credits.left == 0")

  static let unsupported = Explanation(
    "condition.unsupported", .error,
    finds: "a piece of CEL that conditions here leave out, such as decimals, maps, indexing or loops",
    why: "conditions are analysed exhaustively and run everywhere alike, which only works for a small language",
    example: "when: email.endsWith('.edu')",
    instead: "declare a fact for it, such as `email.isAcademic`, and test that")

  static let typeMismatch = Explanation(
    "condition.type-mismatch", .error,
    finds: "values of different kinds put together, such as a text compared with a number",
    why: "such a comparison could never come out as meant",
    example: "when: usage.savedFlows > '2'",
    instead: "when: usage.savedFlows > 2")

  static let nullUnguarded = Explanation(
    "condition.null-unguarded", .error,
    finds: "an ordering or a calculation with a value that may be null",
    why: "null stands for unlimited or absent, which is neither more nor less than any number",
    example: "when: usage.savedFlows >= limits.saved_flows",
    instead: "when: limits.saved_flows != null && usage.savedFlows >= limits.saved_flows")

  static let unknownValue = Explanation(
    "condition.unknown-value", .error,
    finds: "a text compared with a fact that never has that value",
    why: "the comparison would always come out the same, mostly because of a misspelling",
    example: "when: plan == 'fre'",
    instead: "when: plan == 'free'")

  static let invalidLiteral = Explanation(
    "condition.invalid-literal", .error,
    finds: "a number, text, duration or timestamp that is written wrongly or is out of range",
    why: "nobody could say which value was meant",
    example: "when: now - trial.startedAt > duration('14 days')",
    instead: "when: now - trial.startedAt > duration('336h')")

  static let tooLarge = Explanation(
    "condition.too-large", .error,
    finds: "a condition longer than 4,096 bytes, nested deeper than 32 levels, or with more than 2,000 parts",
    why: "nobody can check such a condition by reading it, and reading it must never take long",
    example: "when: ((((((((((((((((((((((((((((((((( guest )))))))))))))))))))))))))))))))))",
    instead: "give parts of it names in conditions.yaml and combine those")

  /// Also what other kinds report for a name that nothing declares.
  public static let unknownName = Explanation(
    "name.unknown", .error,
    finds: "a name that nothing declares",
    why: "a rule that hangs on a misspelt name would never do what it says",
    example: "when: usage.savedFlow > 2",
    instead: "when: usage.savedFlows > 2")

  public static let all: [Explanation] = [
    syntax, unsupported, typeMismatch, nullUnguarded, unknownValue, invalidLiteral, tooLarge, unknownName,
  ]
}

/// Collects what is wrong with one condition; a second mistake at the very same place comes from the first and is dropped.
struct ConditionReport {
  let source: ConditionSource
  private(set) var diagnostics: [Diagnostic] = []
  private var places: Set<Range<Int>> = []

  init(_ source: ConditionSource) { self.source = source }

  mutating func add(
    _ rule: Explanation, _ message: String, at range: Range<Int>, _ label: String = "",
    secondary: [(range: Range<Int>, text: String)] = [], notes: [String] = [], help: String? = nil, fix: ConditionFix? = nil
  ) {
    guard places.insert(range).inserted else { return }
    let secondary = secondary.map { Diagnostic.Label(source.span($0.range), $0.text) }
    let fixes = fix.map { [Fix($0.title, $0.applicability, [Fix.Edit(source.span($0.range), $0.text)])] } ?? []
    diagnostics.append(
      Diagnostic(
        rule, message, at: source.span(range), label, secondary: secondary, notes: notes, helps: help.map { [$0] } ?? [], fixes: fixes))
  }

  /// What the person wrote there, in backticks; `this` when it is long or has several lines.
  func quoted(_ range: Range<Int>) -> String {
    let text = source.text[range]
    if text.isEmpty || text.count > 60 || text.contains(where: { $0 < 0x20 || $0 == 0x60 }) { return "this" }
    return "`\(source.string(range))`"
  }
}

extension ConditionReport {
  /// Replaces what stands between the quotes of a text and leaves these: YAML may have quotes of its own round the condition.
  func rewording(of range: Range<Int>, as text: String) -> ConditionFix? {
    let bytes = source.text[range]
    guard bytes.count >= 2, let quote = bytes.first, quote == 0x22 || quote == 0x27, bytes.last == quote else { return nil }
    let content = range.lowerBound + 1..<range.upperBound - 1
    if source.text[content].contains(quote) { return nil }
    return ConditionFix(replace: content, by: text)
  }
}

/// One replacement in the condition's text.
struct ConditionFix {
  var title: String
  var range: Range<Int>
  var text: String
  var applicability: Fix.Applicability

  /// `replace X by Y`.
  init(replace range: Range<Int>, by text: String, _ applicability: Fix.Applicability = .maybeIncorrect) {
    self.title = "write `\(text)`"
    self.range = range
    self.text = text
    self.applicability = applicability
  }
}
