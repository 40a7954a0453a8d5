import Diagnostics
import RuleKinds
import RulesCompiler
import RulesDiff
import Schema
import SourceText
import TestSupport
import Testing
import YAMLTree

/// A rule book whose lists and mappings can be reversed. Every value stays as it is written.
struct Permuted {
  /// A place of the schema, without names and positions: `notifications/*/channels`.
  typealias Place = String

  private let files: [(name: String, key: String, shape: Shape, root: Node)]

  init(_ input: [RulesInput.File]) throws {
    let shapes = Dictionary(uniqueKeysWithValues: RuleBookSchema.schema.fields.map { ($0.key, $0.shape) })
    files = try input.sorted { $0.name < $1.name }.compactMap { file in
      let key = String(file.name.prefix { $0 != "/" && $0 != "." })
      var problems: [Diagnostic] = []
      let tree = YAMLParser.parse(SourceFile(path: file.path, bytes: file.bytes), id: FileID(0), diagnostics: &problems)
      return (file.name, key, try #require(shapes[key]), try #require(tree?.root, "\(file.name) cannot be parsed"))
    }
  }

  /// Every place with two or more items.
  var places: [Place] {
    var found: Set<Place> = []
    for file in files {
      _ = text(file.root, file.shape, file.key) { place in
        found.insert(place)
        return false
      }
    }
    return found.sorted()
  }

  /// The rules with everything at these places in reverse.
  func files(reversed: Set<Place>) -> [RulesInput.File] {
    files.map { file in
      let text = text(file.root, file.shape, file.key) { reversed.contains($0) } + "\n"
      return RulesInput.File(name: file.name, path: file.name, bytes: Array(text.utf8))
    }
  }

  /// The tree of the kind that a place belongs to, with everything at the place in reverse.
  func trees(of place: Place, isReversed: Bool) throws -> RuleTrees {
    let kind = String(place.prefix { $0 != "/" })
    var entries: [RuleValue.Entry] = []
    for file in files where file.key == kind {
      let bytes = Array(text(file.root, file.shape, file.key) { isReversed && $0 == place }.utf8)
      var problems: [Diagnostic] = []
      let tree = YAMLParser.parse(SourceFile(path: file.name, bytes: bytes), id: FileID(0), diagnostics: &problems)
      entries += RuleValue(try #require(tree?.root)).entries
    }
    return RuleTrees(kinds: [kind: .map(entries)])
  }

  private func text(_ node: Node, _ shape: Shape, _ place: Place, _ isReversed: (Place) -> Bool) -> String {
    func ordered(_ parts: [String]) -> String {
      (parts.count > 1 && isReversed(place) ? parts.reversed() : parts).joined(separator: ", ")
    }
    switch node.kind {
    case .scalar: return scalar(node)
    case .sequence: return "[" + ordered(node.items.map { text($0, shape.item, place + "/-", isReversed) }) + "]"
    case .mapping:
      return "{"
        + ordered(
          node.entries.map { entry in
            let (inner, name) = shape.entry(entry.key.text)
            return scalar(entry.key) + ": " + text(entry.value, inner, place + "/" + name, isReversed)
          }) + "}"
    }
  }

  /// Numbers and similar values stay plain; anything that could have a meaning in brackets is quoted.
  private func scalar(_ node: Node) -> String {
    let text = node.text
    let isSafe = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2E || byte == 0x5F
    }
    if node.isPlain, isSafe { return text }
    let escaped = text.unicodeScalars.map { scalar in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      return (0x20...0x7E).contains(scalar.value)
        ? String(scalar) : "\\U" + String(0x1_0000_0000 + UInt64(scalar.value), radix: 16).dropFirst()
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension Shape {
  fileprivate var item: Shape {
    switch self {
    case .list(let item, _), .oneOrMany(let item, _): item
    case .either(let scalar, _): scalar.item
    default: .tree
    }
  }

  /// The schema of an entry, and its name: its key in an object, empty if keys are names.
  fileprivate func entry(_ key: String) -> (Shape, String) {
    switch self {
    case .object(_, let fields, _): (fields.first { $0.key == key }?.shape ?? .tree, key)
    case .named(_, let item), .columns(_, let item), .map(let item): (item, "*")
    case .oneOrMany(let item, _): item.entry(key)
    case .either(_, let mapping): mapping.entry(key)
    default: (.tree, "*")
    }
  }
}
