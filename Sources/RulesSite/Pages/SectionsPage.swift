internal import RuleKinds

extension Site {
  /// The sections of the documents, with the rules and requirements that settle each.
  var sections: PageFrame {
    let documents = input.book.manifest.documents.entries.filter { !$0.value.isMissing }
    return PageFrame(
      title: "Documents", root: "", current: "documents.html", site: self,
      content: [
        tag("h1", [:], "Documents"),
        tag(
          "p", ["class": "lead"],
          "Each section of the product documents, with the rules that come from it and the requirements that show it is met."),
        .all(documents.map { document($0.name.text, $0.value) }),
      ])
  }

  private func document(_ name: String, _ document: Document) -> HTML {
    let cited = citations(of: name)
    var listed = document.sections.map(DocumentSection.init).map { section in
      (title: section.names.joined(separator: " "), rules: cited.filter { section.isCited(as: $0.section) }.map(\.rule))
    }
    let known = Set(listed.flatMap(\.rules))
    let others = cited.filter { one in !known.contains(one.rule) }
    if !others.isEmpty { listed.append((title: "The whole document", rules: others.map(\.rule))) }
    let id = "document-\(SitePaths.safe(name))"
    return tag(
      "section", ["class": "block", "aria-labelledby": id],
      tag("h2", ["id": id], link(RulePath(Document.key, name), HTML(name), from: ""), HTML(" \(document.title)")),
      .all(listed.map { section($0.title, $0.rules) }))
  }

  private func citations(of document: String) -> [(section: String, rule: RulePath)] {
    input.index.citations.compactMap { citation in
      guard Citation.document(in: citation.text) == document else { return nil }
      return (Citation.section(in: citation.text) ?? "", citation.path.rule)
    }
  }

  private func section(_ title: String, _ rules: [RulePath]) -> HTML {
    var seen: Set<RulePath> = []
    let rules = rules.filter { seen.insert($0).inserted }
    let requirements = rules.filter { $0.parts[0] == Requirement.key }
    let others = rules.filter { $0.parts[0] != Requirement.key }
    func list(_ rules: [RulePath]) -> HTML {
      tag("ul", ["class": "inline"], .all(rules.map { tag("li", [:], link($0, from: "", class: "id small")) }))
    }
    let count =
      rules.isEmpty
      ? "no rule cites it"
      : "\(others.count) \(others.count == 1 ? "rule" : "rules"), \(requirements.count) \(requirements.count == 1 ? "requirement" : "requirements")"
    guard !rules.isEmpty else { return tag("p", ["class": "uncited quiet"], HTML("\(title): \(count)")) }
    return tag(
      "details", ["class": "group"], tag("summary", [:], HTML(title), " ", tag("span", ["class": "note"], HTML(count))),
      requirements.isEmpty ? .nothing : tag("p", ["class": "note"], "Requirements") + list(requirements),
      others.isEmpty ? .nothing : tag("p", ["class": "note"], "Rules") + list(others))
  }
}
