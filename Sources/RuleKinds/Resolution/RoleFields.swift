package import Diagnostics
package import Schema
package import YAMLTree

/// A key of the schema whose value has a role, and how to get there from a rule of its kind.
package struct RoleField: Sendable {
  /// A step from a mapping or a list to the values in it.
  enum Step: Sendable, Equatable {
    /// The value of a key.
    case key(String)
    /// The value of every key.
    case entries
    /// Every item. A list with one item may be written without brackets.
    case items
  }

  /// The key of the kind, and whether its rules have names.
  let kind: String
  let isNamed: Bool
  let steps: [Step]
  package let role: ValueRole

  /// The fields of all kinds whose values have a role, in the order of the schema.
  package static let all: [RoleField] = RuleBookSchema.schema.fields.flatMap { field -> [RoleField] in
    guard case .named(_, let rule) = field.shape else { return fields(of: field, kind: field.key, isNamed: false, []) }
    return fields(in: rule, kind: field.key, isNamed: true, [])
  }

  private static func fields(of field: FieldShape, kind: String, isNamed: Bool, _ steps: [Step]) -> [RoleField] {
    field.roles.map { RoleField(kind: kind, isNamed: isNamed, steps: steps, role: $0) }
      + fields(in: field.shape, kind: kind, isNamed: isNamed, steps)
  }

  private static func fields(in shape: Shape, kind: String, isNamed: Bool, _ steps: [Step]) -> [RoleField] {
    switch shape {
    case .text(_, _, let role): role.map { [RoleField(kind: kind, isNamed: isNamed, steps: steps, role: $0)] } ?? []
    case .object(_, let keys, _): keys.flatMap { fields(of: $0, kind: kind, isNamed: isNamed, steps + [.key($0.key)]) }
    case .named(_, let item), .columns(_, let item), .map(let item): fields(in: item, kind: kind, isNamed: isNamed, steps + [.entries])
    case .list(let item, _), .oneOrMany(let item, _): fields(in: item, kind: kind, isNamed: isNamed, steps + [.items])
    case .either(let scalar, let mapping):
      fields(in: scalar, kind: kind, isNamed: isNamed, steps) + fields(in: mapping, kind: kind, isNamed: isNamed, steps)
    case .integer, .boolean, .choice, .quantity, .value, .expression, .reference, .tree: []
    }
  }
}

/// A value in the rules whose schema declares a role, such as a date or a maximum.
package struct RoleValue: Sendable {
  package let path: RulePath
  package let node: Node
  package let role: ValueRole
}

extension CheckContext {
  /// Returns the values of every kind that have a role, in the order of the schema.
  package func values(_ hasRole: (ValueRole) -> Bool) -> [RoleValue] { roleFields(hasRole).flatMap { values(of: $0.kind, $0.fields) } }

  /// Runs a part of a check for the values of each kind that have a role. After an edit, it runs again only for the kinds of edited files.
  ///
  /// - Parameter key: The check. It must be different for different roles.
  package func forEachKind(
    _ key: String, _ hasRole: (ValueRole) -> Bool, into diagnostics: inout [Diagnostic], _ body: ([RoleValue], inout [Diagnostic]) -> Void
  ) {
    for (kind, fields) in roleFields(hasRole) {
      diagnostics += remember("\(key) \(kind)") {
        var own: [Diagnostic] = []
        body(values(of: kind, fields), &own)
        return own
      }
    }
  }

  /// The fields with a role, by their kinds. The numbers are those in `RoleField.all`.
  private func roleFields(_ hasRole: (ValueRole) -> Bool) -> [(kind: String, fields: [Int])] {
    var kinds: [(kind: String, fields: [Int])] = []
    for (number, field) in RoleField.all.enumerated() where hasRole(field.role) {
      if kinds.last?.kind != field.kind { kinds.append((field.kind, [])) }
      kinds[kinds.count - 1].fields.append(number)
    }
    return kinds
  }

  private func values(of kind: String, _ fields: [Int]) -> [RoleValue] {
    remember("values \(kind) \(fields)") {
      var found: [RoleValue] = []
      for field in fields.map({ RoleField.all[$0] }) {
        func walk(_ node: Node, _ path: RulePath, _ steps: ArraySlice<RoleField.Step>) {
          guard !node.isInvalid else { return }
          guard let step = steps.first else {
            found.append(RoleValue(path: path, node: node, role: field.role))
            return
          }
          let rest = steps.dropFirst()
          switch (step, node.kind) {
          case (.key(let key), .mapping):
            if let value = node[key] { walk(value, path.appending(key), rest) }
          case (.entries, .mapping):
            for entry in node.entries where !entry.key.isInvalid { walk(entry.value, path.appending(entry.key.text), rest) }
          case (.items, .sequence):
            for (index, item) in node.items.enumerated() { walk(item, path.appending("\(index)"), rest) }
          case (.items, .scalar), (.items, .mapping): walk(node, path.appending("0"), rest)
          default: break
          }
        }
        if field.isNamed {
          for rule in declarations(of: kind) { walk(rule.value, RulePath(kind, rule.name), field.steps[...]) }
        } else if let root = places.node(RulePath(kind)) {
          walk(root, RulePath(kind), field.steps[...])
        }
      }
      return found
    }
  }
}
