internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates a function and an enum of results for each decision table. An incomplete `switch` is a compile error.
  func tables() -> [UInt8] {
    var text = header(["internal import RulesBundle", "public import RulesRuntime"])
    text.doc("The decision tables. If a fact is missing, the result is the declared safe one.")
    text.block("public enum \(prefix)Tables") { text in
      for question in 0..<bundle.count(.decisionTables) {
        if question > 0 { text.line() }
        table(question, &text)
      }
      text.line()
      text.doc("Evaluates a table and returns all details: a missing fact, and the trace if it is requested.")
      let names = type("tables", "table")
      text.block(
        "public static func present(_ table: \(names), _ facts: \(someFacts), trace: Bool = false) -> \(prefix)ShownTable"
      ) { text in
        frame(&text)
        text.line("let rules = \(prefix).rules")
        text.line("return \(prefix)ShownTable(rules.present(rules.decide(table: Int(table.rawValue), frame), frame, trace: trace))")
      }
    }
    text.line()
    view(
      &text, "ShownTable", of: "PresentedTable", "The result of a decision table with all details.",
      [
        id("The table.", "table", .decisionTables),
        .init("The name of the result in the rules.", "answer", "String", "\(prefix).rules.bundle.answer(presented.answer)"),
        undecided("The reason why the rules cannot decide; nil if they can. The result is then the declared safe one."),
        .same("The trace, if it is requested.", "trace", "Trace?"),
      ])
    return text.bytes
  }

  private func table(_ question: Int, _ text: inout SwiftText) {
    let name = bundle.name(.decisionTables, question)
    let doc = docs["tables", name]
    let member = member(.decisionTables, question)
    let bare = member.replacing("`", with: "")
    let type = bare.prefix(1).uppercased() + bare.dropFirst() + "Answer"
    let answers = bundle.decisionTables[question].answers.map {
      bundle.text(bundle.tableAnswers[$0].answer)
    }
    text.doc(doc?.text ?? "", doc?.sources ?? [])
    text.block("public static func \(member)(_ facts: \(someFacts)) -> \(type)") { text in
      frame(&text)
      text.line("let answer = \(prefix).rules.decide(table: \(question), frame)")
      text.line(
        "guard let typed = \(type)(rawValue: UInt16(answer.answer)) else { fatalError(\"a checked table returns only its own answers\") }")
      text.line("return typed")
    }
    text.line()
    text.doc("The results of `\(name)`, with the rows that lead to them. The first row whose conditions hold decides.")
    text.block("public enum \(type): UInt16, CaseIterable, Sendable") { text in
      let members = SwiftName.members(answers)
      for (index, (member, doc)) in zip(members, documentation(ofAnswers: answers, table: question)).enumerated() {
        text.doc(doc.text, doc.sources)
        text.line("case \(member) = \(index)")
      }
      text.line()
      text.doc("The name of the result in the rules.")
      text.table("public var name: String", zip(members, answers).map { (".\($0)", SwiftText.literal($1)) })
      if bundle.decisionTables[question].answersAreRoutes {
        text.line()
        let routes = answers.map { bundle.find(.routes, $0) }
        let isOptional = routes.contains { $0 == nil }
        text.doc("The screen that the result names\(isOptional ? "; nil if it names no screen" : "").")
        text.table(
          "public var route: \(self.type("routes", "route"))\(isOptional ? "?" : "")",
          zip(members, routes).map { member, route in (".\(member)", route.map { ".\(self.member(.routes, $0))" } ?? "nil") })
      }
    }
  }

  private func frame(_ text: inout SwiftText) {
    text.line("let frame = \(prefix).rules.makeFrame()")
    text.line("facts.fill(frame)")
  }
}
