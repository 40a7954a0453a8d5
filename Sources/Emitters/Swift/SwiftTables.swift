internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// A function for every question with a few answers, and an enum of them: a `switch` that forgets an answer does not compile.
  func tables() -> [UInt8] {
    var text = header(["internal import RulesBundle", "public import RulesRuntime"])
    text.doc("Questions with a few possible answers. Where a fact is missing, the answer is the one that the rules declare as safe.")
    text.block("public enum \(prefix)Tables") { text in
      for question in 0..<bundle.count(.decisionTables) {
        if question > 0 { text.line() }
        table(question, &text)
      }
      text.line()
      text.doc("The same with why it could not be decided, and the trace if it was asked for.")
      let names = type("tables", "table")
      text.block(
        "public static func present(_ table: \(names), _ facts: \(someFacts), trace: Bool = false) -> \(prefix)ShownTable"
      ) { text in
        frame(&text)
        text.line("let rules = \(prefix).rules")
        text.line("return \(prefix)ShownTable(rules.present(rules.decide(question: Int(table.rawValue), frame), frame, trace: trace))")
      }
    }
    text.line()
    view(
      &text, "ShownTable", of: "PresentedTable", "The answer to a question, with how it came about.",
      [
        id("The question.", "table", .decisionTables),
        .init("The answer as the rules write it.", "answer", "String", "\(prefix).rules.bundle.answer(presented.answer)"),
        undecided("Why the rules could not decide; the answer is then the declared safe one."),
        .same("How it came about, if that was asked for.", "trace", "Trace?"),
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
      text.line("let answer = \(prefix).rules.decide(question: \(question), frame)")
      text.line(
        "guard let typed = \(type)(rawValue: UInt16(answer.answer)) else { fatalError(\"checked tables answer with their answers\") }")
      text.line("return typed")
    }
    text.line()
    text.doc("The answers of `\(name)`.")
    text.block("public enum \(type): UInt16, CaseIterable, Sendable") { text in
      let members = SwiftName.members(answers)
      for (index, member) in members.enumerated() { text.line("case \(member) = \(index)") }
      text.line()
      text.doc("The answer as the rules write it.")
      text.table("public var name: String", zip(members, answers).map { (".\($0)", SwiftText.literal($1)) })
      if bundle.decisionTables[question].answersAreRoutes {
        text.line()
        text.doc("The screen that it names; nil for a word that is none.")
        text.table(
          "public var route: \(self.type("routes", "route"))?",
          zip(members, answers).map { member, answer in
            (".\(member)", bundle.find(.routes, answer).map { ".\(self.member(.routes, $0))" } ?? "nil")
          })
      }
    }
  }

  private func frame(_ text: inout SwiftText) {
    text.line("let frame = \(prefix).rules.makeFrame()")
    text.line("facts.fill(frame)")
  }
}
