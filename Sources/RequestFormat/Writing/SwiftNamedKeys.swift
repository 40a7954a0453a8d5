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
    }
    return text.text
  }

  /// The kind of a section. The kind `tables` is in the section `decision_tables`, because the section `tables` has the tables of actions.
  private static func kind(of section: String) -> String { section == "decision_tables" ? "tables" : section }

  private static var kinds: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for member in Requests.objects.flatMap(\.allMembers) + Requests.unions.flatMap(\.allMembers) { add(member.form, at: member.key, &found) }
    let keys = Requests.questions.flatMap(\.allKeys) + Requests.items.flatMap(\.keys)
    for key in keys + Requests.alternatives.flatMap({ $0.groups.flatMap { $0 } }) { add(key.form, at: key.key, &found) }
    return found
  }

  private static func add(_ form: Form, at key: String, _ found: inout [String: Set<String>]) {
    switch form {
    case .name(let section): found[key, default: []].insert(kind(of: section))
    case .list(let item), .typed(_, let item): add(item, at: key, &found)
    case .members(let members): for member in members { add(member.form, at: member.key, &found) }
    default: break
    }
  }

  private static func add(_ form: Given, at key: String, _ found: inout [String: Set<String>]) {
    switch form {
    case .name(let section): found[key, default: []].insert(kind(of: section))
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
