import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesCompiler
import RulesRequests
import RulesRuntime

struct TryCondition: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "condition", abstract: "Print the type and the value of an expression.",
    discussion: """
      If there are rules, the expression can use their names. Other facts have the type of the value that you give them.

      Example: rulebook condition 'items.saved >= 3' --fact items.saved=4
      """)

  @OptionGroup var rules: RulesOptions
  @Argument(help: "The expression, such as `items.saved >= 2`.") var expression: String
  @Option(
    name: .customLong("fact"), parsing: .singleValue, help: ArgumentHelp("A fact and its value.", valueName: "name=value"),
    completion: .facts) var facts: [String] = []

  func run() throws {
    try reporting {
      let loaded = try rules.folder != nil || RulesFolder.nearest() != nil ? LoadedRules(bundle: nil, rules) : nil
      let given = try FactArguments.parse(facts)
      var requests = try ConditionRequests(loaded?.checked, loaded?.rules)
      do {
        switch try requests.evaluate(expression, given) {
        case .value(let type, let value):
          Console.print("type:  \(type)")
          let text = ValueText.of(value, requests.bundle)
          if case .failure = value {
            Console.print(text)
            throw Exit.findings
          }
          Console.print("value: \(text)")
        case .mistakes(let diagnostics, let sources):
          Console.print(TextRenderer(color: .never).render(diagnostics, in: sources))
          throw Exit.findings
        }
      } catch let error as RequestError {
        throw Failure(message: error.message, code: Exit.usage)
      }
    }
  }
}
