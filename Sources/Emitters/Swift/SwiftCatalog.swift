internal import RulesBundle

extension SwiftEmitter {
  /// The landing page of the module's documentation, with the first action that can be denied as the example.
  func catalog() -> [UInt8] {
    var lines = [
      "# ``\(module)``", "",
      "The product rules as Swift types: each id is an enum case, each copy key is a function, and each link is a case with its values.",
      "", "## Overview", "",
      "The rules are built into this module, so loading them reads no file. Create the facts of a user, and then request a decision. The facts that an action needs are parameters, so a missing one is a compile error.",
      "",
    ]
    if let action = example {
      let facts = bundle.neededFacts(ofTable: bundle.actions[action].table).filter { $0 != bundle.book[0].plan }
      let arguments = facts.map { "\(member(.facts, $0)): \(member(.facts, $0))" }.joined(separator: ", ")
      lines += [
        "```swift", "let facts = \(prefix)Facts(plan: plan)",
        "switch \(prefix).decide(.\(member(.actions, action))\(facts.isEmpty ? "" : "(\(arguments))"), facts) {",
        "case .allowed(let details):", "  run(details.effects)", "case .denied(let gate, let reason, let details):",
        "  show(gate, reason, details.copy, details.buttons)", "}", "```", "",
      ]
    }
    lines += ["## Topics", "", "### Essentials", "", "- ``\(prefix)``", "- ``\(prefix)Facts``"]
    if has(.actions) { lines += ["- ``\(actionRequest)``", "- ``\(prefix)Decision``", "- ``\(prefix)Details``"] }
    lines += ["- ``\(prefix)Snapshot``"]
    if has(.settings) { lines.append("- ``\(prefix)Settings``") }
    if hasHistory {
      lines += ["", "### History", "", "- ``\(prefix)History``"]
      if has(.actions) { lines.append("- ``\(countedRequest)``") }
      lines.append("- ``\(prefix)Counting``")
    }
    if has(.copy) { lines += ["", "### Copy", "", "- ``\(prefix)Copy``", "- ``\(prefix)ShownCopy``"] }
    if hasLinks { lines += ["", "### Links", "", "- ``\(prefix)DeepLink``"] }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private var example: Int? {
    guard has(.gates), has(.reasons) else { return nil }
    return (0..<bundle.count(.actions)).first { bundle.neededFacts(ofTable: bundle.actions[$0].table).count > 1 }
  }
}
