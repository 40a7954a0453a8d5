internal import Conditions
package import RuleKinds
internal import RulesCompiler
internal import Schema
package import SourceText
internal import YAMLTree

/// A place where a rule is declared or named.
package struct Occurrence: Sendable, Hashable {
  /// The rule, or the value in it that a path names.
  package var target: RulePath
  package var span: Span
  package var isDeclaration: Bool
}

/// All places where rules are declared or named, with exact spans also inside conditions and sentences. Each file is searched at its first use.
package final class Occurrences {
  private let rules: CheckedRules
  private var byFile: [FileID: [Occurrence]] = [:]
  private lazy var roots: [FileID: (kind: String, root: Node)] = {
    var roots: [FileID: (kind: String, root: Node)] = [:]
    for (kind, nodes) in rules.folder.files { for node in nodes { roots[node.span.file] = (kind, node) } }
    return roots
  }()
  private lazy var byRule: [RulePath: [Occurrence]] = Dictionary(grouping: roots.keys.sorted().flatMap { all(in: $0) }) { $0.target.rule }

  init(_ rules: CheckedRules) { self.rules = rules }

  /// The innermost occurrence that contains an offset or ends at it.
  package func at(_ offset: Int, in file: FileID) -> Occurrence? {
    all(in: file).filter { Int($0.span.start) <= offset && offset <= Int($0.span.end) }.min {
      ($0.span.end - $0.span.start, $0.isDeclaration ? 0 : 1) < ($1.span.end - $1.span.start, $1.isDeclaration ? 0 : 1)
    }
  }

  /// The places of a rule in the order of the files, its declaration included.
  package func of(_ rule: RulePath) -> [Occurrence] { byRule[rule.rule] ?? [] }

  /// The places in a file, in order.
  package func all(in file: FileID) -> [Occurrence] {
    if let known = byFile[file] { return known }
    var all: [Occurrence] = []
    var kinds = Set(roots[file].map { [$0.kind] } ?? [])
    for names in rules.reading.names where names.file.flatMap({ roots[$0]?.kind }) == roots[file]?.kind {
      for one in names.declarations where one.key.span.file == file {
        kinds.insert(one.kind)
        all.append(Occurrence(target: RulePath(one.kind, one.name), span: one.key.span, isDeclaration: true))
      }
      for use in names.uses where use.node.span.file == file && rules.places.isDeclared(use.kind, use.name) {
        all.append(Occurrence(target: RulePath(use.kind, use.name), span: use.span, isDeclaration: false))
      }
    }
    for path in rules.typed.expressions.keys where kinds.contains(path.parts[0]) && rules.places.span(path).file == file {
      guard let source = rules.places.expression(at: path) else { continue }
      all += ExpressionNames.all(in: source, rules.places).map { Occurrence(target: $0.target, span: $0.span, isDeclaration: false) }
    }
    if let (kind, root) = roots[file] {
      ShapeWalk(kind, root).forEach { place in
        guard place.node.kind == .scalar, let target = named(by: place) else { return }
        all.append(Occurrence(target: target, span: place.node.span, isDeclaration: false))
      }
    }
    var seen: Set<Occurrence> = []
    all = all.filter { seen.insert($0).inserted }.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    byFile[file] = all
    return all
  }

  /// The rule that a citation or a path names.
  private func named(by place: ShapePlace) -> RulePath? {
    guard !place.isKey || !(place.shape?.isObject ?? false) else { return nil }
    let places = rules.places
    if place.scalar == Schema<String>.citation.shape { return places.cited(by: place.node.text) }
    guard place.node.withUTF8({ $0.contains(UInt8(ascii: "/")) }) else { return nil }
    let target = places.path(place.node.text)
    return target.parts.count > 1 && places.isDeclared(target.parts[0], target.parts[1]) ? target : nil
  }
}
