internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantBroken {
  static func words(
    _ invariant: WordsInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    for (index, kind) in invariant.saidBy.enumerated() {
      guard isKind(kind, RulePath(Invariant.key, name, "words", "said_by", "\(index)"), context, &diagnostics) else { return }
    }
    let sentences = Sentences(invariant, context)
    let promised = Diagnostic.Label(context.key(Invariant.key, name), about)
    let (with, never) = (invariant.with.map { Phrase($0) }, invariant.never.map { (text: $0, phrase: Phrase($0)) })
    let written = invariant.written.map { (word: $0, phrase: Phrase($0)) }
    let isWhole = !invariant.saidBy.contains { context.broken.contains($0) }
    for (index, copy) in invariant.except.enumerated() where isWhole && context.book.copy[copy] != nil && !sentences.include(copy) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` does not apply to `\(copy.text)`",
          at: context.value(Invariant.key, name, "words", "except", "\(index)"), "has no effect", helps: ["remove it"]))
    }
    for entry in context.book.copy.entries where sentences.include(entry.name) && !invariant.except.contains(entry.name) {
      if context.isFaulty(Copy.key, entry.name.text) { continue }
      for (field, text) in Template.texts(of: entry.value) {
        let path = RulePath([Copy.key, entry.name.text] + field)
        if !with.isEmpty, !with.contains(where: { $0.isIn(text) }) { continue }
        for (text:phrase, phrase:words) in never {
          guard let place = words.range(in: text) else { continue }
          let span = context.span(of: place, in: path)
          // Another invariant or a longer phrase is already reported here.
          if diagnostics.contains(where: { $0.name == explanation.name && touch($0.primary.span, span) }) { continue }
          // A sentence that contains several such phrases is reported once.
          let whole = context.places.span(path)
          if let index = diagnostics.firstIndex(where: { $0.name == explanation.name && whole.contains($0.primary.span) }) {
            diagnostics[index].secondary += [.init(span, "also not allowed"), promised].filter {
              !diagnostics[index].secondary.contains($0)
            }
            continue
          }
          diagnostics.append(
            Diagnostic(
              explanation, "`\(entry.name.text)` breaks `\(name)`: it contains `\(phrase)`", at: span, "not allowed",
              secondary: [promised],
              helps: [
                invariant.except.isEmpty
                  ? "reword it"
                  : "reword it, or, if product agrees, add `\(entry.name.text)` to `except` of `\(name)`"
              ]))
        }
        for (word, phrase) in written { misspelt(word, phrase, entry.name, text, path, promised, name, context, &diagnostics) }
        if let setting = invariant.shorterThan, let most = context.book.settings[setting]?.value.amount {
          tooLong(entry.name, text, path, most, promised, name, context, &diagnostics)
        }
        let isBroken = diagnostics.contains { $0.name == explanation.name && touch($0.primary.span, context.places.span(path)) }
        if !invariant.onlyIf.isEmpty, !isBroken {
          unguarded(entry, field, path, invariant, promised, name, sentences, context, &diagnostics)
        }
      }
    }
    // Phrases belong to one language. The maximum length of a sentence applies to all languages.
    guard let setting = invariant.shorterThan, let most = context.book.settings[setting]?.value.amount, invariant.with.isEmpty else {
      return
    }
    for text in context.spokenTexts where text.language != nil && sentences.include(text.copy) && !invariant.except.contains(text.copy) {
      for form in text.forms { tooLong(text.copy, form.text, form.path, most, promised, name, context, &diagnostics) }
    }
  }

  /// Reports words with a different capitalization than the invariant requires.
  private static func misspelt(
    _ word: String, _ phrase: Phrase, _ copy: Name<Copy>, _ text: String, _ path: RulePath, _ promised: Diagnostic.Label, _ name: String,
    _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard let place = phrase.range(in: text) else { return }
    let found = String(decoding: Array(text.utf8)[place], as: UTF8.self)
    if found == word || found == word.lowercased() { return }
    let span = context.span(of: place, in: path)
    diagnostics.append(
      Diagnostic(
        explanation, "`\(copy.text)` breaks `\(name)`: it writes `\(found)`", at: span, "`\(word)` elsewhere", secondary: [promised],
        fixes: [Fix("write `\(word)`", .machineApplicable, [.init(span, word)])]))
  }

  private static func tooLong(
    _ copy: Name<Copy>, _ text: String, _ path: RulePath, _ most: Int64, _ promised: Diagnostic.Label, _ name: String,
    _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let (characters, unlimited) = LongestText(context.book, context.typed).length(of: text, in: copy)
    // A value of unlimited length is already reported.
    if unlimited.isEmpty, characters >= most {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(copy.text)` breaks `\(name)`: it can be \(characters) characters long, but must be shorter than \(most)",
          at: context.places.span(path), "\(characters) characters if every value has its maximum length", secondary: [promised],
          helps: ["shorten it, or show fewer characters of its values"]))
    }
  }

  /// Reports a sentence that is shown without a required condition. Its variant, or every rule that uses it, must have the condition.
  private static func unguarded(
    _ entry: Named<Copy, Copy>.Entry, _ field: [String], _ path: RulePath, _ invariant: WordsInvariant, _ promised: Diagnostic.Label,
    _ name: String, _ sentences: Sentences, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    if field.first == "variants", let index = Int(field[1]),
      invariant.onlyIf.allSatisfy({ entry.value.variants[index].conditions.contains($0) })
    {
      return
    }
    let wanted = invariant.onlyIf.map(\.text)
    // A scenario repeats what the rules show, and an invariant states it.
    let unguarded = sentences.rules.filter { rule in
      ![Scenario.key, Invariant.key].contains(rule.kind) && rule.names(Copy.key).contains(entry.name.text)
        && !Set(wanted).isSubset(of: rule.names(Condition.key)) && !context.isFaulty(rule.kind, rule.name)
    }
    let conditions = wanted.quotedPhrase()
    let condition = wanted.count == 1 ? wanted[0] : "[\(wanted.joined(separator: ", "))]"
    if unguarded.contains(where: { RuleBookSchema.shape(at: RulePath($0.kind, $0.name, "if")) == nil }) {
      // A rule that uses the sentence cannot have a condition, so the sentence itself is reported.
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` breaks `\(name)`: it is shown whether or not \(conditions) holds",
          at: context.places.span(path),
          "shown to all users", secondary: [promised] + unguarded.prefix(3).map { .init($0.key, "used by `\($0.name)`") },
          helps: ["reword it, or move it to a variant with `if: \(condition)`"]))
      return
    }
    for rule in unguarded {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(rule.name)` breaks `\(name)`: it shows `\(entry.name.text)` whether or not \(conditions) holds",
          at: rule.key, "no such condition here", secondary: [promised, .init(context.places.span(path), "the text")],
          helps: ["add `if: \(condition)`, or move the text to a variant with it"]))
    }
  }

  private static func touch(_ a: Span, _ b: Span) -> Bool { a.file == b.file && a.start < b.end && b.start < a.end }
}

/// The sentences that an invariant covers.
private struct Sentences {
  private let context: CheckContext
  /// The rules that the invariant limits; nil if it applies to all.
  private let some: [NamingRule]?
  private let names: Set<String>?

  init(_ invariant: WordsInvariant, _ context: CheckContext) {
    self.context = context
    let surfaces = Set(invariant.shownOn.map(\.text))
    let isAboutAll = invariant.saidBy.isEmpty && surfaces.isEmpty
    some =
      isAboutAll
      ? nil
      : context.mentions(of: Set(invariant.saidBy), orUsing: surfaces.isEmpty ? nil : Surface.key, named: surfaces)
    names = some.map { Set($0.flatMap { $0.names(Copy.key) }) }
  }

  var rules: [NamingRule] { some ?? context.mentions }

  func include(_ copy: Name<Copy>) -> Bool { names?.contains(copy.text) ?? true }
}

/// A phrase that matches whole words, regardless of case.
struct Phrase {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.lowercased().utf8) }

  func isIn(_ text: String) -> Bool { range(in: text) != nil }

  /// The range of the first match, in UTF-8 offsets of the text.
  func range(in text: String) -> Range<Int>? {
    var text = text
    return text.withUTF8 { text in
      guard let first = bytes.first, text.count >= bytes.count else { return nil }
      for start in 0...(text.count - bytes.count) where Phrase.lower(text[start]) == first && stands(at: start, in: text) {
        return start..<(start + bytes.count)
      }
      return nil
    }
  }

  private func stands(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices where Phrase.lower(text[start + index]) != bytes[index] { return false }
    let end = start + bytes.count
    return bytes.withUnsafeBufferPointer { bytes in
      !(start > 0 && isWord(text, start - 1) && isWord(bytes, 0))
        && !(end < text.count && isWord(text, end) && isWord(bytes, bytes.count - 1))
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Whether a byte belongs to a letter or a digit. All characters that are not ASCII count, except punctuation (U+2000 to U+203F).
  private func isWord(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let byte = Phrase.lower(text[index])
    if byte < 0x80 { return (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }
    var first = index
    while first > 0, text[first] & 0xC0 == 0x80 { first -= 1 }
    return !(text[first] == 0xE2 && first + 1 < text.count && text[first + 1] == 0x80)
  }
}
