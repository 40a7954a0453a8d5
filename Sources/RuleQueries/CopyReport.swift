internal import RuleKinds
public import RulesJSON

/// Which sentences there are in which language: what is missing, and what was translated from other words than there are now.
public struct CopyReport: Sendable {
  struct Language: Sendable {
    var tag: String
    /// The languages that a sentence without words here is looked for in, one after the other.
    var fallback: [String]
    /// Sentences with words of their own.
    var translated: Int
    /// The keys and the words of those without, in the product's language.
    var missing: [(key: String, text: String)]
    var stale: [(key: String, was: String, now: String)]
  }

  /// The language that the product is written in.
  let source: String
  let sentences: Int
  let languages: [Language]
}

extension Queries {
  public var copyReport: CopyReport {
    let stale = StaleTranslation.all(in: book)
    let source = book.manifest.copyLanguage
    return CopyReport(
      source: source, sentences: book.copy.count,
      languages: book.translations.languages.map { language in
        CopyReport.Language(
          tag: language.tag, fallback: fallback(of: language.tag) + [source],
          translated: book.copy.names.count { language.sentences[$0] != nil },
          missing: book.copy.entries.filter { language.sentences[$0.name] == nil }.map { ($0.name.text, $0.value.text.words) },
          stale: stale.filter { $0.language == language.tag }.map { ($0.copy.text, $0.was, $0.now) })
      })
  }

  private func fallback(of tag: String) -> [String] {
    var found: [String] = []
    var next = RuleKinds.Language.parent(of: tag)
    while let tag = next {
      if book.translations[tag] != nil { found.append(tag) }
      next = RuleKinds.Language.parent(of: tag)
    }
    return found
  }
}

extension CopyReport {
  public var json: JSON {
    .object([
      JSON.Member("language", .string(source)), JSON.Member("sentences", .int(Int64(sentences))),
      JSON.Member(
        "translations",
        .array(
          languages.map { language in
            .object([
              JSON.Member("language", .string(language.tag)), JSON.Member("fallsBackTo", .array(language.fallback.map { .string($0) })),
              JSON.Member("translated", .int(Int64(language.translated))),
              JSON.Member(
                "missing",
                .array(language.missing.map { .object([JSON.Member("key", .string($0.key)), JSON.Member("text", .string($0.text))]) })),
              JSON.Member(
                "stale",
                .array(
                  language.stale.map {
                    .object([JSON.Member("key", .string($0.key)), JSON.Member("was", .string($0.was)), JSON.Member("now", .string($0.now))])
                  })),
            ])
          })),
    ])
  }

  public var text: String { write { $0.text } }
  public var markdown: String { write { $0.markdown } }

  private func write(_ form: (ReportTable) -> String) -> String {
    guard !languages.isEmpty else {
      return """
        \(sentences) sentences in `\(source)`, and no translations.

        To begin one: make `copy/de.yaml` (or a folder such as `copy/de/`) in the rules, named after the language, and write under a copy
        key what its sentence is in that language, with the same variables:

            some.key: "..."

        A sentence that is not there yet is shown in `\(source)`.
        """
    }
    return ([overview] + languages.flatMap(registers)).map(form).joined(separator: "\n\n")
  }

  private var overview: ReportTable {
    ReportTable(
      key: "copy", title: "Translations of \(sentences) sentences in \(source)",
      columns: [
        .init(key: "language", title: "language"), .init(key: "translated", title: "translated"), .init(key: "missing", title: "missing"),
        .init(key: "stale", title: "stale"), .init(key: "fallback", title: "falls back to"),
      ],
      rows: languages.map {
        [
          .text($0.tag), .number(Int64($0.translated)), .number(Int64($0.missing.count)), .number(Int64($0.stale.count)),
          .text($0.fallback.joined(separator: ", ")),
        ]
      })
  }

  private func registers(of language: Language) -> [ReportTable] {
    var all: [ReportTable] = []
    if !language.stale.isEmpty {
      all.append(
        ReportTable(
          key: "stale", title: "\(language.tag): translated from other words than there are now",
          columns: [.init(key: "key", title: "copy key"), .init(key: "was", title: "was"), .init(key: "now", title: "is now")],
          rows: language.stale.map { [.text($0.key), .text($0.was), .text($0.now)] }))
    }
    if !language.missing.isEmpty {
      all.append(
        ReportTable(
          key: "missing", title: "\(language.tag): not translated",
          columns: [.init(key: "key", title: "copy key"), .init(key: "text", title: "in \(source)", width: 80)],
          rows: language.missing.map { [.text($0.key), .text($0.text)] }))
    }
    return all
  }
}
