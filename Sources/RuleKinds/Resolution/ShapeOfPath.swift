package import Schema

extension RuleBookSchema {
  /// Returns the shape of the value at a path, or nil if the path leads nowhere.
  package static func shape(at path: RulePath) -> Shape? {
    guard let kind = path.parts.first, var shape = schema.fields.first(where: { $0.key == kind })?.shape else { return nil }
    for part in path.parts.dropFirst() {
      guard let next = shape.value(of: part) else { return nil }
      shape = next
    }
    return shape
  }
}

extension Shape {
  /// The shape of a scalar, where the schema also accepts a mapping.
  package var scalarForm: Shape { if case .either(let scalar, _) = self { scalar } else { self } }

  /// The shape of the value under a key.
  package func value(of key: String) -> Shape? {
    switch self {
    case .object(_, let fields, _): fields.first { $0.key == key }?.shape
    case .named(_, let item), .columns(_, let item), .map(let item): item
    case .either(_, let mapping): mapping.value(of: key)
    case .list(let item, _), .oneOrMany(let item, _): item.value(of: key)
    default: nil
    }
  }

  /// Whether the keys belong to the language.
  package var isObject: Bool {
    switch self {
    case .object: true
    case .either(_, let mapping): mapping.isObject
    case .list(let item, _), .oneOrMany(let item, _): item.isObject
    default: false
    }
  }

  /// The shape of the items of a list.
  package var item: Shape? {
    switch self {
    case .list(let item, _), .oneOrMany(let item, _): item
    default: nil
    }
  }

  /// The shape of a scalar where the schema also accepts other forms.
  package var scalar: Shape {
    switch self {
    case .oneOrMany(let item, _): item.scalar
    case .either(let scalar, _): scalar.scalar
    default: self
    }
  }
}
