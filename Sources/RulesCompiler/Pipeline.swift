internal import Diagnostics
internal import ParallelMap
public import RuleKinds
public import Schema
internal import SourceText
public import YAMLTree

/// The compiler pipeline.
///
///     files --parse--> trees --read--> RuleBook + places --resolve--> names bound --type--> expressions --check--> diagnostics
///         --lower--> bundle
///
/// Data flows in one direction. No stage throws: each stage reports errors and continues as far as possible, so that one run reports every
/// error. Only lowering requires rules without errors.
public struct Pipeline: Sendable {
  /// The current date, which is compared with dates in the rules, such as milestones.
  public var today: CalendarDate
  /// The profile, which determines the severity of some checks.
  public var profile: Profile
  /// The limits of the YAML parser.
  public var limits: Limits
  /// The checks to run on valid rules.
  public var checks: CheckList
  /// Whether to look for the typos in YAML behind errors, and to offer fixes for them. This takes time only if there are errors.
  public var offersRepairs = false
  /// Whether rules become a bundle in spite of errors that lowering does not rely on. An older revision can have errors that only a newer check
  /// reports, and can be compared nevertheless.
  public var toleratesErrors = false

  /// Creates a pipeline.
  public init(today: CalendarDate, profile: Profile = .dev, limits: Limits = .standard, checks: CheckList) {
    self.today = today
    self.checks = checks
    self.profile = profile
    self.limits = limits
  }

  /// Compiles the files of a rules folder.
  ///
  /// - Parameters:
  ///   - input: The files of the rules.
  ///   - lowers: Whether rules without errors are compiled to a bundle. Pass false if only the diagnostics are needed.
  public func compile(_ input: RulesInput, lowers: Bool = true) -> Compilation {
    var none: PipelineMemory?
    return repaired(compile(read(input, &none), lowers: lowers, &none), input, none)
  }

  /// Compiles the files of a rules folder after an edit. What the edit cannot have changed comes from the memory of the last compilation.
  ///
  /// The result equals that of a compilation without memory. Afterward, the memory holds this compilation.
  public func compile(_ input: RulesInput, lowers: Bool = true, reusing memory: inout PipelineMemory) -> Compilation {
    var known: PipelineMemory? = memory
    defer { if let known { memory = known } }
    memory = PipelineMemory()
    let compilation = compile(read(input, &known), lowers: lowers, &known)
    return repaired(compilation, input, known)
  }

  /// Reads the files of a rules folder after an edit, without checking the rules.
  ///
  /// The result has the errors of syntax, forms, and names, before related ones are combined. In large rules they are known long before everything
  /// else. A complete compilation with the same memory does not read the files again.
  public func compileNames(_ input: RulesInput, reusing memory: inout PipelineMemory) -> Compilation {
    var known: PipelineMemory? = memory
    memory = PipelineMemory()
    defer { if let known { memory = known } }
    let read = read(input, &known)
    var attribution = RuleAttribution(read.folder, read.reading)
    return Compilation(sources: read.sources, diagnostics: attribution.attributed(sortedDiagnostics(read.diagnostics, read.sources)))
  }

  /// Returns a compilation with the fixes for typos in YAML. An editor looks for them when it shows fixes, because that takes as long as several
  /// compilations.
  public func offeringRepairs(_ compilation: Compilation, of input: RulesInput, reusing memory: PipelineMemory) -> Compilation {
    var pipeline = self
    pipeline.offersRepairs = true
    return pipeline.repaired(compilation, input, memory)
  }

  /// Returns a compilation with the fixes for typos in YAML.
  private func repaired(_ compilation: Compilation, _ input: RulesInput, _ memory: PipelineMemory?) -> Compilation {
    guard offersRepairs, compilation.diagnostics.contains(where: RepairSearch.concerns) else { return compilation }
    var result = compilation
    RepairSearch(self, input, memory).offer(in: &result)
    return result
  }

  private func compile(_ read: ReadRules, lowers: Bool, _ memory: inout PipelineMemory?) -> Compilation {
    let (sources, places, reading, folder) = (read.sources, read.places, read.reading, read.folder)
    var diagnostics = read.diagnostics
    var attribution = RuleAttribution(folder, reading)
    guard let book = read.book else {
      return Compilation(sources: sources, diagnostics: attribution.attributed(sortedDiagnostics(diagnostics, sources)))
    }

    var typing = memory?.typing ?? TypingMemory()
    memory?.typing = TypingMemory()
    let typed = Typing.check(book, places, broken: folder.broken, reusing: &typing, into: &diagnostics)
    memory?.typing = typing
    diagnostics = MisplacedRules.combined(diagnostics, reading)
    diagnostics = UnitlessSettings(book, places, sources).reported(diagnostics)
    let words = memory?.words ?? FileWordsCache()
    let unknown = UnknownNames(reading, places, typed, sources, folder).grouped(diagnostics, words)
    let combined = MisusedFacts.grouped(unknown.diagnostics)
    let lost = folder.lost.union(unknown.lost)
    // Without the rules of a missing file, most checks would report what depends on them.
    let run = lost.isEmpty ? memory.map { CheckRun($0.checks, "\(today) \(profile)") } : nil
    if run != nil { memory?.checks = CheckMemory() }
    let context = CheckContext(
      book: book, typed: typed, places: places, reading: reading, broken: folder.broken.union(lost), today: today,
      profile: profile, reported: diagnostics + combined, words: words, run: run.map { ($0, memory?.folder ?? FolderMemory()) })
    diagnostics = combined
    let waived = lost.isEmpty ? checks.run(context, &diagnostics) : []
    if let run { memory?.checks = run.end() }

    var compilation = Compilation(sources: sources, diagnostics: attribution.attributed(sortedDiagnostics(diagnostics, sources)))
    compilation.waived = attribution.attributed(DiagnosticOrder.sorted(waived, in: sources))
    compilation.rules = CheckedRules(book: book, typed: typed, places: places, analysis: context.analysis, reading: reading, folder: folder)
    if lowers, !compilation.hasErrors || toleratesErrors && compilation.hasOnlyErrors(of: checks) {
      let versions = memory.map { LoweringMemory.versions($0.folder, sources) }
      compilation.lowered = memory?.lowering.rules(versions) ?? Lowering.lower(book, typed, context.analysis, places, sources)
      memory?.lowering = LoweringMemory(versions: versions, lowered: compilation.lowered)
    }
    return compilation
  }

  /// Returns the diagnostics in output order, with a limited number of errors for each file. Warnings are never too many: they do not make rules
  /// invalid.
  private func sortedDiagnostics(_ diagnostics: [Diagnostic], _ sources: SourceSet) -> [Diagnostic] {
    var reported: [Diagnostic] = []
    var counts: [FileID: Int] = [:]
    for diagnostic in DiagnosticOrder.sorted(diagnostics, in: sources) {
      guard diagnostic.severity == .error else {
        reported.append(diagnostic)
        continue
      }
      counts[diagnostic.primary.span.file, default: 0] += 1
      if counts[diagnostic.primary.span.file, default: 0] <= limits.problems { reported.append(diagnostic) }
    }
    let crowded = counts.filter { $0.value > limits.problems }
    guard !crowded.isEmpty else { return reported }
    return DiagnosticOrder.sorted(
      reported + crowded.map { LimitProblem.problems($0.value - limits.problems, limits.problems, at: Span($0.key, 0, 0)) }, in: sources)
  }

  /// Reads the files of a rules folder and resolves names, without checking the rules.
  public func read(_ input: RulesInput) -> ReadRules {
    var none: PipelineMemory?
    return read(input, &none)
  }

  func read(_ input: RulesInput, _ memory: inout PipelineMemory?) -> ReadRules {
    var (files, sources) = parse(input, &memory)
    let read = read(files, &sources, input, &memory)
    // A file in the wrong folder is reported once. It is then read as what it contains, so that nothing else seems to be missing.
    let corrected = MisplacedFiles(read).corrected(files)
    return corrected.isEmpty ? read : self.read(corrected, &sources, input, &memory)
  }

  private func read(_ files: [RuleFile], _ sources: inout SourceSet, _ input: RulesInput, _ memory: inout PipelineMemory?) -> ReadRules {
    var diagnostics: [Diagnostic] = []
    var reading = ParseContext()
    let files = kinds(of: files, &reading, &diagnostics)
    let manifest = files.first { $0.kind == "manifest" }
    // A missing manifest is reported where it would be.
    let start = manifest.map(\.start) ?? Span(sources.add(SourceFile(path: fileNames(input, &memory).manifest, bytes: [])), 0, 0)
    let read = files.filter { $0.kind != nil }
    var folder = Folder(
      files: Dictionary(grouping: read.filter { $0.root != nil }, by: { $0.kind ?? "" }).mapValues { $0.compactMap(\.root) },
      broken: Set(read.filter(\.isBroken).compactMap(\.kind)), place: start)

    reportEmptyFiles(read, &folder, &diagnostics)
    reportSecondFiles(folder, &diagnostics)

    var known = memory?.folder
    let book = RuleBookSchema.schema.read(folder, &reading, reusing: &known)
    if let known { memory?.folder = known }
    diagnostics = reading.corrected(diagnostics) + reading.diagnostics
    // A missing or unreadable file was already reported, so the names that it would declare are not reported.
    for field in RuleBookSchema.schema.fields where field.isRequired && folder.files[field.key] == nil {
      folder.broken.insert(field.key)
      folder.lost.insert(field.key)
    }
    if !reading.names.contains(where: { $0.declared[Plan.key] != nil }) { folder.broken.insert(Plan.key) }
    Resolver.reportMissingFiles(reading, &folder, into: &diagnostics)
    // A key that was rejected may be the name that seems to be missing.
    for (kind, nodes) in folder.files where nodes.contains(where: { $0.entries.contains { $0.key.isInvalid } }) {
      folder.broken.insert(kind)
    }
    let places = SourceLocations(folder, reading)
    let paths = Dictionary(grouping: read, by: { $0.kind ?? "" }).mapValues { $0.map(\.path) }

    Resolver.resolve(reading, places, folder: folder, files: paths, into: &diagnostics)
    return ReadRules(
      sources: sources, files: files, book: book, reading: reading, folder: folder, places: places, diagnostics: diagnostics)
  }

  private func fileNames(_ input: RulesInput, _ memory: inout PipelineMemory?) -> FileNames {
    var known = memory?.fileNames ?? [:]
    defer { memory?.fileNames = known }
    return FileNames(input, &known)
  }

  /// Parses every file.
  private func parse(_ input: RulesInput, _ memory: inout PipelineMemory?) -> ([RuleFile], SourceSet) {
    var sources = SourceSet()
    var given: [(name: String, path: String, id: FileID, source: SourceFile)] = []
    let names = fileNames(input, &memory)
    for (index, file) in names.files.enumerated() {
      let source = memory?.source(of: file, at: index) ?? SourceFile(path: file.path, bytes: file.bytes)
      given.append((file.name, file.path, sources.add(source), source))
    }
    let limits = limits
    let before = memory
    let trees = ParallelMap.map(given) { file in
      if let same = before?.parsed(file.source, at: Int(file.id.index)) { return same }
      var found: [Diagnostic] = []
      let (tree, source) = YAMLParser.parseConverted(file.source, id: file.id, limits: limits, diagnostics: &found)
      return PipelineMemory.ParsedFile(given: file.source, source: source, tree: tree, diagnostics: found)
    }
    memory?.files = trees
    let files = zip(given, trees).map { file, read in
      if read.isConverted { sources.replace(file.id, with: read.source) }
      // A second document in a file is not read.
      let isCut = read.diagnostics.contains { $0.name == YAMLProblems.severalDocuments.name }
      return RuleFile(
        name: file.name, path: file.path, id: file.id, root: read.tree?.root, isBroken: read.tree == nil || isCut,
        isBlank: read.source.bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }, problems: read.diagnostics,
        misnaming: names.problem(of: file.path, at: Span(file.id, 0, 0)))
    }
    return (files, sources)
  }

  /// Determines the kind of each file: `limits.yaml` and `limits/storage.yaml` belong to `limits`. Copy files also have a language.
  private func kinds(of files: [RuleFile], _ reading: inout ParseContext, _ diagnostics: inout [Diagnostic]) -> [RuleFile] {
    let known = RuleBookSchema.schema.fields.map(\.key)
    let copyFiles = CopyFiles(manifest: files.first { RulesInput.key(of: $0.name) == "manifest" && $0.correction == nil }?.root)
    // All files of a folder with an unknown name are one message.
    var folders: [String: Int] = [:]
    func report(_ problem: Diagnostic, of file: RuleFile) {
      guard file.name.contains("/"), let known = folders[problem.message] else {
        if file.name.contains("/") { folders[problem.message] = diagnostics.count }
        return diagnostics.append(problem)
      }
      diagnostics[known].secondary.append(.init(problem.primary.span, "this file, too"))
    }
    return files.map { file in
      var file = file
      if let correction = file.correction {
        diagnostics += file.problems + (file.isReportedElsewhere ? [] : [correction])
        return file
      }
      if let misnaming = file.misnaming {
        report(misnaming.diagnostic, of: file)
        if !misnaming.isRead { return file }
      }
      let key = RulesInput.key(of: file.name)
      guard known.contains(key) else {
        report(unknownFile(key, at: Span(file.id, 0, 0), known.filter { $0 != Translation.key }), of: file)
        return file
      }
      let contents = copyFiles.reading(of: file.name, file.id)
      diagnostics += file.problems + (contents.problem.map { [$0] } ?? [])
      reading.subjects[file.id] = contents.language
      file.kind = contents.kind
      return file
    }
  }

  /// Reports files without content. A file with comments only is reported later, if rules of its kind are missing.
  private func reportEmptyFiles(_ files: [RuleFile], _ folder: inout Folder, _ diagnostics: inout [Diagnostic]) {
    for file in files where file.isEmpty {
      guard let kind = file.kind else { continue }
      let isNeeded = folder.files[kind] == nil && RuleBookSchema.schema.fields.contains { $0.key == kind && $0.isRequired }
      if file.isBlank || isNeeded {
        diagnostics.append(SchemaProblems.empty(file.start))
        folder.broken.insert(kind)
        folder.lost.insert(kind)
      } else {
        folder.empty[kind, default: []].append(file.start)
      }
    }
  }

  /// Reports a second file of a kind whose rules are one object, such as `connection`. Only the first file is read.
  private func reportSecondFiles(_ folder: Folder, _ diagnostics: inout [Diagnostic]) {
    for field in RuleBookSchema.schema.fields {
      guard case .object = field.shape, let nodes = folder.files[field.key], let first = nodes.first else { continue }
      for second in nodes.dropFirst() {
        diagnostics.append(
          Diagnostic(
            NameProblems.duplicate, "the rules of `\(field.key)` are declared twice", at: Span(second.span.file, 0, 0),
            "declared again here",
            secondary: [.init(Span(first.span.file, 0, 0), "declared here first")], helps: ["keep one of the two files"]))
      }
    }
  }

  private func unknownFile(_ key: String, at span: Span, _ known: [String]) -> Diagnostic {
    let near = Suggestion.choices(for: key, among: known)
    return Diagnostic(
      SchemaProblems.unknownFile, "`\(key)` is not a kind of rule", at: span, "this file is not read",
      helps: near.isEmpty ? ["the kinds are \(known.sorted().phrase())"] : Suggestion.question(near))
  }
}
