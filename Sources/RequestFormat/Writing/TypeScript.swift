/// Generates the types and methods of the JavaScript module.
///
/// `idType` returns the type of the names in a section of the bundle, which depends on the rules.
public struct TypeScript {
  private let idType: (String) -> String
  private static let width = 120

  /// Creates a generator.
  public init(idType: @escaping (String) -> String) { self.idType = idType }

  /// The words with a type of their own: the name of the type, its description, and the words.
  public static var words: [(name: String, about: String, words: [String])] {
    Requests.words.compactMap { words in words.typeScript.map { ($0, words.about, words.words) } }
  }

  /// The types of the objects inside answers.
  public var parts: String { Requests.objects.filter { !$0.isAnswer }.map { "\n" + interface($0) }.joined() + unions }

  /// The type of each request.
  public var requests: String {
    var text = "\n/** The keys of each request, without `ask`. */\nexport interface Requests {\n"
    for question in Requests.questions where question.host == .rules {
      text += "  /** \(question.about) */\n  \(question.ask): \(type(of: question));\n"
    }
    text += "}\n"
    for item in Requests.items {
      if let name = item.typeScript { text += "\nexport interface \(name) {\n" + item.keys.map(member).joined() + "}\n" }
    }
    for alternatives in Requests.alternatives {
      text += "\n/** \(alternatives.about) */\nexport type \(alternatives.name) ="
      text += alternatives.groups.map { "\n  | " + group($0, [], 4) }.joined() + ";\n"
    }
    return text
  }

  /// The type of each answer.
  public var answers: String {
    var text = Requests.objects.filter { $0.isAnswer && $0.name != "Done" && $0.name != "SetAnswer" }.map { "\n" + interface($0) }.joined()
    text += "\n/** The answer to each request. */\nexport interface Answers {\n"
    for question in Requests.questions where question.host == .rules { text += "  \(question.ask): \(answer(of: question));\n" }
    return text + "}\n"
  }

  /// The signatures of the methods. Each method sends one kind of request.
  public var methods: String {
    Requests.questions.compactMap { question in question.method.map { signature($0, question) } }.joined()
  }

  /// The methods for JavaScript: the name of each, with the value of `ask` and the key of the subject.
  public static var methodTable: String {
    Requests.questions.compactMap { question in
      question.method.map {
        "  \($0.name): [\(([question.ask] + ($0.subject.map { [$0] } ?? [])).map { "'\($0)'" }.joined(separator: ", "))],\n"
      }
    }.joined()
  }

  // MARK: Requests

  private func type(of question: Question) -> String {
    let base = question.isTraced ? "Traced" : "Asking"
    var parts = [base]
    if !question.keys.isEmpty { parts.append(object(question.keys.map(line), 2 + question.ask.count + base.count + 5, 2)) }
    guard let either = question.either else { return parts.joined(separator: " & ") }
    let groups = either.groups.map { group($0, either.groups.map { $0[0] }, 6) }
    let short = (parts + ["(\(groups.joined(separator: " | ")))"]).joined(separator: " & ")
    guard short.contains("\n") || question.ask.count + 4 + short.count > Self.width else { return short }
    return parts.joined(separator: " & ") + " & (" + groups.map { "\n      | \($0)" }.joined() + "\n    )"
  }

  /// One of several groups of keys, without the first keys of the other groups.
  private func group(_ keys: [Key], _ first: [Key], _ indent: Int) -> String {
    let others = first.filter { other in !keys.contains { $0.key == other.key } }
    return object(keys.map(line) + others.map { Line("\($0.key)?", "undefined") }, indent + 2, indent)
  }

  private func line(_ key: Key) -> Line {
    let (name, type) = pair(key)
    return Line(name, type, key.about)
  }

  private func pair(_ key: Key) -> (String, String) {
    if case .flag = key.form, key.need == .needed { return (key.key, "true") }
    return ("\(key.key)\(key.need == .optional ? "?" : "")", type(key.form))
  }

  private func member(_ key: Key) -> String {
    let (name, type) = pair(key)
    return "  /** \(key.about) */\n  \(name): \(type);\n"
  }

  private func type(_ form: Given) -> String {
    switch form {
    case .string, .id, .time, .day: "string"
    case .name(let section): idType(section)
    case .typed: "string | null"
    case .flag, .answered: "boolean"
    case .timestamp: "Timestamp"
    case .duration: "Duration"
    case .whole(let range, _): range?.upperBound == Int64.max ? "Whole" : "number"
    case .wholeOrNull: "number | null"
    case .word(let name): words(name)
    case .kept(let type): type
    case .facts: "Facts"
    case .list(let form): list(type(form))
    case .pair(let form): "[\(type(form)), \(type(form))]"
    case .either(let name): name
    case .item(let name):
      Requests.item(name).map { item in item.typeScript ?? "{\(item.keys.map(pair).map { "\($0): \($1)" }.joined(separator: "; "))}" }
        ?? name
    case .read(_, let type): type
    }
  }

  // MARK: Answers

  private func answer(of question: Question) -> String {
    question.answer == "Done" ? "Decision & {history: History}" : question.answer
  }

  private func interface(_ object: Object) -> String {
    let answered = object.isAnswer ? " extends Answered" : ""
    if let variants = object.variants { return interfaces(object, variants) }
    let inherited = object.parts.compactMap { if case .all(let name, _) = $0 { name } else { nil } }
    let cases = object.parts.compactMap { if case .cases(let union) = $0 { union.name } else { nil } }
    let members = object.parts.flatMap { part in part.members.map { (member: $0, isOptional: isOptional(part)) } }
    let about = object.about.map { "/** \($0) */\n" } ?? ""
    if !cases.isEmpty {
      return about + "export type \(object.name) = Answered &\n  \(cases.joined(separator: " & ")) & {\n"
        + members.map { text($0.member, $0.isOptional, 4) }.joined() + "  };\n"
    }
    let bases = (object.isAnswer ? ["Answered"] : []) + inherited
    // The answer of a table has one type for each table.
    let name = object.name == "TableAnswer" ? "TableAnswer<T extends TableId = TableId>" : object.name
    return about + "export interface \(name)\(inherited.isEmpty ? answered : " extends \(bases.joined(separator: ", "))") {\n"
      + members.map { text($0.member, $0.isOptional, 2) }.joined() + "}\n"
  }

  /// The interfaces of an answer with two variants: one for the shared members, and one for each variant.
  private func interfaces(_ object: Object, _ variants: Object.Variants) -> String {
    var texts = ["", "", ""]
    for part in object.parts {
      for member in part.members {
        switch member.variant {
        case .both: texts[0] += text(member, false, 2)
        case .whenTrue: texts[1] += text(member, false, 2)
        case .whenFalse: texts[2] += text(member, false, 2)
        case .each(let first, let second):
          texts[1] += text(member, false, 2, as: first)
          texts[2] += text(member, false, 2, as: second)
        }
      }
    }
    return """
      interface \(variants.shared) extends Answered {
      \(texts[0])}

      export interface \(variants.whenTrue) extends \(variants.shared) {
      \(texts[1])}

      export interface \(variants.whenFalse) extends \(variants.shared) {
      \(texts[2])}

      /** \(variants.about) */
      export type \(object.name) = \(variants.whenTrue) | \(variants.whenFalse);

      """
  }

  private func isOptional(_ part: Part) -> Bool {
    switch part {
    case .when, .given: true
    case .member, .all, .cases: false
    }
  }

  private func text(_ member: Member, _ isOptional: Bool, _ indent: Int, as type: String? = nil) -> String {
    let (name, found) = pair(member, isOptional, indent)
    let space = String(repeating: " ", count: indent)
    return "\(space)/** \(member.about) */\n\(space)\(name): \(wrapped(type ?? found, indent + 2 + name.count, indent));\n"
  }

  private func pair(_ member: Member, _ isOptional: Bool, _ indent: Int) -> (String, String) {
    let type = type(member.form, 2 + indent + member.key.count, indent)
    return switch member.presence {
    case .always: (member.key + (isOptional ? "?" : ""), type)
    case .orNull: (member.key + (isOptional ? "?" : ""), "\(type) | null")
    case .ifGiven, .ifAny: (member.key + "?", type)
    case .ifTrue: (member.key + "?", "true")
    case .ifFalse: (member.key + "?", "false")
    }
  }

  private func type(_ form: Form, _ column: Int, _ indent: Int) -> String {
    switch form {
    case .string, .bytes, .milliseconds, .seconds, .duration, .day, .wall, .spelled: "string"
    case .flag: "boolean"
    case .number: "number"
    case .name(let section): idType(section)
    case .word(let name): words(name)
    case .value(let type), .fields(let type): type
    case .list(let form): list(type(form, column, indent))
    case .object(let name): name
    case .members(let members): object(members.map { line($0, indent + 2) }, column, indent)
    case .written(_, let type), .typed(let type, _): type
    }
  }

  private var unions: String {
    Requests.unions.map { union in
      let cases = union.cases.map { one in
        let others =
          Requests.isInside(union) ? union.cases.flatMap(\.members).filter { member in !one.members.contains { $0.key == member.key } } : []
        let lines = [Line(union.tag, "'\(one.word)'")] + one.members.map { line($0, 6) } + others.map { Line("\($0.key)?", "undefined") }
        return "\n  | " + object(lines, 4, 4)
      }
      return "\n/** One of several objects, by `\(union.tag)`. */\nexport type \(union.name) =\(cases.joined());\n"
    }.joined()
  }

  private func line(_ member: Member, _ indent: Int) -> Line {
    let (name, type) = pair(member, false, indent)
    return Line(name, type, member.about)
  }

  private func words(_ name: String) -> String {
    guard let words = Requests.words(name) else { return name }
    return words.typeScript ?? words.words.map { "'\($0)'" }.joined(separator: " | ")
  }

  private func list(_ type: String) -> String { type.contains(" | ") && !type.hasPrefix("{") ? "(\(type))[]" : "\(type)[]" }

  /// A member of an inline object type.
  private struct Line {
    let name: String
    let type: String
    let about: String?

    init(_ name: String, _ type: String, _ about: String? = nil) { (self.name, self.type, self.about) = (name, type, about) }
  }

  /// An inline object type: on one line if it fits, otherwise with a line and a comment for each member.
  private func object(_ members: [Line], _ column: Int, _ indent: Int) -> String {
    let short = "{\(members.map { "\($0.name): \($0.type)" }.joined(separator: "; "))}"
    guard column + short.count > Self.width || short.contains("\n") else { return short }
    let space = String(repeating: " ", count: indent)
    return "{\n"
      + members.map { member in
        let about = member.about.map { "\(space)  /** \($0) */\n" } ?? ""
        return about + "\(space)  \(member.name): \(wrapped(member.type, indent + 4 + member.name.count, indent + 2));\n"
      }.joined() + "\(space)}"
  }

  /// A union of words: on one line if it fits, otherwise with a line for each word.
  private func wrapped(_ type: String, _ column: Int, _ indent: Int) -> String {
    guard column + type.count > Self.width, type.hasPrefix("'"), !type.contains("{") else { return type }
    let space = String(repeating: " ", count: indent)
    return type.split(separator: " | ").map { "\n\(space)  | \($0)" }.joined()
  }

  // MARK: Methods

  private func signature(_ method: Method, _ question: Question) -> String {
    let about = "  /** \(method.about) */\n"
    let kind = method.subject.flatMap { subject in question.keys.first { $0.key == subject } }.map { type($0.form) } ?? ""
    let ask = "'\(question.ask)'"
    let more = "more?: More<\(([question.ask] + (method.subject.map { [$0] } ?? [])).map { "'\($0)'" }.joined(separator: ", "))>"
    let answer = answer(of: question)
    switch method.facts {
    case .ofAction:
      let start = "  \(method.name)<A extends \(kind)>(\(method.subject ?? ""): A, facts: "
      return about + start + "ActionFacts<A>, more?: More<\(ask), 'action' | 'history'>): \(answer);\n"
        + start + "HistoryFacts<A>, more: More<\(ask), 'action'> & {history: Kept}): \(answer);\n"
    case .ofActionWithHistory:
      return about
        + "  \(method.name)<A extends \(kind)>(\(method.subject ?? ""): A, facts: HistoryFacts<A>, \(more)): Answers[\(ask)];\n"
    case .uncounted, .any:
      let facts = if case .uncounted = method.facts { "facts: UncountedFacts" } else { "facts?: Facts" }
      guard let subject = method.subject else { return about + "  \(method.name)(\(facts), \(more)): \(answer);\n" }
      // `state` instead of `empty_state`, as JavaScript names parameters.
      let name = subject.split(separator: "_").last.map(String.init) ?? subject
      guard let generic = method.generic else { return about + "  \(method.name)(\(name): \(kind), \(facts), \(more)): \(answer);\n" }
      return about + "  \(method.name)<\(generic) extends \(kind)>(\(name): \(generic), \(facts), \(more)): \(answer)<\(generic)>;\n"
    case .nothing: return about + "  \(method.name)(): \(answer);\n"
    }
  }
}
