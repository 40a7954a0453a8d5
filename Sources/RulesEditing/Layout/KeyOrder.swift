import Schema
import YAMLTree

/// Looks up the order of keys in the schema and the shapes of their values.
enum KeyOrder {
  /// Returns the rank of the key among the keys of an object, and the shape of its value. Names have no rank and keep their order.
  static func find(_ key: Node, in shape: Shape?) -> (rank: Int?, shape: Shape?) {
    switch shape {
    case .object(_, let fields, _):
      guard let index = key.withUTF8({ bytes in fields.firstIndex { bytes.elementsEqual($0.key.utf8) } }) else { return (nil, nil) }
      return (fields[index].standsLast ? fields.count + index : index, fields[index].shape)
    case .either(_, let mapping): return find(key, in: mapping)
    case .oneOrMany(let item, _): return find(key, in: item)
    case .named(_, let value), .columns(_, let value), .map(let value): return (nil, value)
    default: return (nil, nil)
    }
  }

  /// Returns the shape of the items of a list.
  static func item(of shape: Shape?) -> Shape? {
    switch shape {
    case .list(let item, _), .oneOrMany(let item, _): item
    default: nil
    }
  }

  /// Whether the order of the keys is insignificant.
  static func isFree(_ shape: Shape?) -> Bool {
    switch shape {
    case .object: true
    case .either(_, let mapping): isFree(mapping)
    case .oneOrMany(let item, _): isFree(item)
    default: false
    }
  }

  /// Returns the shape of a scalar.
  static func scalar(_ shape: Shape?) -> Shape? {
    switch shape {
    case .either(let scalar, _): self.scalar(scalar)
    case .oneOrMany(let item, _): scalar(item)
    default: shape
    }
  }
}
