internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantBroken {
  static func words(
    _ promise: WordsPromise, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    for (index, kind) in promise.saidBy.enumerated() {
      guard isKind(kind, RulePath(Invariant.key, name, "words", "said_by", "\(index)"), context, &diagnostics) else { return }
    }
    let sentences = Sentences(promise, context.mentions)
    let promised = Diagnostic.Label(context.key(Invariant.key, name), about)
    let (with, never) = (promise.with.map { Phrase($0) }, promise.never.map { (text: $0, phrase: Phrase($0)) })
    let written = promise.written.map { (word: $0, phrase: Phrase($0)) }
    let isWhole = !promise.saidBy.contains { context.broken.contains($0) }
    for (index, copy) in promise.except.enumerated() where isWhole && context.book.copy[copy] != nil && !sentences.include(copy) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` is not about `\(copy.text)` anyway",
          at: context.value(Invariant.key, name, "words", "except", "\(index)"), "excepted from nothing", helps: ["take it out"]))
    }
    for entry in context.book.copy.entries where sentences.include(entry.name) && !promise.except.contains(entry.name) {
      if context.isFaulty(Copy.key, entry.name.text) { continue }
      for (field, text) in Template.texts(of: entry.value) {
        let path = RulePath([Copy.key, entry.name.text] + field)
        if !with.isEmpty, !with.contains(where: { $0.isIn(text) }) { continue }
        for (text:phrase, phrase:words) in never {
          guard let place = words.range(in: text) else { continue }
          let span = span(of: place, at: path, context)
          // Another promise, or a longer phrase, has it already.
          if diagnostics.contains(where: { $0.name == explanation.name && touch($0.primary.span, span) }) { continue }
          // A sentence that says several such things is to be said otherwise once.
          let whole = context.places.span(path)
          if let index = diagnostics.firstIndex(where: { $0.name == explanation.name && whole.contains($0.primary.span) }) {
            diagnostics[index].secondary += [.init(span, "never said either"), promised].filter {
              !diagnostics[index].secondary.contains($0)
            }
            continue
          }
          diagnostics.append(
            Diagnostic(
              explanation, "`\(entry.name.text)` breaks `\(name)`: it says `\(phrase)`", at: span, "never said",
              secondary: [promised],
              helps: [
                promise.except.isEmpty
                  ? "say it in other words"
                  : "say it in other words, or, where product agrees, add `\(entry.name.text)` to `except` of `\(name)`"
              ]))
        }
        for (word, phrase) in written { misspelt(word, phrase, entry.name, text, path, promised, name, context, &diagnostics) }
        if let setting = promise.shorterThan, let most = context.book.settings[setting]?.value.amount {
          tooLong(entry.name, text, path, most, promised, name, context, &diagnostics)
        }
        let isBroken = diagnostics.contains { $0.name == explanation.name && touch($0.primary.span, context.places.span(path)) }
        if !promise.onlyIf.isEmpty, !isBroken { unguarded(entry, field, path, promise, promised, name, sentences, context, &diagnostics) }
      }
    }
    // Which words are said or avoided is about one language; how long a sentence may get is about all.
    guard let setting = promise.shorterThan, let most = context.book.settings[setting]?.value.amount, promise.with.isEmpty else { return }
    for text in context.spokenTexts where text.language != nil && sentences.include(text.copy) && !promise.except.contains(text.copy) {
      for form in text.forms { tooLong(text.copy, form.text, form.path, most, promised, name, context, &diagnostics) }
    }
  }

  /// Words that stand in a sentence with other capitals than they have everywhere else.
  private static func misspelt(
    _ word: String, _ phrase: Phrase, _ copy: Name<Copy>, _ text: String, _ path: RulePath, _ promised: Diagnostic.Label, _ name: String,
    _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard let place = phrase.range(in: text) else { return }
    let found = String(decoding: Array(text.utf8)[place], as: UTF8.self)
    if found == word || found == word.lowercased() { return }
    let span = span(of: place, at: path, context)
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
    // A value that may have any length has been reported.
    if unlimited.isEmpty, characters >= most {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(copy.text)` breaks `\(name)`: it may get \(characters) characters long, and must stay below \(most)",
          at: context.places.span(path), "\(characters) characters with every value at its longest", secondary: [promised],
          helps: ["say it in fewer words, or show fewer characters of its values"]))
    }
  }

  /// A sentence stands alone under a condition when its variant has it, or every rule that says it.
  private static func unguarded(
    _ entry: Named<Copy, Copy>.Entry, _ field: [String], _ path: RulePath, _ promise: WordsPromise, _ promised: Diagnostic.Label,
    _ name: String, _ sentences: Sentences, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    if field.first == "variants", let index = Int(field[1]),
      promise.onlyIf.allSatisfy({ entry.value.variants[index].conditions.contains($0) })
    {
      return
    }
    let wanted = promise.onlyIf.map(\.text)
    // An example says what the rules say.
    let unguarded = sentences.rules.filter { rule in
      rule.kind != Scenario.key && rule.names(Copy.key).contains(entry.name.text)
        && !Set(wanted).isSubset(of: rule.names(Condition.key)) && !context.isFaulty(rule.kind, rule.name)
    }
    let conditions = wanted.map { "`\($0)`" }.joined(separator: " and ")
    let condition = wanted.count == 1 ? wanted[0] : "[\(wanted.joined(separator: ", "))]"
    if unguarded.contains(where: { RuleBookSchema.shape(at: RulePath($0.kind, $0.name, "if")) == nil }) {
      // What says it can have no condition: the words are wrong where they stand.
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` breaks `\(name)`: it is said whether or not \(conditions) holds",
          at: context.places.span(path),
          "said to everybody", secondary: [promised] + unguarded.prefix(3).map { .init($0.key, "said by `\($0.name)`") },
          helps: ["say it in other words, or move these to a variant with `if: \(condition)`"]))
      return
    }
    for rule in unguarded {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(rule.name)` breaks `\(name)`: it says `\(entry.name.text)` whether or not \(conditions) holds",
          at: rule.key, "no such condition here", secondary: [promised, .init(context.places.span(path), "the words")],
          helps: ["add `if: \(condition)`, or move the words to a variant with it"]))
    }
  }

  private static func touch(_ a: Span, _ b: Span) -> Bool { a.file == b.file && a.start < b.end && b.start < a.end }

  private static func span(of place: Range<Int>, at path: RulePath, _ context: CheckContext) -> Span {
    context.places.node(path)?.sourceSpan(of: place) ?? context.places.span(path)
  }
}

/// The sentences that a promise is about.
private struct Sentences {
  let rules: [Mentions.Rule]
  private let names: Set<String>?

  init(_ promise: WordsPromise, _ mentions: Mentions) {
    let surfaces = Set(promise.shownOn.map(\.text))
    let all = promise.saidBy.isEmpty && surfaces.isEmpty
    rules = mentions.rules.filter { rule in
      all || promise.saidBy.contains(rule.kind) || !surfaces.isEmpty && rule.uses(of: Surface.key).contains { surfaces.contains($0.name) }
    }
    names = all ? nil : Set(rules.flatMap { $0.names(Copy.key) })
  }

  func include(_ copy: Name<Copy>) -> Bool { names?.contains(copy.text) ?? true }
}

/// Words that stand in a sentence as whole words, in upper or lower case.
private struct Phrase {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.lowercased().utf8) }

  func isIn(_ text: String) -> Bool { range(in: text) != nil }

  /// Where, in UTF-8 offsets of the text.
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

  /// Whether a byte belongs to a letter or a digit: of what is not ASCII, all but dashes, quotation marks and dots (U+2000 to U+203F).
  private func isWord(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let byte = Phrase.lower(text[index])
    if byte < 0x80 { return (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }
    var first = index
    while first > 0, text[first] & 0xC0 == 0x80 { first -= 1 }
    return !(text[first] == 0xE2 && first + 1 < text.count && text[first + 1] == 0x80)
  }
}
