public import Diagnostics
public import RuleKinds
public import Schema
public import SourceText

/// What a run of the compiler has to say and to give.
public struct Compilation: Sendable {
  public var sources: SourceSet
  /// In order of file and place.
  public var diagnostics: [Diagnostic]
  /// Warnings that somebody lives with, in the same order.
  public var waived: [Diagnostic] = []
  /// The rules, as far as they could be read; nil when not even their outline could.
  public var rules: CheckedRules?
  /// The bundle; nil when there are errors.
  public var lowered: LoweredRules?

  public init(sources: SourceSet, diagnostics: [Diagnostic]) {
    self.sources = sources
    self.diagnostics = diagnostics
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Rules as they stand in their files, before anybody asks whether they are sound.
public struct ReadRules: Sendable {
  let sources: SourceSet
  /// Nil when not even their outline could be read.
  public let book: RuleBook?
  /// Which names are declared and used.
  public let reading: ParseContext
  let folder: Folder
  let places: SourceLocations
  public let diagnostics: [Diagnostic]
}

/// Rules that were read and looked at.
public struct CheckedRules: Sendable {
  public let book: RuleBook
  public let typed: TypedBook
  public let places: SourceLocations
  /// What actions can end in.
  public let analysis: PlanAnalysis
  package let reading: ParseContext
  package let folder: Folder

  /// How long sentences get.
  public var lengths: LongestText { LongestText(book, typed) }

  /// What every rule says about itself. Made anew each time: ask once.
  public func makeDocs() -> RuleDocs { RuleDocs(reading, lengths: lengths) }

  /// Who names whom, and what every rule says. Made anew each time: ask once.
  public func makeIndex() -> RuleIndex { RuleIndex(reading, places, typed, folder) }
}

/// What the phone gets, and what tells where it came from.
public struct LoweredRules: Sendable {
  /// The bundle's bytes.
  public let bundle: [UInt8]
  public let sourceMap: SourceMap
  /// What app code and stored requests rely on.
  public let contract: [ContractLine]
}

/// Where each rule stands: for traces that name a file and a line.
public struct SourceMap: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    /// `/limits/saved_flows/plans/free`
    public var rule: String
    public var file: String
    public var line: Int
    public var column: Int
  }

  /// Sorted by rule.
  public var entries: [Entry]

  public init(entries: [Entry]) { self.entries = entries }

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
