extension Requests {
  /// Returns a page of the documentation with current tables; nil if a table of the page has no end.
  ///
  /// A table is between a line such as `<!-- keys: screen -->` and the line `<!-- end -->`. The kinds of tables are the `keys` of a question,
  /// an `event` inside a question, an `answer`, all `parts` of answers, all `questions`, all `methods` of the JavaScript module, and all
  /// `forms` of scenarios.
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

  /// The folder of the pages about requests.
  public static let folderOfPages = "docs/use/requests"
  /// The paths of the pages about requests, in the order in which the index of the folder lists them.
  public static let requestPages = [
    "README", "decisions", "limits", "screens", "notifications", "history", "sync", "connection", "input", "records", "rules", "types",
    "invalid",
  ].map { "\(folderOfPages)/\($0).md" }

  /// The paths of all pages with tables that are generated from the declarations.
  public static let pages = requestPages + ["docs/edit/scenario-format.md", "docs/use/node.md"]

  /// The tables that the pages about requests must contain: the keys of each question, each answer, each event inside a request, all parts
  /// of answers, and all questions.
  public static var tablesOfPage: [String] {
    // The answer `Done` is a decision, which `entitlement` documents.
    let answers = questions.filter { $0.host != .tool && $0.answer != "Done" }.map(\.answer)
    return questions.filter { $0.host != .tool && !$0.allKeys.isEmpty }.map { "keys: \($0.ask)" } + alternatives.map { "event: \($0.name)" }
      + answers.map { "answer: \($0)" } + ["parts: all", "questions: all"]
  }

  private static func table(_ kind: String, of name: String) -> String? {
    switch kind {
    case "keys":
      questions.first { $0.ask == name }.map { rows($0.allKeys.map { ("`\($0.key)`\($0.need == .needed ? "" : "?")", $0.about) }) }
    case "event": alternatives(name).map(groups)
    case "answer": object(name).map { members(of: $0, linkingTo: typesPage) }
    case "parts": parts
    case "methods": rows(questions.compactMap { question in question.method.map { (call($0), $0.about) } }, "method", "description")
    case "forms": rows(questions.flatMap(forms), "form", "question")
    case "questions": rows(questions.map { ("`\($0.ask)`", $0.about) }, "request", "question")
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

  /// The forms in which a scenario can ask a question.
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

  /// The page that contains the table of all parts, as the other pages of the folder link to it.
  private static let typesPage = "types.md"

  /// Every object and union of answers, each under a heading.
  private static var parts: String {
    let objects = objects.filter { !$0.isAnswer }.map { "\n## `\($0.name)`\n\n\($0.about ?? "")\n\(members(of: $0, linkingTo: ""))" }
    let unions = unions.map { "\n## `\($0.name)`\n\nOne of several objects, by `\($0.tag)`.\n\(cases(of: $0))" }
    return (objects + unions).joined()
  }

  private static func groups(of alternatives: Alternatives) -> String {
    rows(
      alternatives.groups.map { group in
        let keys = group.map { "`\($0.key)`\($0.need == .needed ? "" : "?")" }.joined(separator: ", ")
        return (keys, group.map(\.about).joined(separator: " "))
      })
  }

  /// The table of an object.
  ///
  /// - Parameter page: The page with the types that the members have; empty for the same page.
  private static func members(of object: Object, linkingTo page: String) -> String {
    rows(
      object.parts.flatMap { part in
        switch part {
        case .all(let name, _): [("", "All keys of `\(name)`.")]
        case .cases(let union):
          [
            (
              "`\(union.tag)`",
              "\(listed(union.cases.map { "`\($0.word)`" })), with the keys of that case: [`\(union.name)`](\(page)#\(anchor(union.name)))."
            )
          ]
        case .member(let member): described(member, "", page)
        case .when(_, let members), .given(_, let members): members.flatMap { described($0, "", page, isOptional: true) }
        }
      })
  }

  private static func cases(of union: Union) -> String {
    rows(
      union.cases.map { one in
        ("`\(union.tag)`: `\(one.word)`", one.members.map { "`\($0.key)`: \($0.about)\(words(in: $0.form))" }.joined(separator: " "))
      })
  }

  /// The rows of a member, and of the members of an object without a name under its key.
  private static func described(_ member: Member, _ place: String, _ page: String, isOptional: Bool = false) -> [(String, String)] {
    var (form, key) = (member.form, "\(place)\(member.key)")
    if case .list(let item) = form {
      form = item
      if case .members = item { key += "[]" }
    }
    var about = member.about + words(in: form)
    if case .object(let name) = form, object(name)?.isAnswer != true { about += " [`\(name)`](\(page)#\(anchor(name)))" }
    let row = ("`\(key)`\(member.isAlways && !isOptional ? "" : "?")", about)
    guard case .members(let members) = form else { return [row] }
    return [row] + members.flatMap { described($0, key + ".", page) }
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
  /// Whether an answer always contains the member.
  fileprivate var isAlways: Bool {
    switch presence {
    case .always, .orNull: true
    case .ifGiven, .ifAny, .ifTrue, .ifFalse: false
    }
  }
}
