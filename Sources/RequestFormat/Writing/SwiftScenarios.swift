/// Generates the questions of scenarios: the forms that a rule file can contain, and the request of each form.
enum SwiftScenarios {
  static var text: String {
    var text = SwiftLines()
    text.line("internal import Schema")
    text.line()
    text.doc("A question or an event of a scenario. Exactly one property is set.")
    text.block("package struct AskedQuestion: Sendable, Equatable") { text in
      for key in keys {
        text.doc(key.about)
        text.line("package var \(key.property): \(key.type)?")
      }
    }
    text.line()
    text.doc("The questions that name no rule.")
    text.block("package enum PlainQuestion: String, Sendable, Hashable, CaseIterable") { text in
      for question in plain {
        let name = propertyName(question.ask)
        text.doc(question.about)
        text.line("case \(name)\(name == question.ask ? "" : " = \"\(question.ask)\"")")
      }
    }
    text.line()
    text.block("extension AskedQuestion", forms)
    text.line()
    text.block("extension AskedQuestion", schema)
    return text.text
  }

  /// A key of a step that asks a question.
  private struct AskingKey {
    var key: String
    var about: String
    /// The type of its value in Swift.
    var type: String
    /// The schema that reads its value.
    var schema: String
    /// Its request: the value of `ask`, the key that names the subject, and the key of the event id.
    var request: (ask: String, subject: String, id: String?)?

    var property: String { propertyName(key) }
    var isRule: Bool { type.hasPrefix("Name<") }

    init(_ key: String, kind: String?, _ request: (ask: String, subject: String, id: String?), _ about: String) {
      (self.key, self.about, self.request) = (key, about, request)
      type = kind.map { "Name<\($0)>" } ?? "String"
      schema = kind.map { "Schema.name(of: \($0).self)" } ?? "Schema.text"
    }

    /// The key of the questions that name no rule.
    static let ask = {
      var ask = AskingKey("ask", kind: nil, ("", "", nil), "A question that names no rule.")
      (ask.type, ask.schema, ask.request) = ("PlainQuestion", "Schema<PlainQuestion>.choice", nil)
      return ask
    }()
  }

  private static var named: [AskingKey] {
    Requests.questions.compactMap { question in
      switch question.scenario {
      case .about(let key, let kind, let subject, let id, let about):
        AskingKey(key, kind: kind, (question.ask, subject, id), about)
      case .both(let key, let kind, let subject, let about): AskingKey(key, kind: kind, (question.ask, subject, nil), about)
      case .string(let key, let subject, let about): AskingKey(key, kind: nil, (question.ask, subject, nil), about)
      case .plain, nil: nil
      }
    }
  }

  /// The keys in the order in which editors suggest them. `ask` follows the keys that name a rule.
  private static var keys: [AskingKey] {
    let first = named.firstIndex { !$0.isRule } ?? named.count
    return named[..<first] + [AskingKey.ask] + named[first...]
  }

  private static var plain: [Question] {
    Requests.questions.filter { question in
      switch question.scenario {
      case .plain, .both: true
      case .about, .string, nil: false
      }
    }
  }

  private static func forms(_ text: inout SwiftLines) {
    let names = Set(named.map(\.property))
    let only = plain.filter { !names.contains(propertyName($0.ask)) }
    text.doc("The form of a question, and its request.")
    text.block("package enum Form: Sendable, Hashable, CaseIterable") { text in
      text.line("case \((named.map(\.property) + only.map { propertyName($0.ask) }).joined(separator: ", "))")
      text.line()
      text.doc("The value of `ask`.")
      text.block("package var ask: String") { text in
        let rows = named.compactMap { key in key.request.map { (".\(key.property)", "\"\($0.ask)\"") } }
        text.table("self", rows + only.map { (".\(propertyName($0.ask))", "\"\($0.ask)\"") })
      }
      text.line()
      text.doc("The key of the request that names the subject.")
      text.block("package var subject: String?") { text in
        text.table("self", named.compactMap { key in key.request.map { (".\(key.property)", "\"\($0.subject)\"") } }, otherwise: "nil")
      }
      text.line()
      text.doc("The key of the request for the event id.")
      text.block("package var id: String?") { text in
        text.table("self", named.compactMap { key in key.request?.id.map { (".\(key.property)", "\"\($0)\"") } }, otherwise: "nil")
      }
    }
    text.line()
    text.doc("The form of the question, and the name of its subject.")
    text.block("package var subject: (form: Form, name: String?)?") { text in
      for key in named {
        text.line("if let \(key.property) { return (.\(key.property), \(key.property)\(key.isRule ? ".text" : "")) }")
      }
      text.table("ask", plain.map { (".\(propertyName($0.ask))", "return (.\(propertyName($0.ask)), nil)") } + [("nil", "return nil")])
    }
  }

  private static func schema(_ text: inout SwiftLines) {
    text.doc("The keys of questions. A question has exactly one.")
    text.line("static let keys = [\(keys.map { "\"\($0.key)\"" }.joined(separator: ", "))]")
    text.line()
    text.block("static let schema = Schema.object(\"question\", build: AskedQuestion.init)") { text in
      for key in keys {
        text.line("Field(\"\(key.key)\", \\.\(key.property), \(key.schema).optional, or: .some(nil), \"\(key.about)\")")
      }
    }
  }
}
