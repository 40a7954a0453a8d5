extension Requests {
  /// A page of documents with the tables of now: between `<!-- keys: ASK -->` or `<!-- answer: OBJECT -->` and `<!-- end -->` stands what a request may
  /// have, or what an answer has. Nil for a page that names what is not declared, or does not end a table.
  public static func tables(in page: String) -> String? {
    var text = ""
    var rest = page[...]
    while let start = rest.firstRange(of: "<!-- ") {
      text += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      guard let end = rest.firstRange(of: " -->\n") else { return nil }
      let words = rest[start.upperBound..<end.lowerBound].split(separator: ": ", maxSplits: 1).map(String.init)
      guard words.count == 2, let table = table(words[0], of: words[1]) else {
        text += rest[..<end.upperBound]
        rest = rest[end.upperBound...]
        continue
      }
      guard let close = rest.firstRange(of: "<!-- end -->\n") else { return nil }
      text += rest[..<end.upperBound] + table
      rest = rest[close.lowerBound...]
      text += rest[..<rest.firstRange(of: "\n")!.upperBound]
      rest = rest[rest.firstRange(of: "\n")!.upperBound...]
    }
    return text + rest
  }

  private static func table(_ kind: String, of name: String) -> String? {
    switch kind {
    case "keys": keys(of: name)
    case "event": alternatives(name).map { rows($0.groups.map { ($0.map { "`\($0.key)`\($0.need == .optional ? "?" : "")" }.joined(separator: ", "), abouts($0)) }) }
    case "answer": (object(name).map { members(of: $0) } ?? unions.first { $0.name == name }.map(cases))
    case "parts":
      objects.filter { !$0.isAnswer }.map { "\n### `\($0.name)`\n\n\($0.about ?? "")\n" + members(of: $0).dropLast() }.joined()
        + unions.map { "\n### `\($0.name)`\n\nOne of several, by `\($0.tag)`.\n" + cases($0).dropLast() }.joined() + "\n"
    case "questions": rows(questions.map { ("`\($0.ask)`", $0.about) })
    default: nil
    }
  }

  private static func keys(of ask: String) -> String? {
    guard let question = questions.first(where: { $0.ask == ask }) else { return nil }
    return rows(question.keys.map { ("`\($0.key)`\($0.need == .needed ? "" : "?")", $0.about) } + (question.either?.groups ?? []).flatMap { group in
      group.map { ("`\($0.key)`\($0.need == .needed ? "" : "?")", $0.about) }
    })
  }

  private static func abouts(_ keys: [Key]) -> String { keys.map(\.about).joined(separator: " ") }

  private static func members(of object: Object) -> String {
    rows(object.parts.flatMap { part -> [(String, String)] in
      switch part {
      case .all(let name, _): [("", "All that `\(name)` has.")]
      case .cases(let union): [("`\(union.tag)`", "\(listed(union.cases.map { "`\($0.word)`" })), with the members of that case.")]
      case .member: part.members.flatMap { described($0, "") }
      case .when, .given: part.members.flatMap { described($0, "", isOptional: true) }
      }
    })
  }

  private static func cases(_ union: Union) -> String {
    rows(union.cases.flatMap { one in
      [("`\(union.tag)`: `\(one.word)`", one.members.isEmpty ? "" : one.members.map { "`\($0.key)`: \($0.about)" }.joined(separator: " "))]
    })
  }

  /// A member, and those of an object without a name under its key.
  private static func described(_ member: Member, _ place: String, isOptional: Bool = false) -> [(String, String)] {
    var (form, key) = (member.form, "\(place)\(member.key)")
    if case .list(let item) = form {
      form = item
      if case .members = item { key += "[]" }
    }
    var about = member.about
    if case .word(let name) = form, let words = words(name), words.words.count <= 20 { about += " One of \(listed(words.words.map { "`\($0)`" }))." }
    if case .object(let name) = form, object(name)?.isAnswer != true { about += " [`\(name)`](#\(name.lowercased()))" }
    var rows = [("`\(key)`\(member.isAlways && !isOptional ? "" : "?")", about)]
    if case .members(let members) = form { rows += members.flatMap { described($0, key + ".") } }
    return rows
  }

  private static func rows(_ rows: [(String, String)]) -> String {
    "\n| key | holds |\n|---|---|\n" + rows.map { "| \($0) | \($1) |\n" }.joined() + "\n"
  }
}

extension Member {
  /// Whether an answer always has it.
  fileprivate var isAlways: Bool {
    switch presence {
    case .always, .orNull: true
    case .ifGiven, .ifAny, .ifTrue, .ifFalse: false
    }
  }
}
