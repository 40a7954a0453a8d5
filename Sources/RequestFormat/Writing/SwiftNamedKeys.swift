internal import BundleFormat

/// Generates the keys of requests and answers whose values are names of rules, so that tools find the names in scenarios.
enum SwiftNamedKeys {
  static var text: String {
    var text = SwiftLines()
    text.doc("The keys of requests and answers whose values are names of rules, with the kinds of the rules.")
    text.block("package enum NamedKeys") { text in
      text.line("package static let kinds: [String: [String]] = [")
      text.indented { text in
        for (key, kinds) in kinds.sorted(by: { $0.key < $1.key }) {
          text.line("\"\(key)\": [\(kinds.sorted().map { "\"\($0)\"" }.joined(separator: ", "))],")
        }
      }
      text.line("]")
      text.line()
      text.doc("All keys of requests and answers.")
      text.line("package static let all: Set<String> = [\(all.sorted().map { "\"\($0)\"" }.joined(separator: ", "))]")
      text.line()
      text.doc("The words of the choices in requests and answers.")
      text.line("package static let words: Set<String> = [\(words.sorted().map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    return text.text
  }

  private static var members: [Member] { Requests.objects.flatMap(\.allMembers) + Requests.unions.flatMap(\.allMembers) }

  private static var keys: [Key] {
    let groups = (Requests.alternatives + Requests.questions.compactMap(\.either)).flatMap(\.groups)
    return Requests.questions.flatMap(\.keys) + Requests.items.flatMap(\.keys) + groups.flatMap { $0 }
  }

  private static var all: Set<String> {
    func inside(_ form: Form) -> [String] {
      switch form {
      case .list(let item), .typed(_, let item): inside(item)
      case .members(let members): members.flatMap { [$0.key] + inside($0.form) }
      default: []
      }
    }
    return Set(members.flatMap { [$0.key] + inside($0.form) } + keys.map(\.key))
  }

  private static var words: Set<String> { Set(Requests.words.flatMap(\.words)) }

  private static var kinds: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for member in members { add(member.form, at: member.key, &found) }
    for key in keys { add(key.form, at: key.key, &found) }
    return found
  }

  private static func add(_ form: Form, at key: String, _ found: inout [String: Set<String>]) {
    switch form {
    case .name(let section): found[key, default: []].insert(Format.kind(ofSection: section))
    case .list(let item), .typed(_, let item): add(item, at: key, &found)
    case .members(let members): for member in members { add(member.form, at: member.key, &found) }
    // A scenario can write the name of an object in its place.
    case .object(let name):
      if case .name(let section)? = Requests.objects.first(where: { $0.name == name })?.allMembers.first?.form {
        found[key, default: []].insert(Format.kind(ofSection: section))
      }
    default: break
    }
  }

  private static func add(_ form: Given, at key: String, _ found: inout [String: Set<String>]) {
    switch form {
    case .name(let section): found[key, default: []].insert(Format.kind(ofSection: section))
    case .list(let item), .pair(let item): add(item, at: key, &found)
    default: break
    }
  }
}

extension Object {
  /// The members of the object and of the unions in it.
  fileprivate var allMembers: [Member] {
    members + parts.flatMap { part in if case .cases(let union) = part { union.allMembers } else { [Member]() } }
  }
}

extension Union {
  fileprivate var allMembers: [Member] { cases.flatMap(\.members) }
}
