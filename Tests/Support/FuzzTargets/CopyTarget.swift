import RuleKinds
import RulesBundle
import RulesCompiler
import RulesRuntime

extension FuzzTarget {
  /// A sentence is divided only at its variables, and no value affects the text around it. The bytes after a zero are the name of a user.
  static let copy = FuzzTarget("copy", longest: 500) { bytes in
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard let text = String(validating: parts[0], as: UTF8.self) else { return }
    let expected = PlainTemplate.parse(text)
    try invariant(
      Template.parse(text) == expected, "\(String(describing: Template.parse(text))), but the reference has \(String(describing: expected))"
    )
    guard let expected, !text.isEmpty else { return }

    let compilation = FerryRules.pipeline.compile(CopyBook.input(text))
    try Told.wellFormed(compilation.diagnostics, in: compilation.sources)
    guard let file = compilation.lowered?.bundle else { return }
    let rules = Rules(try RuleBundle(file))
    let name = String(decoding: parts.count > 1 ? Array(parts[1]) : [], as: UTF8.self)
    let frame = rules.makeFrame()
    guard let who = rules.fact("who"), let count = rules.fact("count"), let key = rules.bundle.find(.copy, "tried") else {
      throw BrokenPromise(description: "the bundle lacks its own names")
    }
    frame.setText(who, name.utf8)
    frame.set(count, .int(-7))
    let shown = rules.render(copy: key, frame).text
    var plain = ""
    for part in expected {
      switch part {
      case .literal(let text): plain += text
      case .variable("who"): plain += PlainTemplate.placed(name, atMost: CopyBook.longestName)
      case .variable: plain += "-7"
      }
    }
    try invariant(
      shown.utf8.elementsEqual(plain.utf8), "\(shown.debugDescription) is shown, but the reference has \(plain.debugDescription)")
  }
}

/// Sentences, rendered so plainly that the code is obviously correct.
private enum PlainTemplate {
  static func parse(_ text: String) -> [Template.Part]? {
    var parts: [Template.Part] = []
    var literal = ""
    var name: String?
    for scalar in text.unicodeScalars {
      switch (scalar, name) {
      case ("{", nil):
        if !literal.isEmpty { parts.append(.literal(literal)) }
        (literal, name) = ("", "")
      case ("}", let open?):
        guard let first = open.unicodeScalars.first, ("a"..."z").contains(first) else { return nil }
        parts.append(.variable(open))
        name = nil
      case ("{", _), ("}", _): return nil
      case (_, let open?):
        guard ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) else { return nil }
        name = open + String(scalar)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    if name != nil { return nil }
    return literal.isEmpty ? parts : parts + [.literal(literal)]
  }

  /// A text between isolates, without invisible characters, cut at a whole character.
  static func placed(_ text: String, atMost bound: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isHidden(scalar) { scalars.append(scalar) }
    let whole = String(scalars)
    if whole.count <= bound, scalars.count <= 4 * bound { return "\u{2068}\(whole)\u{2069}" }
    var kept = ""
    for character in whole {
      if kept.count == bound - 1 || kept.unicodeScalars.count + character.unicodeScalars.count > 4 * (bound - 1) { break }
      kept.append(character)
    }
    return "\u{2068}\(kept)…\u{2069}"
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.generalCategory == .control { return true }
    let hidden: [Unicode.Scalar] = ["\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}"]
    return hidden.contains(scalar) || ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{206F}").contains(scalar)
  }
}

/// The smallest rules with one sentence.
private enum CopyBook {
  static let longestName = 6

  static func input(_ text: String) -> RulesInput {
    let values = ["who", "count"].filter { text.contains("{\($0)}") }.map { "\($0): \($0)" }.joined(separator: ", ")
    let sentence = "tried: {where: Anywhere, text: \(quoted(text)), \(values.isEmpty ? "" : "values: {\(values)}, ")source: DOC}\n"
    let files = rest + [("copy/en/all.yaml", words + sentence)]
    return RulesInput(files: files.map { .init(name: $0.0, path: $0.0, bytes: Array($0.1.utf8)) }, place: "rules")
  }

  /// In double quotes, with everything outside ASCII as escapes.
  private static func quoted(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar -> String in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      if scalar.isASCII, scalar.value >= 0x20, scalar.value < 0x7F { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"\(characters.joined())\""
  }

  private static let words = "ok: {where: Button, text: OK, source: DOC}\nsorry: {where: Anywhere, text: Sorry., source: DOC}\n"

  private static let rest: [(String, String)] = [
    (
      "manifest.yaml",
      "product: test\nabout: Invented.\nlanguage: 1\nwhen_undecided: undecided\ndocuments:\n  DOC: {title: A document}\n"
    ),
    ("plans.yaml", "states:\n  basic: {about: The only plan., source: DOC}\nresolution:\n  - {plan: basic}\non_error: basic\n"),
    ("reasons.yaml", "undecided: {about: Something is missing., gate: notice, shown_on: modal, says: sorry, source: DOC}\n"),
    ("gates.yaml", "notice: {about: A message., dismiss: ok, source: DOC}\n"),
    ("buttons.yaml", "ok: {about: Leave., label: ok, source: DOC}\n"),
    ("surfaces.yaml", "modal: {about: A window., source: DOC}\n"),
    (
      "facts.yaml",
      """
      who: {about: A name., type: text, longest: \(longestName), from: app, source: DOC}
      count: {about: A number., type: int, at_least: -9, from: app, source: DOC}

      """
    ),
  ]
}
