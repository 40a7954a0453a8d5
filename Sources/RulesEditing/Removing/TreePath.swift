internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// The way from a file to a value, with the shape of each mapping and list on it.
struct TreePath {
  enum Step {
    /// A key of the language with its value.
    case field(FieldShape?, isOneOf: Bool)
    /// A name with its value. `isColumn`: the name is one of a fixed set, such as the plans.
    case entry(isColumn: Bool)
    case item
  }

  struct Part {
    let step: Step
    /// The mapping or the list.
    let container: Node
    /// The key of an entry; nil for an item.
    let key: Node?
    let value: Node
    /// The whole entry, or the item.
    let span: Span
  }

  let kind: String
  private(set) var parts: [Part] = []

  /// Nil if the span is not in a rule file.
  init?(to span: Span, in rules: CheckedRules) {
    for field in RuleBookSchema.schema.fields {
      for root in rules.folder.files[field.key] ?? [] where root.span.file == span.file && root.span.contains(span) {
        kind = field.key
        descend(root, field.shape, to: span)
        return
      }
    }
    return nil
  }

  private mutating func descend(_ node: Node, _ shape: Shape?, to span: Span) {
    switch node.kind {
    case .scalar: return
    case .sequence:
      guard let item = node.items.first(where: { $0.span.contains(span) }) else { return }
      parts.append(Part(step: .item, container: node, key: nil, value: item, span: item.span))
      descend(item, shape?.item, to: span)
    case .mapping:
      guard let entry = node.entries.first(where: { $0.key.span.contains(span) || $0.value.span.contains(span) }) else { return }
      parts.append(Part(step: step(entry.key.text, shape), container: node, key: entry.key, value: entry.value, span: entry.span))
      if entry.value.span.contains(span), !entry.key.span.contains(span) {
        descend(entry.value, shape?.value(of: entry.key.text), to: span)
      }
    }
  }

  private func step(_ key: String, _ shape: Shape?) -> Step {
    switch shape {
    case .object(_, let fields, let group): .field(fields.first { $0.key == key }, isOneOf: group.contains(key))
    case .either(_, let mapping): step(key, mapping)
    case .list(let item, _), .oneOrMany(let item, _): step(key, item)
    case .columns: .entry(isColumn: true)
    default: .entry(isColumn: false)
    }
  }
}
