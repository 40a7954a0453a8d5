internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Finds files that are in the wrong folder, have a wrong name, or repeat another file.
///
/// Such a file causes many errors: none of its entries has the keys of its kind, and every name that it declares is missing. It is reported
/// once and read as what it contains.
struct MisplacedFiles {
  /// The share of a file's entries that must have the form of a kind.
  private static let fits = 0.75

  private let read: ReadRules

  init(_ read: ReadRules) { self.read = read }

  /// Returns the files with the kinds that their contents have, or nothing if every file is where it belongs.
  func corrected(_ files: [RuleFile]) -> [RuleFile] {
    guard read.diagnostics.contains(where: { MisplacedFiles.signs.contains($0.name) }) else { return [] }
    let errors = Dictionary(
      grouping: read.diagnostics.filter { MisplacedFiles.signs.contains($0.name) }, by: { $0.primary.span.file })
    var hasChanged = false
    let corrected = zip(files, read.files).map { file, known in
      guard file.misnaming == nil, let root = file.root, root.kind == .mapping, root.count > 0, let errors = errors[file.id] else {
        return file
      }
      guard
        let found = unwrapped(known, root, errors) ?? moved(known, root, errors) ?? repeated(known, root, errors)
      else { return file }
      hasChanged = true
      return found
    }
    return hasChanged ? inOneLanguage(corrected) : []
  }

  /// If all sentences are in another language than the manifest declares, the manifest is reported once.
  private func inOneLanguage(_ files: [RuleFile]) -> [RuleFile] {
    let moved = files.indices.filter { files[$0].kind == Copy.key && read.files[$0].kind == Translation.key }
    let manifest = read.files.first { $0.kind == "manifest" }
    guard moved.count > 1, !read.files.contains(where: { $0.kind == Copy.key }), let language = manifest?.root?["copy_language"] else {
      return files
    }
    var files = files
    for index in moved { files[index].isReportedElsewhere = index != moved[0] }
    files[moved[0]].correction = Diagnostic(
      SchemaProblems.misplacedFile, "the language of the copy is `\(language.text)`, but no copy is in that language", at: language.span,
      "no copy is in this language", secondary: [.init(files[moved[0]].start, "copy in another language")],
      helps: ["write the language in which the copy is"])
    return files
  }

  /// The diagnostics that files in the wrong place cause.
  private static let signs: Set<String> = [
    SchemaProblems.unknownFile.name, SchemaProblems.unknownKey.name, SchemaProblems.missingKey.name, SchemaProblems.wrongType.name,
    SchemaProblems.exactlyOne.name, SchemaProblems.badForm.name, NameProblems.duplicate.name, LanguageProblems.explanation.name,
  ]

  private static let shapes: [(kind: String, shape: Shape)] = RuleBookSchema.schema.fields.map { ($0.key, $0.shape) }

  private static func shape(of kind: String) -> Shape? { shapes.first { $0.kind == kind }?.shape }

  /// Reads the rules of a file whose only key repeats the name of its kind.
  private func unwrapped(_ file: RuleFile, _ root: Node, _ errors: [Diagnostic]) -> RuleFile? {
    guard let kind = file.kind, let only = root.entries.first(where: { _ in true }), root.count == 1, only.value.kind == .mapping,
      file.name.split(whereSeparator: { $0 == "/" || $0 == "." }).contains(where: { only.key.says(String($0)) }),
      MisplacedFiles.shape(of: kind).map({ $0.fit(of: only.value) >= MisplacedFiles.fits && $0.fit(of: root) < MisplacedFiles.fits })
        ?? false
    else { return nil }
    var file = file
    file.root = only.value
    file.correction = Diagnostic(
      SchemaProblems.unknownKey, "the key `\(only.key.text)` around all rules of a file is not allowed", at: only.key.span,
      "the name of the file already names the kind", helps: ["remove the key, and indent the lines below it by one level less"])
    return file
  }

  /// Reads a file as the kind that its content has.
  private func moved(_ file: RuleFile, _ root: Node, _ errors: [Diagnostic]) -> RuleFile? {
    let home = file.kind.flatMap { MisplacedFiles.shape(of: $0) }
    if home != nil {
      let wrong = root.entries.count { entry in
        errors.contains { entry.span.start <= $0.primary.span.start && $0.primary.span.start <= entry.span.end }
      }
      guard wrong * 2 >= root.count else { return nil }
    }
    let own = home?.fit(of: root) ?? 0
    guard own < MisplacedFiles.fits, let kind = kind(of: root, named: RulesInput.key(of: file.name), than: own) else { return nil }
    // In a short file, rules that lack a key may look like rules of another kind.
    let isCertain =
      home == nil || root.count > 2 || errors.contains { $0.name == SchemaProblems.unknownKey.name }
      || missing(kind, among: Set(root.entries.map(\.key.text))) > 0
    guard isCertain else { return nil }
    var file = file
    let before = file.kind
    file.kind = kind
    file.correction = problem(file, kind, insteadOf: before)
    return file
  }

  /// Returns the kind that the content of a file has; nil if no kind or several kinds are likely.
  private func kind(of root: Node, named name: String, than own: Double) -> String? {
    var likely = MisplacedFiles.shapes.compactMap { kind, shape -> (kind: String, fit: Double)? in
      if kind == Translation.key || isTaken(kind, shape) { return nil }
      let fit = shape.fit(of: root)
      return fit >= MisplacedFiles.fits && fit > own ? (kind, fit) : nil
    }
    if likely.count > 1 {
      // Names that other rules use and no file declares decide.
      let names = Set(root.entries.map(\.key.text))
      let wanted = likely.map { one in missing(one.kind, among: names) }
      if let most = wanted.max(), most > 0 {
        likely = zip(likely, wanted).filter { $0.1 == most }.map(\.0)
      } else if let near = Suggestion.nearest(to: name, among: likely.map(\.kind)).first {
        likely = likely.filter { $0.kind == near }
      } else if let most = likely.map(\.fit).max() {
        likely = likely.filter { $0.fit == most }
      }
    }
    return likely.count == 1 ? likely[0].kind : nil
  }

  /// Whether a kind whose rules are in one file has its file.
  private func isTaken(_ kind: String, _ shape: Shape) -> Bool {
    guard case .object = shape else { return false }
    return read.folder.files[kind] != nil
  }

  /// Returns how many of the names are used as names of a kind, but not declared.
  private func missing(_ kind: String, among names: Set<String>) -> Int {
    Set(read.reading.uses(of: kind).filter { names.contains($0.name) && !read.places.isDeclared(kind, $0.name) }.map(\.name)).count
  }

  private func problem(_ file: RuleFile, _ kind: String, insteadOf before: String?) -> Diagnostic {
    let target =
      read.files.contains { $0.kind == kind && $0.name.contains("/") && $0.id != file.id } ? "the folder `\(kind)/`" : "`\(kind).yaml`"
    guard let before else {
      let key = RulesInput.key(of: file.name)
      return Diagnostic(
        SchemaProblems.unknownFile, "`\(key)` is not a kind of rule", at: file.start, "this file contains \(noun(kind))",
        helps: ["move the rules to \(target)"])
    }
    let read = before == Translation.key ? "translations" : noun(before)
    return Diagnostic(
      SchemaProblems.misplacedFile, "this file contains \(noun(kind)), but it is read as \(read)", at: file.start,
      helps: ["move it to \(target)"])
  }

  private func noun(_ kind: String) -> String { kind.split(separator: "_").joined(separator: " ") }

  /// Leaves out a file whose rules are all declared in other files.
  private func repeated(_ file: RuleFile, _ root: Node, _ errors: [Diagnostic]) -> RuleFile? {
    let repeated = errors.filter { $0.name == NameProblems.duplicate.name }
    guard repeated.count > 1, let first = repeated.first else { return nil }
    let names = Set(root.entries.map(\.key.span))
    guard repeated.count(where: { names.contains($0.primary.span) }) == names.count,
      let noun = read.reading.names.lazy.flatMap(\.declarations).first(where: { $0.key.span.file == file.id })?.singular
    else { return nil }
    var file = file
    file.kind = nil
    file.correction = Diagnostic(
      NameProblems.duplicate, "every \(noun) of this file is declared twice", at: first.primary.span, "declared again here",
      secondary: first.secondary, helps: ["delete one of the two files, or rename its rules"])
    return file
  }
}
