internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports references from rule to rule of the same kind that lead back to where they began.
///
/// A field of the schema declares that its references must end, with `cycles:`.
enum FieldCycles {
  /// A field whose references must end.
  struct Chain {
    let kind: String
    let key: String
    let policy: CyclePolicy
  }

  /// The fields whose references must end, in the order of the schema.
  static let chains: [Chain] = RuleBookSchema.schema.fields.flatMap { field in
    chains(of: field.shape, kind: field.key)
  }

  /// Reports the cycles of the fields of some kinds.
  static func report(
    _ kinds: (String) -> Bool, _ explanation: Explanation, help: String, _ context: CheckContext, into diagnostics: inout [Diagnostic]
  ) {
    for chain in chains where kinds(chain.kind) {
      let graph = RuleGraph(chain, context)
      for cycle in graph.cycles { diagnostics.append(diagnostic(cycle, chain, explanation, help, context)) }
    }
  }

  private static func diagnostic(
    _ cycle: [String], _ chain: Chain, _ explanation: Explanation, _ help: String, _ context: CheckContext
  ) -> Diagnostic {
    let path = (cycle + [cycle[0]]).map { "`\($0)`" }.joined(separator: " -> ")
    func place(_ index: Int) -> Span {
      let next = cycle[(index + 1) % cycle.count]
      let value = RulePath(chain.kind, cycle[index], chain.key)
      let position = RuleGraph.names(at: value, context).firstIndex(of: next)
      return context.places.span(position.map { value.appending("\($0)") } ?? value)
    }
    return Diagnostic(
      explanation, "`\(chain.key)` forms a cycle: \(path)", at: place(0), "leads back to `\(cycle[0])`",
      secondary: cycle.indices.dropFirst().map { .init(place($0), "`\(cycle[$0])` leads to `\(cycle[($0 + 1) % cycle.count])`") },
      helps: [help])
  }

  /// Returns the fields of the rules in a shape whose references must end.
  private static func chains(of shape: Shape, kind: String) -> [Chain] {
    switch shape {
    case .object(_, let fields, _):
      fields.flatMap { field in
        field.cycles == .allowed
          ? chains(of: field.shape, kind: kind) : [Chain(kind: kind, key: field.key, policy: field.cycles)]
      }
    case .named(_, let item): chains(of: item, kind: kind)
    default: []
    }
  }
}

/// The references of one field, from rule to rule.
private struct RuleGraph {
  private let names: [String]
  private var edges: [String: [String]] = [:]

  init(_ chain: FieldCycles.Chain, _ context: CheckContext) {
    let declared = context.declarations(of: chain.kind).map(\.name)
    for name in declared {
      let next = RuleGraph.names(at: RulePath(chain.kind, name, chain.key), context)
      edges[name] = next.filter { chain.policy == .none || $0 != name }
    }
    let ending = RuleGraph.ending(declared, edges)
    names = declared.filter { !ending.contains($0) }
  }

  /// Returns the rules from which every path ends, in one pass, so that long chains cost nothing.
  private static func ending(_ names: [String], _ edges: [String: [String]]) -> Set<String> {
    var before: [String: [String]] = [:]
    var open: [String: Int] = [:]
    for name in names {
      let next = Set(edges[name] ?? []).filter { edges[$0] != nil }
      open[name] = next.count
      for one in next { before[one, default: []].append(name) }
    }
    var ready = names.filter { open[$0] == 0 }
    var ending: Set<String> = []
    while let name = ready.popLast() {
      guard ending.insert(name).inserted else { continue }
      for one in before[name] ?? [] {
        open[one, default: 0] -= 1
        if open[one] == 0 { ready.append(one) }
      }
    }
    return ending
  }

  /// Returns the names in the scalar or the list at a path.
  static func names(at path: RulePath, _ context: CheckContext) -> [String] {
    guard let node = context.places.node(path) else { return [] }
    switch node.kind {
    case .scalar: return [node.text]
    case .sequence: return node.items.map(\.text)
    case .mapping: return []
    }
  }

  /// The shortest cycle of each group of rules that lead to each other. It begins with the rule that most others of the cycle's field
  /// refer to, because that rule should be the end.
  var cycles: [[String]] {
    var uses: [String: Int] = [:]
    for name in names { for next in edges[name] ?? [] { uses[next, default: 0] += 1 } }
    let order = names.enumerated().sorted { one, other in
      let (a, b) = (uses[one.element] ?? 0, uses[other.element] ?? 0)
      return a == b ? one.offset < other.offset : a > b
    }
    var found: [[String]] = []
    var reported: Set<String> = []
    for (_, name) in order where !reported.contains(name) {
      guard let cycle = cycle(from: name), reported.isDisjoint(with: cycle) else { continue }
      reported.formUnion(cycle)
      found.append(cycle)
    }
    return found
  }

  /// Returns the shortest cycle that begins with a rule, or nil if there is none.
  private func cycle(from start: String) -> [String]? {
    var before: [String: String] = [:]
    var queue = [start]
    var first = 0
    while first < queue.count {
      let name = queue[first]
      first += 1
      for next in edges[name] ?? [] {
        if next == start { return path(to: name, before) }
        if before[next] == nil {
          before[next] = name
          queue.append(next)
        }
      }
    }
    return nil
  }

  private func path(to last: String, _ before: [String: String]) -> [String] {
    var path = [last]
    while let name = before[path[path.count - 1]] { path.append(name) }
    return path.reversed()
  }
}
