import RulesBundle
import RulesJSON
import RulesRuntime

/// Formats values as plain text.
enum ValueText {
  static func of(_ value: PresentedValue, _ bundle: RuleBundle) -> String {
    guard case .failure(let failure) = value else { return text(JSON(value, bundle)) }
    return "error: " + (failure.fact.map { "the fact `\(bundle.name(.facts, $0))` is missing" } ?? failure.code.name)
  }

  private static func text(_ value: JSON) -> String {
    switch value {
    case .string(let text): text
    case .array(let items): "[" + items.map(text).joined(separator: ", ") + "]"
    default: String(decoding: value.compact(), as: UTF8.self)
    }
  }
}
