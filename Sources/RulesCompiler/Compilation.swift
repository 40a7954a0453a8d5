public import Diagnostics
package import RuleKinds
package import Schema
public import SourceText

/// The result of a run of the compiler.
public struct Compilation: Sendable {
  /// The source files.
  public var sources: SourceSet
  /// The diagnostics, sorted by file and location.
  public var diagnostics: [Diagnostic]
  /// The waived warnings, in the same order.
  public var waived: [Diagnostic] = []
  /// The rules as far as they are valid; nil if required files could not be read.
  public var rules: CheckedRules?
  /// The bundle; nil if there are errors, except those that `Pipeline.toleratesErrors` admits.
  public var lowered: LoweredRules?

  /// Creates a compilation without rules.
  public init(sources: SourceSet, diagnostics: [Diagnostic]) {
    self.sources = sources
    self.diagnostics = diagnostics
  }

  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether all errors are of checks that lowering does not rely on.
  func hasOnlyErrors(of checks: CheckList) -> Bool {
    diagnostics.allSatisfy { $0.severity != .error || checks.tolerable.contains($0.name) }
  }
}

/// Rules that were read from their files but not checked.
public struct ReadRules: Sendable {
  let sources: SourceSet
  /// The files with their kinds.
  let files: [RuleFile]
  /// The rules; nil if required files could not be read.
  package let book: RuleBook?
  /// The declared and used names.
  package let reading: ParseContext
  let folder: Folder
  let places: SourceLocations
  /// The errors of parsing, reading, and name resolution.
  package let diagnostics: [Diagnostic]

  /// How many names the rules declare.
  public var declarationCount: Int { reading.names.reduce(0) { $0 + $1.declarations.count } }
}

/// Rules that were read and checked.
public struct CheckedRules: Sendable {
  /// The rules.
  package let book: RuleBook
  /// The typed expressions of the rules.
  package let typed: TypedBook
  /// The source locations of the rules.
  package let places: SourceLocations
  /// The possible outcomes of actions.
  package let analysis: PlanAnalysis
  package let reading: ParseContext
  package let folder: Folder

  /// The maximum lengths of sentences.
  package var lengths: LongestText { LongestText(book, typed) }

  /// Creates the documentation of all rules. Each call builds it again, so reuse the result.
  package func makeDocs() -> RuleDocs { RuleDocs(reading, lengths: lengths) }

  /// Creates the index of references between rules. Each call builds it again, so reuse the result.
  package func makeIndex() -> RuleIndex { RuleIndex(reading, places, typed, folder) }

  /// Creates the index, in which only files that changed are read again.
  package func makeIndex(reusing memory: IndexMemory) -> RuleIndex { RuleIndex(reading, places, typed, folder, reusing: memory) }
}

/// The bundle for apps with its source map.
public struct LoweredRules: Sendable {
  /// The bytes of the bundle.
  public let bundle: [UInt8]
  /// The source locations of the rules in the bundle.
  public let sourceMap: SourceMap
  /// The names and types that app code and stored requests rely on.
  package let contract: [ContractLine]
}

/// The source location of each rule, for traces.
public struct SourceMap: Sendable, Equatable {
  /// The source location of a rule.
  public struct Entry: Sendable, Equatable {
    /// The path of the rule, such as `/limits/saved_flows/plans/free`.
    public var rule: String
    /// The path of the file.
    public var file: String
    /// The 1-based line.
    public var line: Int
    /// The 1-based column in Unicode scalars.
    public var column: Int
  }

  /// The entries, sorted by rule.
  public var entries: [Entry]

  /// Creates a source map from entries that are sorted by rule.
  public init(entries: [Entry]) { self.entries = entries }

  /// The entry of a rule, or nil.
  public subscript(rule: String) -> Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].rule == rule { return entries[middle] }
      if entries[middle].rule < rule { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
