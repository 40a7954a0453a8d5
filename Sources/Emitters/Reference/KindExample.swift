internal import Schema

/// An example file of a kind, generated from its shape: every key, with valid example values. Names are generated from the kind that they refer
/// to.
struct KindExample {
  private let field: FieldShape

  init(_ field: FieldShape) { self.field = field }

  var text: String {
    var lines: [String] = []
    switch field.shape {
    case .named(let singular, let item):
      let name = KindExample.name(of: singular)
      lines = KindExample.block(item, summary: field.summary, indent: 2)
      lines.insert("\(name):", at: 0)
    default: lines = KindExample.block(field.shape, summary: field.summary, indent: 0)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines of a value that is written as a block.
  private static func block(_ shape: Shape, summary: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch shape {
    case .object(_, let fields, let exactlyOne):
      let others = Set(exactlyOne.dropFirst())
      return fields.filter { !others.contains($0.key) }.flatMap { field in
        entry(key: KindExample.key(field.key), field, indent: indent, isOptional: !field.isRequired && exactlyOne.first != field.key)
      }
    case .named(let kind, let item), .columns(let kind, let item):
      return [margin + "\(name(of: kind)):"] + block(item, summary: summary, indent: indent + 2)
    case .map(let item): return [margin + "some_name:"] + block(item, summary: summary, indent: indent + 2)
    case .either(_, let mapping): return block(mapping, summary: summary, indent: indent)
    case .list(let item, _) where inline(item, summary: summary) == nil:
      return bulleted(block(item, summary: summary, indent: indent + 2), indent)
    case .oneOrMany(let item, _) where inline(item, summary: summary) == nil: return block(item, summary: summary, indent: indent)
    default: return [margin + (inline(shape, summary: summary) ?? "{}")]
    }
  }

  /// Returns a key with its value: on one line if it fits, and otherwise as a block.
  private static func entry(key: String, _ field: FieldShape, indent: Int, isOptional: Bool) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let note = isOptional ? "  # optional" : ""
    if let value = inline(field.shape, summary: field.summary), margin.count + key.count + value.count < 90 {
      return ["\(margin)\(key): \(value)\(note)"]
    }
    return ["\(margin)\(key):\(note)"] + block(field.shape, summary: field.summary, indent: indent + 2)
  }

  private static func bulleted(_ lines: [String], _ indent: Int) -> [String] {
    guard let first = lines.first else { return [] }
    return [String(repeating: " ", count: indent) + "- " + first.drop { $0 == " " }] + lines.dropFirst()
  }

  /// Returns a value on one line; nil for an object with its own keys.
  private static func inline(_ shape: Shape, summary: String) -> String? {
    switch shape {
    case .text(let form, _, _): return example(in: form ?? "") ?? example(in: summary) ?? "Some text."
    case .integer(let range): return "\(range.contains(3) ? 3 : range.lowerBound)"
    case .boolean: return "true"
    case .choice(let names): return names.first ?? "none"
    case .quantity(let examples, _): return example(in: summary) ?? examples.first ?? "3"
    case .value: return example(in: summary) ?? "null"
    case .expression: return example(in: summary) ?? "usage.count == 0"
    case .reference(let kind): return name(of: kind)
    case .list(let item, _): return inline(item, summary: summary).map { "[\($0)]" }
    case .oneOrMany(let item, _): return inline(item, summary: summary)
    case .columns(let kind, let item):
      let name = name(of: kind)
      return inline(item, summary: summary).map { "{\(name): \($0), another_\(word(kind)): \($0)}" }
    case .map(.tree): return example(in: summary) ?? "{some_name: 3}"
    case .map(let item):
      if let example = example(in: summary), example.hasPrefix("{") { return example }
      return inline(item, summary: summary).map { "{some_name: \($0)}" }
    case .either(let scalar, _): return inline(scalar, summary: summary)
    case .tree: return example(in: summary) ?? "3"
    case .named, .object: return nil
    }
  }

  /// Returns the example in a description: the text in backticks after a colon or after `such as`.
  private static func example(in text: String) -> String? {
    for mark in [": `", "such as `"] {
      guard let start = text.firstRange(of: mark)?.upperBound, let end = text[start...].firstIndex(of: "`") else { continue }
      return String(text[start..<end])
    }
    return nil
  }

  private static func name(of kind: String) -> String { "some_" + word(kind) }
  private static func word(_ kind: String) -> String { kind.replacing(" ", with: "_") }
  /// Returns a key in quotation marks if YAML 1.1 would parse it as a Boolean.
  private static func key(_ key: String) -> String { ["on", "off", "yes", "no", "y", "n"].contains(key) ? "\"\(key)\"" : key }
}
