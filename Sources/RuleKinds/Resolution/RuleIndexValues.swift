internal import Schema
internal import YAMLTree

extension RuleIndex {
  /// Returns a value as it is written, on one line; nil if the path does not lead to a value.
  package func written(_ path: RulePath) -> String? { places.node(path).map(written) }

  /// Returns the items of a list, or a single value that is written without brackets; empty if the path does not lead to a value.
  package func items(_ path: RulePath) -> [String] {
    guard let node = places.node(path) else { return [] }
    return node.kind == .sequence ? node.items.map(\.text) : [written(node)]
  }

  private func written(_ node: Node) -> String {
    switch node.kind {
    case .scalar: node.text
    case .sequence: "[" + node.items.map(written).joined(separator: ", ") + "]"
    case .mapping: "{" + node.entries.map { "\($0.key.text): \(written($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// Returns the value that a rule marks with a governance entry: `locked: {free: LK-02}` marks `plans/free`, and `undecided: PH-08-10`
  /// marks `value`. An entry marks the whole rule if the rule has no such value.
  package func value(marked use: RuleUse) -> RulePath {
    let keys = use.path.parts.dropFirst(2)
    guard let rule = places.node(use.user), let field = keys.first else { return use.user }
    if keys.count > 1, let column = keys.last {
      for candidate in RuleIndex.fields(of: use.user.parts[0]) where candidate != field {
        if let value = rule[candidate], value.kind == .mapping, value[column] != nil { return use.user.appending(candidate, column) }
      }
    }
    return rule["value"] == nil ? use.user : use.user.appending("value")
  }

  /// Returns the keys that a rule of a kind may have, in the order of the schema.
  static func fields(of kind: String) -> [String] {
    guard case .named(_, .object(_, let fields, _)) = RuleBookSchema.schema.fields.first(where: { $0.key == kind })?.shape else {
      return []
    }
    return fields.map(\.key)
  }
}
