package import LanguageServer
internal import RuleKinds
package import RulesCompiler
package import SourceText

/// The files of one rules folder: those on disk, and in their place the documents that the client has open.
package struct Workspace {
  /// The absolute path of the folder.
  package let folder: String
  /// The path of the folder for display, as `rulebook check` shows it: `rules`.
  package let place: String
  private var pipeline: Pipeline
  private var disk: RulesInput
  private var open: [String: TextDocument] = [:]
  private var memory = PipelineMemory()
  private let indexMemory = IndexMemory()
  private var isStale = true { didSet { if isStale { hasReadNames = false } } }
  private var hasReadNames = false
  /// The number of the last compilation.
  package private(set) var revision = 0
  private var current: Analysis?
  /// The last analysis in which every file could be parsed.
  private(set) var lastParsed: Analysis?

  package init(folder: String, input: RulesInput, pipeline: Pipeline) {
    self.folder = folder
    place = Self.place(of: folder)
    disk = input
    self.pipeline = pipeline
    // The fixes for typos in YAML are computed when an editor asks for them.
    self.pipeline.offersRepairs = false
  }

  /// The path for display of a folder: its name.
  package static func place(of folder: String) -> String { folder.split(separator: "/").last.map(String.init) ?? "rules" }

  /// Returns the path inside the folder; nil for a path outside it.
  package func name(of path: String) -> String? {
    guard path.hasPrefix(folder + "/") else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }

  /// Returns the absolute path of a path for display.
  package func path(ofDisplayed path: String) -> String {
    path.hasPrefix(place + "/") ? folder + path.dropFirst(place.count) : folder + "/" + path
  }

  /// Whether the client has the file open.
  package func isOpen(_ name: String) -> Bool { open[name] != nil }

  package var openNames: [String] { open.keys.sorted() }

  /// The text of a file: of the open document, or of the file on disk.
  package func document(_ name: String) -> TextDocument? {
    open[name] ?? disk.files.first { $0.name == name }.map { TextDocument($0.bytes) }
  }

  package mutating func setOpen(_ name: String, _ document: TextDocument?) {
    let before = document == nil ? open[name]?.bytes : self.document(name)?.bytes
    open[name] = document
    if before == nil || before != self.document(name)?.bytes { isStale = true }
  }

  package mutating func edit(_ name: String, _ change: (inout TextDocument) throws(RPCError) -> Void) throws(RPCError) {
    guard var document = open[name] else { throw RPCError(.invalidParams, "the document is not open") }
    open[name] = nil
    defer { open[name] = document }
    isStale = true
    try change(&document)
  }

  /// Takes the files on disk.
  package mutating func reload(_ input: RulesInput) {
    func same(_ a: [RulesInput.File], _ b: [RulesInput.File]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { $0.name == $1.name && $0.bytes == $1.bytes }
    }
    if same(input.files, disk.files), same(input.misnamed, disk.misnamed) { return }
    disk = input
    isStale = true
  }

  /// The files as the compiler reads them.
  package var input: RulesInput {
    var input = RulesInput(files: disk.files, place: place)
    input.misnamed = disk.misnamed
    for (name, document) in open.sorted(by: { $0.key < $1.key }) {
      let file = RulesInput.File(name: name, path: "\(place)/\(name)", bytes: document.bytes)
      if let index = input.files.firstIndex(where: { $0.name == name }) {
        input.files[index] = file
      } else if let index = input.misnamed.firstIndex(where: { $0.name == name }) {
        input.misnamed[index] = file
      } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        input.files.append(file)
      } else if RuleFileName(name, kinds: RulesInput.kinds) != nil {
        input.misnamed.append(file)
      }
    }
    return input
  }

  /// Returns the analysis of the current files. It compiles them if they changed since the last call.
  package mutating func analysis() -> Analysis {
    if let current, !isStale { return current }
    let input = input
    // Without a second owner, the memory is changed in place.
    current?.memory = nil
    let compilation = pipeline.compile(input, lowers: false, reusing: &memory)
    let analysis = Analysis(compilation, input, pipeline, memory, indexing: indexMemory)
    revision += 1
    isStale = false
    current = analysis
    if analysis.isParsed { lastParsed = analysis }
    return analysis
  }

  /// Returns the analysis of the current files if every one can be parsed, or else the last analysis in which every one could be.
  package mutating func parsedAnalysis() -> Analysis {
    let analysis = analysis()
    return analysis.isParsed ? analysis : lastParsed ?? analysis
  }

  /// The kind of rule in a file of the last analysis; nil for a file of an unknown kind.
  func kind(of name: String) -> String? { current?.kind(of: name) }

  /// Where the texts that an analysis read are in the current ones, for the files that changed since.
  package func moved(since analysis: Analysis) -> [FileID: MovedText] {
    if analysis === current, !isStale { return [:] }
    let now = Dictionary(input.files.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var moved: [FileID: MovedText] = [:]
    for old in analysis.input.files {
      guard let file = analysis.file(old.path), let bytes = now[old.name], bytes != old.bytes else { continue }
      moved[file] = MovedText(from: old.bytes, to: bytes)
    }
    return moved
  }

  /// Returns the errors of syntax and names after an edit of large rules; nil if they are in the last analysis, or were returned before.
  ///
  /// - Parameter size: The number of bytes from which rules are large. Smaller rules are checked completely in the same time.
  package mutating func names(inRulesOf size: Int) -> Analysis? {
    guard isStale, !hasReadNames, current != nil else { return nil }
    let input = input
    guard input.files.reduce(0, { $0 + $1.bytes.count }) >= size else { return nil }
    hasReadNames = true
    current?.memory = nil
    return Analysis(pipeline.compileNames(input, reusing: &memory), input, pipeline, nil, indexing: indexMemory)
  }

  /// The number of bytes of the files on disk.
  package var size: Int { disk.files.reduce(0) { $0 + $1.bytes.count } }

  /// Whether the files changed since the last analysis.
  package var isChanged: Bool { isStale || current == nil }

  /// Returns a function that compiles the current files to a bundle, on any thread.
  package func compiler() -> @Sendable () -> Compilation {
    let (pipeline, input) = (pipeline, input)
    return { pipeline.compile(input) }
  }

  /// Returns a function that compiles other files in the same way, such as those of the last commit.
  package func otherCompiler() -> @Sendable (RulesInput) -> Compilation {
    var pipeline = pipeline
    pipeline.toleratesErrors = true
    return { [pipeline] in pipeline.compile($0) }
  }
}
