internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// One of the two rule books, with its bundle and its index.
struct Side {
  let rules: CheckedRules
  let lowered: LoweredRules
  let bundle: RuleBundle
  let index: RuleIndex
  private let sources: SourceSet

  /// Nil if the rules have errors.
  init?(_ compilation: Compilation) {
    guard let rules = compilation.rules, let lowered = compilation.lowered, let bundle = try? RuleBundle(lowered.bundle) else { return nil }
    (self.rules, self.lowered, self.bundle) = (rules, lowered, bundle)
    index = rules.makeIndex()
    sources = compilation.sources
  }

  /// Whether the files of a kind have the same bytes as those of another side.
  func hasSameFiles(as other: Side, of kind: String) -> Bool {
    let (own, its) = (files(of: kind), other.files(of: kind))
    return own.count == its.count && zip(own, its).allSatisfy { $0.bytes == $1.bytes }
  }

  private func files(of kind: String) -> [SourceFile] { (rules.folder.files[kind] ?? []).map { sources[$0.span.file] } }

  /// The location of a value, or of the rule that omits it. Nil if the rule does not exist.
  func place(_ path: RulePath) -> DiffReport.Place? {
    guard rules.places.exact(path.rule) != nil else { return nil }
    let span = path.parts.count == 2 ? rules.places.key(path) : rules.places.span(path)
    let file = sources[span.file]
    let position = file.position(of: span.range.lowerBound)
    return .init(file: file.path, line: position.line, column: position.column)
  }

  /// A value as it is written in the rules; nil if it is not written exactly there.
  func written(_ path: RulePath) -> String? { path.parts.count > 2 ? index.written(path) : nil }
}
