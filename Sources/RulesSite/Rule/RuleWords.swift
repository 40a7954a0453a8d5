internal import RuleKinds
internal import RuleQueries
internal import RulesBundle
internal import RulesJSON

extension Site {
  /// The maximum number of characters of a sentence on a surface.
  struct Budget: Sendable {
    var surface: String
    var characters: Int64
  }

  /// The sentences of a rule, or those that it uses, in every language.
  func wordsTable(_ path: RulePath) -> HTML {
    var keys = path.parts[0] == Copy.key ? [path.parts[1]] : []
    if keys.isEmpty, path.parts[0] != Scenario.key {
      for use in input.index.uses(by: path) where use.target.parts[0] == Copy.key && !keys.contains(use.target.parts[1]) {
        keys.append(use.target.parts[1])
      }
      if path.parts[0] == Reason.key, let error = bundle["reasons", path.parts[1]]?.text("copy"), !error.isEmpty, !keys.contains(error) {
        keys.append(error)
      }
    }
    let rows = keys.flatMap { key in (words[key] ?? []).map { row($0, key) } }
    if rows.isEmpty { return .nothing }
    return tag(
      "div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": "Words"],
      tag(
        "table", ["class": "words"],
        tag(
          "thead", [:],
          tag(
            "tr", [:], tag("th", ["scope": "col"], "Key"), tag("th", ["scope": "col"], "Language"), tag("th", ["scope": "col"], "Text"),
            tag("th", ["scope": "col"], "Characters"), tag("th", ["scope": "col"], "Plans"))), tag("tbody", [:], .all(rows))))
  }

  private func row(_ spoken: SpokenExample, _ key: String) -> HTML {
    let example = spoken.example
    // Of a sentence with a title, such a surface shows only the title.
    let length = budgets[key].map { budget -> HTML in
      HTML("\((example.title ?? example.text).count) of \(budget.characters) on ")
        + link(RulePath(Surface.key, budget.surface), from: "../", class: "id")
    }
    return tag(
      "tr", [:], tag("th", ["scope": "row"], link(RulePath(Copy.key, key), .breakable(key), from: "../", class: "id small")),
      tag("td", [:], HTML(spoken.language)),
      tag(
        "td", ["lang": spoken.language, "dir": "auto"], example.title.map { tag("b", [:], HTML($0)) } ?? .nothing,
        tag("p", [:], HTML(example.text)), forms(spoken, key)),
      tag("td", ["class": "number"], length ?? HTML("\(example.length)")),
      tag("td", [:], HTML(example.plans.count == bundle.plans.count ? "" : example.plans.joined(separator: ", "))))
  }

  /// The plural forms of a sentence, as they are written.
  private func forms(_ spoken: SpokenExample, _ key: String) -> HTML {
    guard let copy = input.book.copy[key] else { return .nothing }
    let translation = input.book.translations.languages.first { $0.tag == spoken.language }?.sentences[key]
    let variants = translation?.variants.map(\.text) ?? copy.variants.map(\.text)
    let text = spoken.example.variant.map { variants.indices.contains($0) ? variants[$0] : copy.text } ?? translation?.text ?? copy.text
    guard text.plural != nil else { return .nothing }
    let items = text.all.map { form in
      tag("dt", [:], HTML(form.category?.name ?? "")) + tag("dd", [:], HTML(form.text))
    }
    return tag("dl", ["class": "facts small"], .all(items))
  }

  /// The sentences on surfaces with a maximum number of characters.
  static func budgets(_ book: RuleBook, _ index: RuleIndex) -> [String: Budget] {
    var budgets: [String: Budget] = [:]
    for surface in book.surfaces.entries {
      guard let most = surface.value.mostCharacters else { continue }
      for use in index.uses(of: RulePath(Surface.key, surface.name.text)) {
        guard let end = use.path.parts.lastIndex(of: "shown_on") else { continue }
        let sentence = RulePath(Array(use.path.parts[..<end]) + ["says"])
        for said in index.uses(by: use.user) where said.target.parts[0] == Copy.key && said.path == sentence {
          budgets[said.target.parts[1]] = Budget(surface: surface.name.text, characters: most)
        }
      }
    }
    return budgets
  }
}
