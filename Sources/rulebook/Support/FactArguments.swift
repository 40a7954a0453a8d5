import RulebookSupport
import RulesBundle
import RulesJSON
import RulesRuntime

/// Facts from `--fact NAME=VALUE`. A value that is valid JSON is JSON; any other value is a string.
enum FactArguments {
  static func parse(_ arguments: [String], for bundle: RuleBundle? = nil) throws(Failure) -> [GivenFact] {
    var facts: [GivenFact] = []
    for argument in arguments {
      guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else {
        throw Failure(message: "--fact takes NAME=VALUE, not `\(argument)`", code: Exit.usage)
      }
      let name = String(argument[..<equals])
      let text = String(argument[argument.index(after: equals)...])
      guard !facts.contains(where: { $0.name == name }) else {
        throw Failure(message: "the fact `\(name)` is given twice", code: Exit.usage)
      }
      facts.append(GivenFact(name: name, value: value(text, isText: isText(name, bundle))))
    }
    return facts
  }

  private static func value(_ text: String, isText: Bool) -> JSON {
    guard !isText || text == "null", let json = try? JSON.parse(Array(text.utf8)) else { return .string(text) }
    return json
  }

  /// Whether a declared fact is a string in JSON, so that `42` means the string "42".
  private static func isText(_ name: String, _ bundle: RuleBundle?) -> Bool {
    guard let bundle, let fact = bundle.find(.facts, name) else { return false }
    return switch bundle.facts[fact].type {
    case .string, .enumeration, .duration, .timestamp: true
    case .bool, .int, .listOfBool, .listOfInt, .listOfString: false
    }
  }
}
