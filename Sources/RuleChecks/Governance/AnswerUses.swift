internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension CheckContext {
  /// The rules of a kind that other rules use, except those that only name or describe rules, and except other rules of the kind.
  func namesUsed(of kind: String, butIn registers: Set<String>) -> Set<String> {
    let files = Set(registers.union([kind]).flatMap { declarations(of: $0) }.map(\.key.span.file))
    return Set(uses(of: kind).filter { !files.contains($0.node.span.file) }.map(\.name))
  }

  /// The kinds whose rules only name or describe others.
  static let registers = RuleBook.descriptiveKinds.union([RemotePath.key, Milestone.key, Environment.key])
}
