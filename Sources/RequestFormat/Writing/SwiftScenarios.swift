/// The questions of scenarios: what a rule file may write, and the request that it becomes.
enum SwiftScenarios {
  private struct Named {
    var key: String
    /// The kind of the rule; nil for a string.
    var kind: String?
    var ask: String
    var subject: String
    var id: String?
    var about: String

    var property: String { propertyName(key) }
  }

  private static var named: [Named] {
    Requests.questions.compactMap { question in
      switch question.scenario {
      case .about(let key, let kind, let subject, let id, let about):
        Named(key: key, kind: kind, ask: question.ask, subject: subject, id: id, about: about)
      case .both(let key, let kind, let subject, let about):
        Named(key: key, kind: kind, ask: question.ask, subject: subject, about: about)
      case .string(let key, let subject, let about): Named(key: key, ask: question.ask, subject: subject, about: about)
      case .plain, nil: nil
      }
    }
  }

  private static var plain: [Question] {
    Requests.questions.filter { question in
      switch question.scenario {
      case .plain, .both: true
      case .about, .string, nil: false
      }
    }
  }

  /// What scenarios ask, with its schema and its forms.
  static var text: String {
    var text = "internal import Schema\n\n"
    text += "/// What a scenario asks, or what happens in it: exactly one of these is there.\n"
    text += "public struct AskedQuestion: Sendable, Equatable {\n"
    for key in keys {
      let one = named.first { $0.key == key }
      text += "  /// \(one?.about ?? "A question about nothing in particular.")\n"
      text += "  public var \(one?.property ?? "ask"): \(one.map { $0.kind.map { "Name<\($0)>" } ?? "String" } ?? "PlainQuestion")?\n"
    }
    text += "}\n\n"
    text += "/// Questions that are about no rule in particular.\npublic enum PlainQuestion: String, Sendable, Hashable, CaseIterable {\n"
    for question in plain { text += "  /// \(question.about)\n  case \(propertyName(question.ask))\(propertyName(question.ask) == question.ask ? "" : " = \"\(question.ask)\"")\n" }
    text += "}\n\nextension AskedQuestion {\n  /// The question in the terms of requests.\n  public enum Form: Sendable, Hashable, CaseIterable {\n"
    text += "    case \((named.map(\.property) + plain.map { propertyName($0.ask) }.filter { name in !named.contains { $0.property == name } }).joined(separator: ", "))\n\n"
    text += "    /// The value of `ask`.\n    package var ask: String {\n      switch self {\n"
    for one in named { text += "      case .\(one.property): \"\(one.ask)\"\n" }
    for question in plain where !named.contains(where: { $0.property == propertyName(question.ask) }) {
      text += "      case .\(propertyName(question.ask)): \"\(question.ask)\"\n"
    }
    text += "      }\n    }\n\n    /// The key that names what it is about.\n    package var subject: String? {\n      switch self {\n"
    for one in named { text += "      case .\(one.property): \"\(one.subject)\"\n" }
    text += "      default: nil\n      }\n    }\n\n    /// The key for the id of what happens.\n    package var id: String? {\n      switch self {\n"
    for one in named { if let id = one.id { text += "      case .\(one.property): \"\(id)\"\n" } }
    text += "      default: nil\n      }\n    }\n  }\n\n  /// Which form it has, and the name of what it is about.\n"
    text += "  public var subject: (form: Form, name: String?)? {\n"
    for one in named { text += "    if let \(one.property) { return (.\(one.property), \(one.property)\(one.kind == nil ? "" : ".text")) }\n" }
    text += "    switch ask {\n"
    for question in plain { text += "    case .\(propertyName(question.ask)): return (.\(propertyName(question.ask)), nil)\n" }
    text += "    case nil: return nil\n    }\n  }\n}\n\nextension AskedQuestion {\n"
    text += "  /// The keys of which a question has exactly one.\n  static let keys = [\(keys.map { "\"\($0)\"" }.joined(separator: ", "))]\n\n"
    text += "  static let schema = Schema.object(\"question\", build: AskedQuestion.init) {\n"
    for key in keys {
      if let one = named.first(where: { $0.key == key }) {
        let form = one.kind.map { "Schema.name(of: \($0).self)" } ?? "Schema.text"
        text += "    Field(\"\(key)\", \\.\(one.property), \(form).optional, or: .some(nil), \"\(one.about)\")\n"
      } else {
        text += "    Field(\"ask\", \\.ask, Schema<PlainQuestion>.choice.optional, or: .some(nil), \"A question about nothing in particular.\")\n"
      }
    }
    return text + "  }\n}\n"
  }

  /// The keys in the order in which editors offer them: `ask` behind those that stand before the first key with a string.
  private static var keys: [String] {
    let names = named.filter { $0.kind != nil }.prefix { one in !named.contains { $0.kind == nil && precedes($0, one) } }.map(\.key)
    return names + ["ask"] + named.map(\.key).filter { !names.contains($0) }
  }

  private static func precedes(_ one: Named, _ other: Named) -> Bool {
    let all = named.map(\.key)
    return (all.firstIndex(of: one.key) ?? 0) < (all.firstIndex(of: other.key) ?? 0)
  }
}
