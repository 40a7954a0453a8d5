import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesCompiler
import RulesDiff

/// One side of a comparison: a folder, a Git revision, or the current rules.
struct DiffSide {
  let input: RulesInput
  private let options: RulesOptions
  private let shown: String

  init(_ given: String?, _ options: RulesOptions) throws(Failure) {
    self.options = options
    guard let given else {
      let folder = try RulesFolder(options.folder)
      (input, shown) = (try folder.read(Bounds(options.bounds)), folder.path)
      return
    }
    shown = given
    guard FileSystem.isFolder(given) else {
      input = try GitRules(folder: try RulesFolder(options.folder).path).read(given)
      return
    }
    // The rules folder itself, or its parent.
    let inner = FileSystem.exists("\(given)/rules/manifest.yaml") ? "\(given)/rules" : given
    input = try RulesFolder(inner).read(Bounds(options.bounds))
  }

  /// Returns the bundle of the rules; nil if they have errors that prevent it.
  func bundle() -> [UInt8]? {
    guard var pipeline = try? options.pipeline() else { return nil }
    pipeline.toleratesErrors = true
    return pipeline.compile(input).lowered?.bundle
  }

  /// Compiles the older side. It can have errors that only a newer check reports: they are noted, and it is compared as it is.
  func compileOlder(_ side: String, reusing memory: inout PipelineMemory) throws(Failure) -> Compilation {
    let compilation = try compile(side, toleratesErrors: true, reusing: &memory)
    noteErrors(of: compilation, side, " by today's checks")
    return compilation
  }

  /// Compiles the newer side. Errors are printed to standard error. What only checks and invariants report is compared as it is, so that people
  /// who change an invariant see what the change does.
  func compileNewer(_ side: String, reusing memory: inout PipelineMemory) throws(Failure) -> Compilation {
    let compilation = try compile(side, toleratesErrors: true, reusing: &memory)
    if compilation.hasErrors { printErrors(of: compilation) }
    noteErrors(of: compilation, side)
    return compilation
  }

  private func noteErrors(of compilation: Compilation, _ side: String, _ measure: String = "") {
    let count = compilation.diagnostics.count { $0.severity == .error }
    guard count > 0 else { return }
    let them = count == 1 ? "it is" : "they are"
    Console.note("note: \(side) (\(shown)) has \(count.counted("error"))\(measure); \(them) compared as written")
  }

  private func printErrors(of compilation: Compilation) {
    Console.note(TextRenderer(color: .never).render(compilation.diagnostics.filter { $0.severity == .error }, in: compilation.sources))
  }

  /// Compiles the rules. Errors are printed to standard error, with the side that has them. What the memory knows is not compiled again.
  func compile(_ side: String, toleratesErrors: Bool = false, reusing memory: inout PipelineMemory) throws(Failure) -> Compilation {
    guard !input.files.isEmpty else {
      throw Failure(message: "\(side) has no rules: \(shown) contains no rule files", code: Exit.noInput)
    }
    var pipeline = try options.pipeline()
    pipeline.toleratesErrors = toleratesErrors
    let compilation = pipeline.compile(input, reusing: &memory)
    guard compilation.lowered == nil else { return compilation }
    printErrors(of: compilation)
    throw Failure(message: "the rules of \(side) (\(shown)) have mistakes, so they cannot be compared", code: Exit.findings)
  }

  /// What a comparison with another side can compile in addition: one edit alone, or the values that a server sets.
  ///
  /// - Parameters:
  ///   - compilation: That of this side. If it has errors, so have the others.
  ///   - memory: What the compilation knows.
  func files(of compilation: Compilation, comparedWith other: DiffSide, reusing memory: PipelineMemory) throws(Failure) -> DiffFiles {
    var pipeline = try options.pipeline()
    pipeline.offersRepairs = false
    let hasErrors = compilation.hasErrors
    return DiffFiles(old: input, new: other.input, today: try options.today()) { [pipeline] input, toleratesErrors in
      var (known, pipeline) = (memory, pipeline)
      pipeline.toleratesErrors = hasErrors || toleratesErrors
      return pipeline.compile(input, reusing: &known)
    }
  }
}
