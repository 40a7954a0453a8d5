import ArgumentParser
import RulebookSupport
import RulesCompiler
import RulesJSON
import RulesRequests
import RulesRuntime

struct Eval: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Evaluate requests: one JSON object per line of input, one result per line of output, in order.",
    discussion: """
      A request that cannot be evaluated produces {"error":...} in its place, and the exit status is 1.

      Examples:
        echo '{"ask": "entitlement", "action": "item.export", "facts": {"subscription.isActive": true}}' | rulebook eval
        rulebook eval --bundle BUNDLE < REQUESTS
      """)

  @OptionGroup var rules: RulesOptions
  @Option(help: ArgumentHelp("Evaluate this bundle instead of the rules folder.", valueName: "file"), completion: .file()) var bundle:
    String?

  func run() throws {
    try reporting {
      let loaded = try LoadedRules(bundle: bundle, rules)
      try loaded.requireZones(loaded.rules.missingZones)
      var batch = Batch(loaded.rules)
      var conditions = try ConditionRequests(loaded.checked, loaded.rules)
      var isClean = true
      Console.forEachLine { line in
        guard let line else {
          isClean = false
          return Console.print(json: Eval.tooLong)
        }
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return }
        var writer = JSONWriter()
        if !answer(line, &batch, &conditions, &writer) { isClean = false }
        Console.print(json: writer.bytes + [0x0A])
      }
      if !isClean { throw Exit.findings }
    }
  }

  private static let tooLong =
    Array(
      #"{"error":{"code":"malformed_json","message":"a request has at most \#(Console.longestLine) bytes"}}"#.utf8) + [0x0A]

  private func answer(_ line: [UInt8], _ batch: inout Batch, _ conditions: inout ConditionRequests, _ writer: inout JSONWriter) -> Bool {
    // Expressions need the compiler, which the runtime does not contain.
    if let json = try? JSON.parse(line), case .string("condition") = json["ask"] { return conditions.answer(json, &writer) }
    return batch.answer(line, into: &writer)
  }
}
