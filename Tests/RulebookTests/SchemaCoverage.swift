import Diagnostics
import Foundation
import RuleKinds
import Schema
import SourceText
import YAMLTree

/// The keys of the language: those of the schema, and those that rule files use.
///
/// A key is named by its object: `limit.unit`, `level step.pause`. A kind is named by its file: `limits`.
struct SchemaCoverage {
  private(set) var used: Set<String> = []

  /// Every kind and every key of the schema.
  static let all: Set<String> = {
    var keys: Set<String> = []
    for field in RuleBookSchema.schema.fields {
      keys.insert(field.key)
      collect(field.shape, into: &keys)
    }
    return keys
  }()

  private static func collect(_ shape: Shape, into keys: inout Set<String>) {
    switch shape {
    case .object(let title, let fields, _):
      for field in fields {
        keys.insert("\(title).\(field.key)")
        collect(field.shape, into: &keys)
      }
    case .list(let item, _), .oneOrMany(let item, _), .named(_, let item), .columns(_, let item), .map(let item):
      collect(item, into: &keys)
    case .either(let scalar, let mapping):
      collect(scalar, into: &keys)
      collect(mapping, into: &keys)
    default: break
    }
  }

  /// Records what a file of a kind uses. `kind`: the key of the kind, such as `limits`.
  mutating func add(_ kind: String, _ bytes: [UInt8]) {
    guard let field = RuleBookSchema.schema.fields.first(where: { $0.key == kind }) else { return }
    used.insert(kind)
    var problems: [Diagnostic] = []
    let file = SourceFile(path: "\(kind).yaml", bytes: bytes)
    guard let root = YAMLParser.parse(file, id: FileID(0), diagnostics: &problems)?.root else { return }
    walk(field.shape, root)
  }

  private mutating func walk(_ shape: Shape, _ node: Node) {
    switch shape {
    case .object(let title, let fields, _):
      for entry in node.kind == .mapping ? Array(node.entries) : [] {
        guard let field = fields.first(where: { $0.key == entry.key.text }) else { continue }
        used.insert("\(title).\(field.key)")
        walk(field.shape, entry.value)
      }
    case .list(let item, _), .oneOrMany(let item, _):
      if node.kind == .sequence { for one in node.items { walk(item, one) } } else { walk(item, node) }
    case .named(_, let item), .columns(_, let item), .map(let item):
      for entry in node.kind == .mapping ? Array(node.entries) : [] { walk(item, entry.value) }
    case .either(let scalar, let mapping): walk(node.kind == .mapping ? mapping : scalar, node)
    default: break
    }
  }
}
