package import Diagnostics
package import RuleKinds
package import RuleQueries
package import RulesCompiler
internal import RulesEditing
internal import Schema
package import SourceText
package import YAMLTree

/// A compilation with what the features derive from it, each part at its first use.
package final class Analysis {
  package let compilation: Compilation
  package let input: RulesInput
  private let pipeline: Pipeline
  /// What the compilation remembers; nil if a newer compilation uses it, or if only the names were read.
  var memory: PipelineMemory?
  private let indexMemory: IndexMemory
  private let ids: [String: FileID]
  private let roots: [FileID: (kind: String, root: Node)]

  init(
    _ compilation: Compilation, _ input: RulesInput, _ pipeline: Pipeline, _ memory: PipelineMemory?, indexing indexMemory: IndexMemory
  ) {
    self.indexMemory = indexMemory
    self.compilation = compilation
    self.input = input
    self.pipeline = pipeline
    self.memory = memory
    var ids: [String: FileID] = [:]
    for (index, file) in compilation.sources.files.enumerated() { ids[file.path] = FileID(index) }
    self.ids = ids
    var roots: [FileID: (kind: String, root: Node)] = [:]
    for (kind, nodes) in compilation.rules?.folder.files ?? [:] { for node in nodes { roots[node.span.file] = (kind, node) } }
    self.roots = roots
  }

  package var rules: CheckedRules? { compilation.rules }
  package var sources: SourceSet { compilation.sources }

  /// Whether every file could be parsed.
  package var isParsed: Bool { rules != nil && roots.count >= input.files.count(where: { !$0.bytes.isEmpty }) }

  /// The file with a path for display.
  package func file(_ path: String) -> FileID? { ids[path] }

  /// The kind and the root of a file; nil if it could not be parsed.
  package func root(of file: FileID) -> (kind: String, root: Node)? { roots[file] }

  /// The kind of rule in a file; nil for a file of an unknown kind.
  package func kind(of name: String) -> String? { kinds[name] }

  private lazy var kinds: [String: String] = Dictionary(
    zip(input.files, input.kinds()).compactMap { file, kind in kind.map { (file.name, $0.key) } }, uniquingKeysWith: { first, _ in first })

  /// The diagnostics with all fixes, also those for typos in YAML.
  package private(set) lazy var fixable: [Diagnostic] = pipeline.offeringRepairs(
    compilation, of: input, reusing: memory ?? PipelineMemory()
  ).diagnostics

  /// The references between rules.
  package private(set) lazy var index: RuleIndex? = rules?.makeIndex(reusing: indexMemory)

  /// The queries that `rulebook show` uses.
  package private(set) lazy var queries: Queries? = {
    guard let rules, let index else { return nil }
    return Queries(book: rules.book, index: index, lengths: rules.lengths, sources: sources, today: pipeline.today)
  }()

  /// The places of all names.
  package private(set) lazy var occurrences: Occurrences? = rules.map { Occurrences($0) }

  /// The places that a renaming changes.
  private(set) lazy var renaming: RuleRenaming? = RuleRenaming(compilation)

  /// The text of every copy key in every language.
  package private(set) lazy var sentences = Sentences(rules)
}
