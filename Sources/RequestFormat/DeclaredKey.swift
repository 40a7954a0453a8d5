internal import BundleFormat

/// A key of a request or of an answer, for tools that propose and explain keys.
public struct DeclaredKey: Sendable {
  /// The values that a tool can list.
  public enum Values: Sendable, Equatable {
    case words([String])
    /// The names of the rules of a kind.
    case names(kind: String)
    /// `true` or `false`.
    case flag
    case number
    case other
  }

  /// The key: `reasonCode`.
  public let name: String
  /// What the value means, as a sentence.
  public let about: String
  /// The values, or the values of the items of a list.
  public let values: Values
  /// Whether the value is a list.
  public let isList: Bool
  private let content: Content

  /// What contains the keys of the value.
  private enum Content: Sendable {
    case none
    case answer(Form)
    case request(Given)
  }

  /// The keys of the value, or of the items of a list; empty unless it is an object.
  public var keys: [DeclaredKey] {
    switch content {
    case .none: []
    case .answer(let form): Requests.keys(in: form)
    case .request(let form): Requests.keys(in: form)
    }
  }

  fileprivate init(_ member: Member) {
    let (form, isList) = member.form.item
    (name, about, values, self.isList, content) = (member.key, member.about, form.values, isList, .answer(form))
  }

  fileprivate init(_ key: Key) {
    let (form, isList) = key.form.item
    (name, about, values, self.isList, content) = (key.key, key.about, form.values, isList, .request(form))
  }

  fileprivate init(tag union: Union) {
    (name, about, values) = (union.tag, "Which of several objects it is.", .words(union.cases.map(\.word)))
    (isList, content) = (false, .none)
  }
}

extension Form {
  /// The form of the items of a list, or the form itself.
  fileprivate var item: (form: Form, isList: Bool) {
    switch self {
    case .list(let item): (item.item.form, true)
    case .typed(_, let form): form.item
    default: (self, false)
    }
  }

  fileprivate var values: DeclaredKey.Values {
    switch self {
    case .word(let name): .words(Requests.words(name)?.words ?? [])
    case .name(let section): .names(kind: Format.kind(ofSection: section))
    case .flag: .flag
    case .number: .number
    default: .other
    }
  }
}

extension Given {
  /// The form of the items of a list, or the form itself.
  fileprivate var item: (form: Given, isList: Bool) {
    switch self {
    case .list(let item), .pair(let item): (item.item.form, true)
    default: (self, false)
    }
  }

  fileprivate var values: DeclaredKey.Values {
    switch self {
    case .word(let name): .words(Requests.words(name)?.words ?? [])
    case .name(let section): .names(kind: Format.kind(ofSection: section))
    case .flag, .answered: .flag
    case .whole, .wholeOrNull: .number
    default: .other
    }
  }
}

extension Requests {
  /// Returns the value of `ask` for a question of a scenario, such as `{may: NAME}` or `{ask: overview}`; nil for other keys.
  public static func ask(ofQuestion key: String, value: String) -> String? {
    questions.first { question in
      switch question.scenario {
      case .about(key, _, _, _, _), .string(key, _, _): true
      case .both(let own, _, _, _): own == key || key == "ask" && value == question.ask
      case .plain: key == "ask" && value == question.ask
      default: false
      }
    }?.ask
  }

  /// Returns the keys of the answer to a question; empty for an unknown question.
  public static func answerKeys(of ask: String) -> [DeclaredKey] {
    question(ask).flatMap { object($0.answer) }.map(keys(of:)) ?? []
  }

  /// Returns the keys of a request, without `ask`, the key of its subject, and those that scenarios write elsewhere; empty for an unknown question.
  public static func requestKeys(of ask: String) -> [DeclaredKey] {
    guard let question = question(ask) else { return [] }
    let subject = question.scenario?.subject
    return question.allKeys.filter { $0.key != subject && $0.key != "confirmed" && $0.key != "event_id" }.map { DeclaredKey($0) }
  }

  private static func question(_ ask: String) -> Question? { questions.first { $0.ask == ask } }

  private static func keys(of object: Object) -> [DeclaredKey] {
    object.parts.flatMap { part -> [DeclaredKey] in
      switch part {
      case .all(let name, _): self.object(name).map(keys(of:)) ?? []
      case .cases(let union): keys(of: union)
      case .member, .when, .given: part.members.map { DeclaredKey($0) }
      }
    }
  }

  /// The tag of a union, and the members of all its cases, each once.
  private static func keys(of union: Union) -> [DeclaredKey] {
    var seen: Set<String> = []
    return [DeclaredKey(tag: union)] + union.cases.flatMap(\.members).filter { seen.insert($0.key).inserted }.map { DeclaredKey($0) }
  }

  fileprivate static func keys(in form: Form) -> [DeclaredKey] {
    switch form {
    case .object(let name): object(name).map(keys(of:)) ?? unions.first { $0.name == name }.map(keys(of:)) ?? []
    case .members(let members): members.map { DeclaredKey($0) }
    default: []
    }
  }

  fileprivate static func keys(in form: Given) -> [DeclaredKey] {
    switch form {
    case .item(let name): item(name)?.keys.map { DeclaredKey($0) } ?? []
    case .either(let name): alternatives(name)?.groups.flatMap { $0 }.map { DeclaredKey($0) } ?? []
    default: []
    }
  }
}

extension ScenarioForm {
  /// The key of the request that names the subject; nil for a question without one.
  var subject: String? {
    switch self {
    case .about(_, _, let subject, _, _), .string(_, let subject, _), .both(_, _, let subject, _): subject
    case .plain: nil
    }
  }
}
