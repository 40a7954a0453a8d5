internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// A node of a file with what the schema says about it.
struct ShapePlace {
  var node: Node
  var shape: Shape?
  /// The key that the node is, or whose value it is, if the key belongs to the language.
  var field: FieldShape?
  /// The keys that lead to the node, from the kind on; positions of lists are numbers.
  var path: [String]
  /// Whether the node is the key of an entry.
  var isKey = false

  /// The shape of a scalar where the schema also accepts other forms.
  var scalar: Shape? { shape?.scalar }
}

/// Walks over the nodes of a file together with the shapes of the schema.
struct ShapeWalk {
  private let kind: String
  private let root: Node

  init(_ kind: String, _ root: Node) { (self.kind, self.root) = (kind, root) }

  private var start: ShapePlace {
    let field = RuleBookSchema.schema.fields.first { $0.key == kind }
    return ShapePlace(node: root, shape: field?.shape, field: field, path: [kind])
  }

  /// Calls a function with every node and every key, outer nodes first.
  func forEach(_ body: (ShapePlace) -> Void) { visit(start, body) }

  private func visit(_ place: ShapePlace, _ body: (ShapePlace) -> Void) {
    body(place)
    for child in Self.children(of: place) {
      if let key = child.key { body(key) }
      visit(child.value, body)
    }
  }

  private static func children(of place: ShapePlace) -> [(key: ShapePlace?, value: ShapePlace)] {
    switch place.node.kind {
    case .scalar: []
    case .sequence:
      place.node.items.enumerated().map { index, item in
        (nil, ShapePlace(node: item, shape: place.shape?.item, field: place.field, path: place.path + ["\(index)"]))
      }
    case .mapping:
      place.node.entries.map { entry in
        let text = entry.key.text
        let field = place.shape?.field(text)
        let path = place.path + [text]
        return (
          ShapePlace(node: entry.key, shape: place.shape, field: field, path: path, isKey: true),
          ShapePlace(node: entry.value, shape: field?.shape ?? place.shape?.value(of: text), field: field, path: path)
        )
      }
    }
  }

  /// Returns the nodes around an offset, the outermost first; the last one may be a key.
  func places(at offset: Int) -> [ShapePlace] {
    func holds(_ span: Span) -> Bool { Int(span.start) <= offset && offset <= Int(span.end) }
    var found = [start]
    while let last = found.last, !last.isKey {
      let children = Self.children(of: last)
      if let child = children.first(where: { $0.key.map { holds($0.node.span) } ?? false }), let key = child.key {
        found.append(key)
      } else if let child = children.first(where: { holds($0.value.node.span) && $0.value.node.span.start < $0.value.node.span.end }) {
        found.append(child.value)
      } else {
        return found
      }
    }
    return found
  }
}

extension Shape {
  /// The key of an object; nil for other shapes and unknown keys.
  func field(_ key: String) -> FieldShape? { fields.first { $0.key == key } }

  /// The keys of an object, also where the schema accepts other forms; empty for other shapes.
  var fields: [FieldShape] {
    switch self {
    case .object(_, let fields, _): fields
    case .either(_, let mapping): mapping.fields
    case .oneOrMany(let item, _), .list(let item, _): item.fields
    default: []
    }
  }
}
