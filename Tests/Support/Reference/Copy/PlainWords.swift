internal import Conditions
package import RuleKinds
import RulesBundle

/// Sentences with their values, as the rules write them: looked up in all languages again for each sentence.
package struct PlainWords {
  let rules: PlainRules
  let typed: TypedBook

  package init(_ rules: PlainRules, _ typed: TypedBook) { (self.rules, self.typed) = (rules, typed) }

  private var book: RuleBook { rules.book }

  /// A sentence in the requested language.
  package func said(_ copy: Name<Copy>, _ world: [String: Meaning], in tag: String? = nil) -> (title: String?, text: String) {
    guard let found = words(of: copy, world, in: tag) else { return (nil, "") }
    return (
      found.title.map { filled(form(of: $0, of: copy, world, found.language), copy, world) },
      filled(form(of: found.text, of: copy, world, found.language), copy, world)
    )
  }

  /// Whether one of its values is unknown.
  package func misses(_ copy: Name<Copy>, _ world: [String: Meaning]) -> Bool {
    guard let found = words(of: copy, world, in: nil) else { return false }
    let texts = ([found.text] + (found.title.map { [$0] } ?? [])).map { form(of: $0, of: copy, world, found.language) }
    return texts.flatMap { pieces(of: $0) }
      .contains { piece in
        guard case .variable(let name) = piece else { return false }
        return value(name, copy, world).isError
      }
  }

  // MARK: Selection of copy

  private typealias Found = (title: CopyText?, text: CopyText, language: String)

  /// The first of the languages that has the sentence, and of its variants the first whose conditions hold.
  private func words(of copy: Name<Copy>, _ world: [String: Meaning], in tag: String?) -> Found? {
    guard let own = book.copy[copy] else { return nil }
    let variant = own.variants.first { rules.holds($0.conditions, world) == .bool(true) }
    for language in languages(for: tag) {
      guard let translation = book.translations[language]?.sentences[copy] else { continue }
      guard let variant else { return (translation.title, translation.text, language) }
      guard let translated = translation.variants.first(where: { Set($0.conditions) == Set(variant.conditions) }) else { continue }
      return (translated.title ?? translation.title, translated.text, language)
    }
    return (variant.map { $0.title ?? own.title } ?? own.title, variant?.text ?? own.text, book.manifest.copyLanguage)
  }

  /// The languages other than the product's own, the nearest first.
  private func languages(for tag: String?) -> [String] {
    guard let tag else { return [] }
    let wanted = (tag.split(separator: "@", omittingEmptySubsequences: false).first.map(String.init) ?? "").lowercased()
      .split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
    var parts = wanted.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    var found: [String] = []
    while !parts.isEmpty {
      let shorter = parts.joined(separator: "-")
      if shorter == book.manifest.copyLanguage.lowercased() { break }
      if let language = book.translations.languages.first(where: { $0.tag.lowercased() == shorter }) { found.append(language.tag) }
      parts.removeLast()
    }
    return found
  }

  /// The form for the number that selects it.
  private func form(of text: CopyText, of copy: Name<Copy>, _ world: [String: Meaning], _ language: String) -> String {
    guard case .forms(let forms) = text, let by = forms.by ?? chooser(text, copy) else { return text.words }
    let number: Int64
    switch (value(by, copy, world), book.copy[copy]?.values[by]?.format) {
    case (.int(let count), .plain): number = count
    case (.duration(let time), .days): number = Int64(time.seconds / PlainCalendar.secondsOfADay)
    default: return forms.other
    }
    return forms[PlainPlurals.category(of: number.magnitude, in: language)] ?? forms.other
  }

  /// The only whole number in the text, or of all its values.
  private func chooser(_ text: CopyText, _ copy: Name<Copy>) -> String? {
    let able = (book.copy[copy]?.values.entries ?? []).filter { entry in
      switch (typed[path(entry.variable, copy)]?.type.withoutNull, entry.format) {
      case (.int?, .plain), (.duration?, .days): true
      default: false
      }
    }.map(\.variable)
    let used = able.filter { name in text.all.contains { pieces(of: $0.text).contains(.variable(name)) } }
    return used.first ?? able.first
  }

  // MARK: Insertion of values

  enum Piece: Equatable { case words(String), variable(String) }

  /// A sentence split at its braces.
  func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var words: [UInt8] = []
    var variable: [UInt8]?
    for byte in text.utf8 {
      switch (byte, variable) {
      case (UInt8(ascii: "{"), nil): variable = []
      case (UInt8(ascii: "}"), let name?):
        pieces += [.words(String(decoding: words, as: UTF8.self)), .variable(String(decoding: name, as: UTF8.self))]
        (words, variable) = ([], nil)
      case (_, nil): words.append(byte)
      default: variable?.append(byte)
      }
    }
    return pieces + [.words(String(decoding: words, as: UTF8.self))]
  }

  private func filled(_ text: String, _ copy: Name<Copy>, _ world: [String: Meaning]) -> String {
    pieces(of: text)
      .map { piece in
        switch piece {
        case .words(let words): words
        case .variable(let name):
          PlainValues(rules: rules, typed: typed)
            .written(value(name, copy, world), as: book.copy[copy]?.values[name]?.format ?? .plain, at: path(name, copy))
        }
      }
      .joined()
  }

  private func path(_ variable: String, _ copy: Name<Copy>) -> RulePath { RulePath(Copy.key, copy.text, "values", variable) }

  private func value(_ variable: String, _ copy: Name<Copy>, _ world: [String: Meaning]) -> Meaning {
    rules.value(at: path(variable, copy), world) ?? .error("no value \(variable)")
  }
}
