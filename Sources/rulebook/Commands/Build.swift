import ArgumentParser
import Diagnostics
import Emitters
import RuleKinds
import RulebookSupport
import RulesBundle
import RulesCompiler

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the rules and generate the files that apps and servers use.",
    discussion: """
      Examples:
        rulebook build
        rulebook build --check
        rulebook build --output out --profile release
        rulebook build --single-file Sources/App/Rules.swift
      """)

  @OptionGroup var rules: RulesOptions
  @OptionGroup var checking: ProfileOptions
  @OptionGroup var reporting: ReportOptions
  @Option(
    help: ArgumentHelp("The output folder. The default is `generated` next to the rules folder.", valueName: "dir"), completion: .directory)
  var output: String?
  @Option(
    help: ArgumentHelp("The folder for reference pages. The default is `docs/reference` next to the output folder.", valueName: "dir"),
    completion: .directory)
  var reference: String?
  @Option(
    help: ArgumentHelp("Write only one Swift file, with the generated code and the bundle, as the SwiftPM plugin does.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var singleFile: String?
  @Flag(help: "Write nothing, and fail if a committed file is stale.") var check = false

  func run() throws {
    try RulebookSupport.reporting {
      let compilation = try rules.compile(for: checking.profile.profile)
      guard let lowered = compilation.lowered, let checked = compilation.rules else {
        _ = reporting.report(compilation)
        throw Exit.findings
      }
      if let singleFile { return try write(singleFile, lowered, checked, compilation) }
      let output = try trimmed(output) ?? beside(RulesFolder(rules.folder).path, "generated")
      let folders = Folders(output: output, reference: trimmed(reference) ?? beside(output, "docs/reference"))
      let bundle = try LoadedRules.load(lowered.bundle, "the compiled bundle")
      Progress.step("generating files")
      let files = Generated.files(of: lowered, rules: checked, bundle: bundle)
      let stale = check ? stale(files, folders, bundle) : []
      guard reporting.report(compilation, stale: stale) else { throw Exit.findings }
      if !check { try write(files, folders) }
    }
  }

  /// Writes the single Swift file, or reports that it is stale.
  private func write(_ path: String, _ lowered: LoweredRules, _ checked: CheckedRules, _ compilation: Compilation) throws {
    guard output == nil, reference == nil else {
      throw Failure(message: "--single-file cannot be combined with --output or --reference", code: Exit.usage)
    }
    guard let swift = checked.book.manifest.swift else {
      throw Failure(
        message: "the manifest does not name the Swift types; add `swift: {module: NameRules, prefix: Name}` to manifest.yaml",
        code: Exit.findings)
    }
    let bundle = try LoadedRules.load(lowered.bundle, "the compiled bundle")
    let bytes = SwiftEmitter(
      file: lowered.bundle, bundle: bundle, docs: checked.makeDocs(), module: swift.module, prefix: swift.prefix
    ).singleFile
    let found = FileSystem.read(path)
    let isStale = check && found != bytes
    let problem = found == nil ? "is missing" : "does not match the rules"
    guard reporting.report(compilation, stale: isStale ? [StaleFile(path: path, problem: problem)] : []) else { throw Exit.findings }
    guard !check, found != bytes else { return }
    var together = FilesTogether(synced: false)
    try together.add(bytes, at: path, shown: path)
    try together.commit()
  }

  /// The folders that generated files are written to.
  private struct Folders {
    var output: String
    var reference: String

    func path(_ file: Generated.File) -> String { (file.place == .output ? output : reference) + "/" + file.name }

    /// The folders that contain some of the files.
    func containing(_ files: [Generated.File]) -> [String] {
      [(Generated.Place.output, output), (.reference, reference)].filter { place, _ in files.contains { $0.place == place } }.map(\.1)
    }

    func leftOver(_ files: [Generated.File]) -> [String] {
      Generated.leftOver(files, path: path, output: output, reference: reference)
    }
  }

  private func write(_ files: [Generated.File], _ folders: Folders) throws {
    FilesTogether.clear(beside: files.map(folders.path))
    let changed = files.map { (path: folders.path($0), bytes: $0.bytes) }.filter { FileSystem.read($0.path) != $0.bytes }
    var together = FilesTogether(synced: false)
    for file in changed { try together.add(file.bytes, at: file.path, shown: file.path) }
    try together.commit()
    let removed = folders.leftOver(files)
    for path in removed { try FileSystem.remove(path) }
    guard !reporting.quiet else { return }
    let paths = Set(changed.map(\.path))
    let written = changed.isEmpty ? files : files.filter { paths.contains(folders.path($0)) }
    let places = folders.containing(written).joined(separator: " and ")
    Console.note(
      changed.isEmpty && removed.isEmpty ? "\(places) are up to date" : "wrote \(changed.count) of \(files.count) files to \(places)")
    if !removed.isEmpty { Console.note("removed \(removed.phrase())") }
  }

  private func stale(_ files: [Generated.File], _ folders: Folders, _ bundle: RuleBundle) -> [StaleFile] {
    var stale: [StaleFile] = []
    for file in files where file.isCommitted {
      let path = folders.path(file)
      let found = FileSystem.read(path)
      if found == file.bytes { continue }
      guard let found else {
        stale.append(StaleFile(path: path, problem: "is missing"))
        continue
      }
      let mismatch = file.name == Generated.limits ? LimitsReader.mismatch(found, bundle) : nil
      stale.append(StaleFile(path: path, problem: "does not match the rules" + (mismatch.map { ": \($0.message)" } ?? "")))
    }
    return stale
      + folders.leftOver(files).map {
        StaleFile(path: $0, problem: $0.hasSuffix(".json") ? "is for rules that do not exist" : "describes a rule that no longer exists")
      }
  }

  /// Returns the path of a folder next to another one.
  private func beside(_ folder: String, _ name: String) -> String {
    guard let slash = folder.lastIndex(of: "/") else { return name }
    return folder[..<slash] + "/" + name
  }

  private func trimmed(_ folder: String?) -> String? {
    folder.map { $0 == "/" ? $0 : String($0.reversed().drop { $0 == "/" }.reversed()) }
  }
}
