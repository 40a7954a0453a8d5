internal import RuleKinds
internal import RuleQueries

extension Site {
  /// The sentences of all languages side by side, with a pseudolocale, and with a right-to-left layout.
  var wordList: PageFrame {
    let languages = input.languages
    let columns = languages.map { $0.isEmpty ? "Text" : $0 } + ["Pseudolocale", "Right to left"]
    let head = tag(
      "thead", [:], tag("tr", [:], tag("th", ["scope": "col"], "Sentence"), .all(columns.map { tag("th", ["scope": "col"], HTML($0)) })))
    let rows = input.index.rules(of: Copy.key).map { rule -> HTML in
      let spoken = words[rule.name] ?? []
      let first = spoken.first?.example
      let cells = languages.map { language -> HTML in
        let example = spoken.first { $0.language == language }?.example
        return tag("td", ["lang": language.isEmpty ? nil : language, "dir": "auto"], example.map { sentence($0.title, $0.text) } ?? "–")
      }
      let pseudo = first.map { (title: $0.title.map(Pseudolocale.text), text: Pseudolocale.text($0.text)) }
      return tag(
        "tr", [:], tag("th", ["scope": "row"], link(rule.path, .breakable(rule.name), from: "", class: "id")), .all(cells),
        tag("td", [:], pseudo.map { sentence($0.title, $0.text) } ?? .nothing),
        tag("td", ["dir": "rtl"], first.map { sentence($0.title.map(Pseudolocale.mirrored), Pseudolocale.mirrored($0.text)) } ?? .nothing))
    }
    return PageFrame(
      title: "Words", root: "", current: "words.html", site: self,
      content: [
        tag("h1", [:], "Words", " ", tag("span", ["class": "count"], HTML("\(rows.count)"))),
        tag(
          "p", ["class": "lead"],
          "Every sentence in every language, with example values. The pseudolocale is longer and has marks on its letters: what is cut off or stays plain would fail in a translation. The last column has the layout of Arabic and Hebrew."
        ),
        tag(
          "div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": "Sentences by language"],
          tag("table", ["class": "wordlist"], tag("caption", [:], "Sentences by language"), head, tag("tbody", [:], .all(rows)))),
      ])
  }

  private func sentence(_ title: String?, _ text: String) -> HTML {
    (title.map { tag("b", [:], HTML($0)) } ?? .nothing) + tag("p", [:], HTML(text))
  }
}
