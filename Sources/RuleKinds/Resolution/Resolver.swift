package import Diagnostics
package import Schema
internal import SourceText
internal import YAMLTree

/// Resolves names: every used name must have a declaration, and every name exactly one.
package enum Resolver {
  package static func resolve(
    _ reading: ParseContext, _ places: SourceLocations, folder: Folder, files: [String: [String]], into diagnostics: inout [Diagnostic]
  ) {
    if places.hasDuplicates { reportDuplicates(reading, &diagnostics) }
    reportReserved(reading, &diagnostics)
    let unknown = unknown(reading.names, places)
    if unknown.isEmpty { return }
    var misses = 0
    // Scenarios are read last and use the names that other rules use, so they do not repeat what is already reported.
    let examples = Set(reading.declarations(of: Scenario.key).map(\.key.span.file))
    var reported: Set<String> = []
    for use in unknown {
      // A file that could not be parsed may declare the name; one message about that file is enough.
      if folder.broken.contains(use.kind) || isInBrokenFile(use.kind, folder) { continue }
      let isNews = reported.insert("\(use.kind)/\(use.name)").inserted
      if !isNews, examples.contains(use.span.file) { continue }
      // Suggestions are expensive, and few people read more than 50 messages.
      let plain = LookAlike.unquoted(use.name)?.text ?? LookAlike.plain(use.name) ?? use.name
      let isKnown = plain != use.name && places.isDeclared(use.kind, plain)
      let near =
        isKnown
        ? [plain]
        : misses < 50
          ? Suggestion.choices(
            for: plain, among: use.words + places.names(of: use.kind).sorted(), preferred: { !reading.isUsed($0, of: use.kind) }) : []
      misses += 1
      let home = home(of: files[use.kind] ?? [], use.kind)
      diagnostics.append(
        Diagnostic(
          NameProblems.unknown, "no \(use.singular) is named `\(use.name)`", at: use.span, "not in \(home)",
          helps: near.isEmpty
            ? ["add it to \(home), or use the name of \(Shape.article(use.singular)) that exists\(few(places.names(of: use.kind)))"]
            : Suggestion.question(near),
          fixes: Fix.write(near, at: use.span, isNamedBeside(near, use, reading) ? .manual : .maybeIncorrect)))
    }
  }

  /// Whether the rule that uses a missing name also has the most similar name. Then a name was probably left out, and not misspelled.
  private static func isNamedBeside(_ near: [String], _ use: ParseContext.Use, _ reading: ParseContext) -> Bool {
    guard let first = near.first else { return false }
    // Few files are as large as all of them together.
    let file = reading.names.lazy.flatMap(\.rules).filter { $0.key.file == use.span.file && $0.key.start <= use.span.start }
    let rule = file.max { $0.key.start < $1.key.start }
    return rule?.uses.contains { $0.kind == use.kind && $0.name == first } ?? false
  }

  /// Returns the uses of names that are not declared, in the order of reading.
  private static func unknown(_ names: [ReadNames], _ places: SourceLocations) -> [ParseContext.Use] {
    names.flatMap { names -> [ParseContext.Use] in
      var missing: [String: Set<String>] = [:]
      for (kind, used) in names.used {
        let declared = places.declarations(of: kind)
        for name in used.keys where declared[name] == nil { missing[kind, default: []].insert(name) }
      }
      return missing.isEmpty ? [] : names.uses.filter { missing[$0.kind]?.contains($0.name) ?? false }
    }
  }

  /// Lists the names if there are at most eight.
  private static func few(_ names: [String]) -> String {
    names.isEmpty || names.count > 8 ? "" : ": " + names.sorted().quotedPhrase()
  }

  /// Reports kinds that rules refer to and no file declares: one diagnostic for each kind.
  package static func reportMissingFiles(_ reading: ParseContext, _ folder: inout Folder, into diagnostics: inout [Diagnostic]) {
    let declared = Set(reading.names.flatMap(\.declared.keys))
    var missing: [String: [ParseContext.Use]] = [:]
    for (kind, uses) in reading.names.flatMap(\.usesOfKind)
    where folder.files[kind] == nil && !folder.broken.contains(kind) && !declared.contains(kind) {
      missing[kind, default: []] += uses
    }
    for (kind, uses) in missing where RuleBookSchema.schema.fields.contains(where: { $0.key == kind }) {
      folder.broken.insert(kind)
      folder.lost.insert(kind)
      guard let first = uses.first else { continue }
      if let empty = folder.empty[kind]?.first {
        let places = uses.count == 1 ? "1 place refers" : "\(uses.count) places refer"
        diagnostics.append(SchemaProblems.empty(empty, notes: ["\(places) to \(Shape.article(first.singular))"]))
        continue
      }
      diagnostics.append(
        Diagnostic(
          SchemaProblems.missingFile, "the rules have no file `\(kind).yaml` and no folder `\(kind)/`", at: first.span,
          "refers to \(Shape.article(first.singular))",
          notes: uses.count > 1 ? ["\(uses.count) places refer to \(Shape.article(first.singular))"] : [],
          helps: ["add the file; docs/reference describes its contents"]))
    }
  }

  private static func reportReserved(_ reading: ParseContext, _ diagnostics: inout [Diagnostic]) {
    for fact in reading.declarations(of: Fact.key) where Ordinals.isReserved(fact.name) {
      diagnostics.append(
        Diagnostic(
          NameProblems.reserved, "`\(fact.name)` is a reserved name", at: fact.key.span, "reserved",
          helps: ["rename this fact"]))
    }
  }

  private static func isInBrokenFile(_ kind: String, _ folder: Folder) -> Bool {
    // Plans are declared inside the plans file, documents inside the manifest.
    folder.broken.contains(kind == Document.key ? "manifest" : kind)
  }

  private static func reportDuplicates(_ reading: ParseContext, _ diagnostics: inout [Diagnostic]) {
    var first: [String: Span] = [:]
    for declaration in reading.declarations {
      let name = "\(declaration.kind)/\(declaration.name)"
      guard let earlier = first[name] else {
        first[name] = declaration.key.span
        continue
      }
      diagnostics.append(
        Diagnostic(
          NameProblems.duplicate, "the \(declaration.singular) `\(declaration.name)` is declared twice", at: declaration.key.span,
          "declared again here", secondary: [.init(earlier, "declared here first")], helps: ["keep one of them, or rename this one"]))
    }
  }

  /// Returns the file with the rules of a kind, or the folder if there are several files.
  private static func home(of files: [String], _ kind: String) -> String {
    guard let first = files.first else { return "rules/\(kind).yaml" }
    // The common prefix of the paths ends with the folder.
    let common = files.dropFirst().reduce(Substring(first)) { $0.commonPrefix(with: $1) }
    return files.count == 1 ? first : String(common[..<(common.lastIndex(of: "/") ?? common.startIndex)])
  }
}

extension Substring {
  fileprivate func commonPrefix(with other: String) -> Substring {
    self[..<index(startIndex, offsetBy: zip(self, other).prefix { $0 == $1 }.count)]
  }
}
