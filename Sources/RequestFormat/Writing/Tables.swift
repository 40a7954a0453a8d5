extension Requests {
  /// A page of documents with the tables of now. Between a line such as `<!-- keys: screen -->` and `<!-- end -->` stands what follows from the
  /// declarations: `keys` of a question, an `event` inside of one, an `answer`, all `parts` of answers, all `questions`,
  /// all `methods` of the module for JavaScript, all `forms` of scenarios.
  ///
  /// Nil for a page that does not end a table.
  public static func tables(in page: String) -> String? {
    var text: [Substring] = []
    var isReplaced = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "<!-- end -->" { isReplaced = false }
      if !isReplaced { text.append(line) }
      guard line.hasPrefix("<!-- "), line.hasSuffix(" -->"), !isReplaced else { continue }
      let words = line.dropFirst(5).dropLast(4).split(separator: ": ", maxSplits: 1).map(String.init)
      guard words.count == 2, let table = table(words[0], of: words[1]) else { continue }
      text.append(table[...])
      isReplaced = true
    }
    return isReplaced ? nil : text.joined(separator: "\n")
  }

  /// The folder of the pages about requests, and their names in the order in which the folder's index lists them.
  public static let folderOfPages = "docs/use/requests"
  public static let requestPages = [
    "README", "decisions", "limits", "screens", "notifications", "history", "sync", "connection", "input", "records", "rules", "types",
    "invalid",
  ].map { "\(folderOfPages)/\($0).md" }

  /// The pages with tables that follow from the declarations.
  public static let pages = requestPages + ["docs/edit/scenarios.md", "docs/use/node.md"]

  /// The tables that the page of requests has: the keys of every question that has some, every answer, and every event inside of a request.
  public static var tablesOfPage: [String] {
    // What a question shares with another stands with the first.
    let answers = questions.filter { $0.host != .tool && $0.answer != "Done" }.map(\.answer)
    return questions.filter { $0.host != .tool && !$0.allKeys.isEmpty }.map { "keys: \($0.ask)" } + alternatives.map { "event: \($0.name)" }
      + answers.map { "answer: \($0)" } + ["parts: all", "questions: all"]
  }

  private static func table(_ kind: String, of name: String) -> String? {
    switch kind {
    case "keys":
      questions.first { $0.ask == name }.map { rows($0.allKeys.map { ("`\($0.key)`\($0.need == .needed ? "" : "?")", $0.about) }) }
    case "event": alternatives(name).map(groups)
    case "answer": object(name).map(members)
    case "parts": parts
    case "methods": rows(questions.compactMap { question in question.method.map { (call($0), $0.about) } }, "method", "asks")
    case "forms": rows(questions.flatMap(forms), "written", "asks")
    case "questions": rows(questions.map { ("`\($0.ask)`", $0.about) })
    default: nil
    }
  }

  private static func call(_ method: Method) -> String {
    let subject = method.subject.map { $0.split(separator: "_").last.map(String.init) ?? $0 }
    return switch method.facts {
    case .nothing: "`\(method.name)()`"
    case .ofAction, .ofActionWithHistory, .uncounted, .any:
      "`\(method.name)(\(([subject].compactMap { $0 } + ["facts", "more"]).joined(separator: ", ")))`"
    }
  }

  /// How a scenario asks a question.
  private static func forms(of question: Question) -> [(String, String)] {
    switch question.scenario {
    case .about(let key, _, let subject, _, let about): [("`{\(key): \(subject.uppercased())}`", about)]
    case .both(let key, _, let subject, let about):
      [("`{\(key): \(subject.uppercased())}`", about), ("`{ask: \(question.ask)}`", question.about)]
    case .string(let key, let subject, let about): [("`{\(key): \(subject.uppercased())}`", about)]
    case .plain: [("`{ask: \(question.ask)}`", question.about)]
    case nil: []
    }
  }

  /// Every object and union of answers, each under a heading.
  private static var parts: String {
    let objects = objects.filter { !$0.isAnswer }.map { "\n### `\($0.name)`\n\n\($0.about ?? "")\n\(members(of: $0))" }
    let unions = unions.map { "\n### `\($0.name)`\n\nOne of several, by `\($0.tag)`.\n\(cases(of: $0))" }
    return (objects + unions).joined()
  }

  private static func groups(of alternatives: Alternatives) -> String {
    rows(
      alternatives.groups.map { group in
        let keys = group.map { "`\($0.key)`\($0.need == .needed ? "" : "?")" }.joined(separator: ", ")
        return (keys, group.map(\.about).joined(separator: " "))
      })
  }

  private static func members(of object: Object) -> String {
    rows(
      object.parts.flatMap { part in
        switch part {
        case .all(let name, _): [("", "All that `\(name)` has.")]
        case .cases(let union):
          [
            (
              "`\(union.tag)`",
              "\(listed(union.cases.map { "`\($0.word)`" })), with the members of that case: [`\(union.name)`](#\(anchor(union.name)))."
            )
          ]
        case .member(let member): described(member, "")
        case .when(_, let members), .given(_, let members): members.flatMap { described($0, "", isOptional: true) }
        }
      })
  }

  private static func cases(of union: Union) -> String {
    rows(
      union.cases.map { one in
        ("`\(union.tag)`: `\(one.word)`", one.members.map { "`\($0.key)`: \($0.about)\(words(in: $0.form))" }.joined(separator: " "))
      })
  }

  /// A member, and those of an object without a name under its key.
  private static func described(_ member: Member, _ place: String, isOptional: Bool = false) -> [(String, String)] {
    var (form, key) = (member.form, "\(place)\(member.key)")
    if case .list(let item) = form {
      form = item
      if case .members = item { key += "[]" }
    }
    var about = member.about + words(in: form)
    if case .object(let name) = form, object(name)?.isAnswer != true { about += " [`\(name)`](#\(anchor(name)))" }
    let row = ("`\(key)`\(member.isAlways && !isOptional ? "" : "?")", about)
    guard case .members(let members) = form else { return [row] }
    return [row] + members.flatMap { described($0, key + ".") }
  }

  private static func words(in form: Form) -> String {
    guard case .word(let name) = form, let words = words(name) else { return "" }
    return " One of \(listed(words.words.map { "`\($0)`" }))."
  }

  private static func anchor(_ name: String) -> String { name.lowercased() }

  private static func rows(_ rows: [(String, String)], _ first: String = "key", _ second: String = "holds") -> String {
    "\n| \(first) | \(second) |\n|---|---|\n" + rows.map { "| \($0) | \($1) |\n" }.joined()
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
