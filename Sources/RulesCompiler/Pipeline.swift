internal import Diagnostics
public import RuleKinds
public import Schema
internal import SourceText
internal import Workers
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
    return compile(read(input, &none), lowers: lowers)
  }

  /// Compiles the files of a rules folder after an edit. What the edit cannot have changed comes from the memory of the last compilation.
  ///
  /// The result equals that of a compilation without memory. Afterward, the memory holds this compilation.
  public func compile(_ input: RulesInput, lowers: Bool = true, reusing memory: inout PipelineMemory) -> Compilation {
    var known: PipelineMemory? = memory
    defer { if let known { memory = known } }
    return compile(read(input, &known), lowers: lowers)
  }

  private func compile(_ read: ReadRules, lowers: Bool) -> Compilation {
    let (sources, places, reading, folder) = (read.sources, read.places, read.reading, read.folder)
    var diagnostics = read.diagnostics
    var attribution = RuleAttribution(folder, reading)
    guard let book = read.book else {
      return Compilation(sources: sources, diagnostics: attribution.attributed(sortedDiagnostics(diagnostics, sources)))
    }

    let typed = Typing.check(book, places, broken: folder.broken, into: &diagnostics)
    diagnostics = UnitlessSettings(book, places, sources).reported(diagnostics)
    let context = CheckContext(
      book: book, typed: typed, places: places, reading: reading, broken: folder.broken, today: today,
      profile: profile, reported: diagnostics)
    diagnostics = UnknownNames(reading, places, typed, sources).grouped(diagnostics)
    let waived = checks.run(context, &diagnostics)

    var compilation = Compilation(sources: sources, diagnostics: attribution.attributed(sortedDiagnostics(diagnostics, sources)))
    compilation.waived = attribution.attributed(DiagnosticOrder.sorted(waived, in: sources))
    compilation.rules = CheckedRules(book: book, typed: typed, places: places, analysis: context.analysis, reading: reading, folder: folder)
    if lowers, !compilation.hasErrors { compilation.lowered = Lowering.lower(book, typed, context.analysis, places, sources) }
    return compilation
  }

  /// Returns the diagnostics in output order, with a limited number for each file.
  private func sortedDiagnostics(_ diagnostics: [Diagnostic], _ sources: SourceSet) -> [Diagnostic] {
    var reported: [Diagnostic] = []
    var counts: [FileID: Int] = [:]
    for diagnostic in DiagnosticOrder.sorted(diagnostics, in: sources) {
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

  private func read(_ input: RulesInput, _ memory: inout PipelineMemory?) -> ReadRules {
    var diagnostics: [Diagnostic] = []
    var reading = ParseContext()
    var (sources, folder, files) = parse(input, &reading, &diagnostics, &memory)

    var known = memory?.folder
    let book = RuleBookSchema.schema.read(folder, &reading, reusing: &known)
    if let known { memory?.folder = known }
    diagnostics = reading.corrected(diagnostics) + reading.diagnostics
    // A missing or unreadable file was already reported, so the names that it would declare are not reported.
    for field in RuleBookSchema.schema.fields where field.isRequired && folder.files[field.key] == nil { folder.broken.insert(field.key) }
    if !reading.declarations.contains(where: { $0.kind == Plan.key }) { folder.broken.insert(Plan.key) }
    Resolver.reportMissingFiles(reading, &folder, into: &diagnostics)
    // A key that was rejected may be the name that seems to be missing.
    for (kind, nodes) in folder.files where nodes.contains(where: { $0.entries.contains { $0.key.isInvalid } }) {
      folder.broken.insert(kind)
    }
    let places = SourceLocations(folder, reading)

    Resolver.resolve(reading, places, folder: folder, files: files, into: &diagnostics)
    return ReadRules(sources: sources, book: book, reading: reading, folder: folder, places: places, diagnostics: diagnostics)
  }

  /// Parses every file and groups the trees by kind: `limits.yaml` and `limits/storage.yaml` belong to `limits`. Copy files are also grouped by
  /// language.
  private func parse(
    _ input: RulesInput, _ reading: inout ParseContext, _ diagnostics: inout [Diagnostic], _ memory: inout PipelineMemory?
  ) -> (SourceSet, Folder, [String: [String]]) {
    var sources = SourceSet()
    var nodes: [String: [Node]] = [:]
    var files: [String: [String]] = [:]
    var broken: Set<String> = []
    var place: Span?
    var given: [(name: String, path: String, id: FileID, source: SourceFile)] = []
    let names = FileNames(input)
    for (index, file) in names.files.enumerated() {
      let source = memory?.source(of: file, at: index) ?? SourceFile(path: file.path, bytes: file.bytes)
      let id = sources.add(source)
      let key = RulesInput.key(of: file.name)
      if place == nil || key == "manifest" { place = Span(id, 0, 0) }
      given.append((file.name, file.path, id, source))
    }
    let limits = limits
    let before = memory
    let trees = ParallelMap.map(given) { file in
      if let same = before?.parsed(file.source, at: Int(file.id.index)) { return same }
      var found: [Diagnostic] = []
      let tree = YAMLParser.parse(file.source, id: file.id, limits: limits, diagnostics: &found)
      return PipelineMemory.ParsedFile(source: file.source, tree: tree, diagnostics: found)
    }
    memory?.files = trees
    let known = RuleBookSchema.schema.fields.map(\.key)
    var parsed: [(name: String, path: String, id: FileID, root: Node?, isBroken: Bool)] = []
    var manifest: Node?
    for (file, read) in zip(given, trees) {
      let key = RulesInput.key(of: file.name)
      if let problem = names.problem(of: file.path, at: Span(file.id, 0, 0)) {
        diagnostics.append(problem.diagnostic)
        if !problem.isRead { continue }
      } else if !known.contains(key) {
        files[key, default: []].append(file.path)
        diagnostics.append(unknownFile(key, at: Span(file.id, 0, 0), known.filter { $0 != Translation.key }))
        continue
      }
      diagnostics += read.diagnostics
      // A second document in a file is not read.
      let isCut = read.diagnostics.contains { $0.name == YAMLProblems.severalDocuments.name }
      parsed.append((file.name, file.path, file.id, read.tree?.root, read.tree == nil || isCut))
      if key == "manifest" { manifest = read.tree?.root }
    }
    let copyFiles = CopyFiles(manifest: manifest)
    for file in parsed {
      let read = copyFiles.reading(of: file.name, file.id)
      diagnostics += read.problem.map { [$0] } ?? []
      reading.subjects[file.id] = read.language
      files[read.kind, default: []].append(file.path)
      if let root = file.root { nodes[read.kind, default: []].append(root) }
      if file.isBroken { broken.insert(read.kind) }
    }
    // A missing manifest is reported where it would be.
    let hasManifest = given.contains { RulesInput.key(of: $0.name) == "manifest" }
    let start = (hasManifest ? place : nil) ?? Span(sources.add(SourceFile(path: names.manifest, bytes: [])), 0, 0)
    return (sources, Folder(files: nodes, broken: broken, place: start), files)
  }

  private func unknownFile(_ key: String, at span: Span, _ known: [String]) -> Diagnostic {
    let near = Suggestion.nearest(to: key, among: known)
    return Diagnostic(
      SchemaProblems.unknownFile, "`\(key)` is not a kind of rule", at: span, "this file is not read",
      helps: near.isEmpty ? ["the kinds are \(known.sorted().joined(separator: ", "))"] : near.map { "did you mean `\($0)`?" })
  }
}
