internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates actions whose parameters are the facts that their decisions depend on. A missing fact is a compile error.
  func actionRequests() -> [UInt8] {
    // A parameter of a type of the runtime makes its import public; without one, the compiler warns about it.
    let parameters = (0..<bundle.count(.actions)).flatMap { bundle.neededFacts(ofTable: bundle.actions[$0].table) }.map(parameter)
    let needsRuntime = parameters.contains { parameter in ["OrNull<", "Timestamp", "FactID"].contains { parameter.contains($0) } }
    var text = header(["internal import RulesBundle", "\(needsRuntime ? "public" : "internal") import RulesRuntime"])
    request(
      &text, actionRequest,
      "An action with the facts that its decision depends on, for decisions without a history. The plan is in `\(prefix)Facts`."
    ) { $0 != bundle.book[0].plan }
    if hasHistory {
      text.line()
      request(
        &text, countedRequest,
        "An action with the facts that its decision depends on, for decisions with a history. The history counts the other facts, and each call takes the current time."
      ) { ![bundle.book[0].plan, bundle.book[0].now].contains($0) && !counted.contains($0) }
    }
    return text.bytes
  }

  /// The type of an action with all facts that its decision depends on.
  var actionRequest: String { "\(prefix)ActionRequest" }

  /// The type of an action with the facts that a history does not count.
  var countedRequest: String { "\(prefix)CountedActionRequest" }

  private func request(_ text: inout SwiftText, _ type: String, _ about: String, _ isAsked: (Int) -> Bool) {
    text.doc(about)
    text.block("public struct \(type): Sendable") { text in
      text.line("let action: \(self.type("actions", "action"))")
      text.line("let fill: @Sendable (Frame) -> Void")
      for action in 0..<bundle.count(.actions) {
        let (member, doc) = (member(.actions, action), docs["actions", bundle.name(.actions, action)])
        let facts = bundle.neededFacts(ofTable: bundle.actions[action].table).filter(isAsked)
        text.line()
        text.doc(doc?.text ?? "", doc?.sources ?? [])
        if facts.isEmpty {
          text.line("public static var \(member): Self { Self(action: .\(member)) { _ in } }")
        } else {
          text.block("public static func \(member)(\(facts.map(parameter).joined(separator: ", "))) -> Self") { text in
            text.block("Self(action: .\(member))") { text in
              text.line("frame in")
              for fact in facts { text.line(setting(fact, self.member(.facts, fact))) }
            }
          }
        }
      }
    }
  }
}
