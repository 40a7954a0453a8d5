import Diagnostics
import RulesCompiler
import Schema
import SourceText
import YAMLTree

/// A generated mistake: one of a few typos, at one place of a rule file.
struct Mutation: Sendable {
  enum Slip: String, Sendable, CaseIterable {
    case misspeltKey = "a key is misspelled"
    case droppedKey = "a required key is missing"
    case repeatedKey = "a key is repeated"
    case wrongType = "a value has another type"
    case unknownChoice = "a choice does not exist"
    case unknownName = "a name does not exist"
  }

  var slip: Slip
  var file: String
  /// The bytes that are replaced, and the new bytes.
  var range: Range<Int>
  var text: String
  /// The diagnostics and the lines of which one is expected after the change.
  var names: Set<String>
  var lines: ClosedRange<Int>
  /// The place without the names of rules: `actions/*/first_match/require`.
  var place: String

  func apply(to bytes: [UInt8]) -> [UInt8] { Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...]) }

  /// Every typo at every key of every kind of rule: the first place of each in the files.
  static func all(in files: RuleFiles) -> [Mutation] {
    let input = RulesInput(
      files: files.files.keys.sorted().map { .init(name: $0, path: $0, bytes: files.files[$0] ?? []) }, place: "rules")
    var found: [Mutation] = []
    var seen: Set<String> = []
    for (file, shape) in zip(input.files, input.shapes()) {
      guard let shape else { continue }
      let source = SourceFile(path: file.path, bytes: file.bytes)
      var problems: [Diagnostic] = []
      guard let root = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems)?.root else { continue }
      var walk = Walk(source: source)
      walk.visit(
        root, shape, String(file.name.prefix { $0 != "/" && $0 != "." }), owner: source.position(of: root.span.range.lowerBound).line)
      found += walk.found.filter { seen.insert("\($0.slip) \($0.place)").inserted }
    }
    return found
  }
}

/// Walks a file together with its schema.
private struct Walk {
  let source: SourceFile
  var found: [Mutation] = []

  private func line(_ offset: Int) -> Int { source.position(of: offset).line }

  /// `owner`: the line of the key that contains the node.
  mutating func visit(_ node: Node, _ shape: Shape, _ place: String, owner: Int) {
    switch shape {
    case .object(_, let fields, _):
      guard node.kind == .mapping else { return }
      for entry in node.entries {
        guard let field = fields.first(where: { $0.key == entry.key.text }) else { continue }
        slips(at: entry, field, in: node, "\(place)/\(field.key)", owner: owner)
        visit(entry.value, field.shape, "\(place)/\(field.key)", owner: line(Int(entry.key.span.start)))
      }
    case .named(_, let value), .columns(_, let value), .map(let value):
      for entry in node.entries { visit(entry.value, value, "\(place)/*", owner: line(Int(entry.key.span.start))) }
    case .list(let item, _): for one in node.items { visit(one, item, place, owner: line(Int(one.span.start))) }
    case .oneOrMany(let item, _):
      if node.kind == .sequence {
        for one in node.items { visit(one, item, place, owner: line(Int(one.span.start))) }
      } else {
        visit(node, item, place, owner: owner)
      }
    case .either(let scalar, let mapping): visit(node, node.kind == .mapping ? mapping : scalar, place, owner: owner)
    default: value(node, shape, place)
    }
  }

  private mutating func slips(
    at entry: Node.Entry, _ field: FieldShape, in parent: Node, _ place: String, owner: Int
  ) {
    let (key, value) = (entry.key.span.range, entry.value.span.range)
    let at = line(key.lowerBound)
    add(.misspeltKey, key, field.key + "x", ["yaml.unknown-key"], at...at, place)
    // Keys at the beginning of a line, with a value on the same line.
    let start = (source.bytes[..<key.lowerBound].lastIndex(of: 0x0A) ?? -1) + 1
    let end = (source.bytes[key.upperBound...].firstIndex(of: 0x0A) ?? source.bytes.count - 1) + 1
    guard value.upperBound < end, source.bytes[start..<key.lowerBound].allSatisfy({ $0 == 0x20 }) else { return }
    let text = String(decoding: source.bytes[start..<end], as: UTF8.self)
    add(.repeatedKey, end..<end, text, ["yaml.duplicate-key"], (at + 1)...(at + 1), place)
    if field.isRequired, parent.count > 1 {
      add(.droppedKey, start..<end, "", ["yaml.missing-key", "source.missing"], min(owner, at)...max(owner, at), place)
    }
  }

  private mutating func value(_ node: Node, _ shape: Shape, _ place: String) {
    guard node.kind == .scalar else { return }
    let range = node.span.range
    let at = line(range.lowerBound)
    guard line(range.upperBound) == at else { return }
    switch shape {
    case .integer, .boolean: add(.wrongType, range, "perhaps", ["yaml.wrong-type"], at...at, place)
    case .quantity: add(.wrongType, range, "3 moons", ["units.unknown", "yaml.wrong-type", "value.bad-form"], at...at, place)
    case .choice: add(.unknownChoice, range, "otherwise", ["value.unknown-choice"], at...at, place)
    case .reference: add(.unknownName, range, node.text + "x", ["name.unknown"], at...at, place)
    default: break
    }
  }

  private mutating func add(
    _ slip: Mutation.Slip, _ range: Range<Int>, _ text: String, _ names: Set<String>, _ lines: ClosedRange<Int>, _ place: String
  ) {
    found.append(Mutation(slip: slip, file: source.path, range: range, text: text, names: names, lines: lines, place: place))
  }
}
