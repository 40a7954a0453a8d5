internal import RuleKinds
package import RulesJSON

/// The state of translations in each language: missing and outdated sentences.
package struct CopyReport: Sendable {
  struct Language: Sendable {
    var tag: String
    /// The fallback languages for missing sentences, in order.
    var fallback: [String]
    /// The number of translated sentences.
    var translated: Int
    /// The keys of missing sentences, with their text in the language of the product.
    var missing: [(key: String, text: String)]
    var stale: [(key: String, was: String, now: String)]
  }

  /// The language that the product is written in.
  let source: String
  let sentences: Int
  let languages: [Language]
}

extension Queries {
  package var copyReport: CopyReport {
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
  package var json: JSON {
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

  package var text: String { write { $0.text } }
  package var markdown: String { write { $0.markdown } }

  private func write(_ form: (ReportTable) -> String) -> String {
    guard !languages.isEmpty else {
      return """
        \(sentences) sentences in `\(source)`, no translations

        To add a translation, create `copy/de.yaml` (or a folder such as `copy/de/`) in the rules, named after the language. Under each copy
        key, write its sentence in that language with the same variables:

            some.key: "..."

        Sentences without a translation are shown in `\(source)`.
        """
    }
    return ([overview] + languages.flatMap(registers)).map(form).joined(separator: "\n\n")
  }

  private var overview: ReportTable {
    ReportTable(
      key: "copy", title: "Translations of \(sentences) sentences in \(source)",
      columns: [
        .init(key: "language", title: "language"), .init(key: "translated", title: "translated"), .init(key: "missing", title: "missing"),
        .init(key: "stale", title: "stale"), .init(key: "fallback", title: "fallback"),
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
          key: "stale", title: "\(language.tag): outdated translations",
          columns: [
            .init(key: "key", title: "copy key"), .init(key: "was", title: "translated from"), .init(key: "now", title: "current text"),
          ],
          rows: language.stale.map { [.text($0.key), .text($0.was), .text($0.now)] }))
    }
    if !language.missing.isEmpty {
      all.append(
        ReportTable(
          key: "missing", title: "\(language.tag): missing translations",
          columns: [.init(key: "key", title: "copy key"), .init(key: "text", title: "in \(source)", width: 80)],
          rows: language.missing.map { [.text($0.key), .text($0.text)] }))
    }
    return all
  }
}
