internal import Diagnostics
internal import RuleKinds
internal import Schema

/// The reference page of a kind: an example, every key with its type and its default, and the related diagnostics.
struct KindPage {
  private let field: FieldShape
  private let messages: [Explanation]

  init(_ field: FieldShape, _ messages: [Explanation]) {
    self.field = field
    self.messages = messages
  }

  var text: String {
    """
    # `\(field.key)`

    \(field.summary) \(place)

    ## Example

    All keys with example values. You can omit keys that are marked `optional`.

    \(Markdown.yaml(KindExample(field).text))\(objects)\(about)
    [All kinds](../README.md#kinds-of-rules), [units](../README.md#units)

    """
  }

  private var place: String {
    if field.key == Translation.key {
      return "Translations are in `rules/copy/LANGUAGE.yaml`, or in the files of `rules/copy/LANGUAGE/`, under their copy keys."
    }
    guard case .named(let singular, _) = field.shape else { return "There is one file, `rules/\(field.key).yaml`\(mustBe)." }
    return "Each \(singular) is an entry under its name in `rules/\(field.key).yaml`, or in the files of `rules/\(field.key)/`\(mustBe)."
  }

  private var mustBe: String { field.isRequired ? "; it is required" : "" }

  /// A table of keys for each object, outer objects first. Each object is listed once, under the first key that has it.
  private var objects: String {
    var text = ""
    var open: [(key: String?, shape: Shape)] = [(nil, field.shape)]
    var seen: Set<Shape> = []
    while !open.isEmpty {
      let (key, shape) = open.removeFirst()
      for object in KindPage.objects(in: shape) where seen.insert(object).inserted {
        guard case .object(let title, let fields, let exactlyOne) = object else { continue }
        text += "\n## \(KindPage.heading(key, title))\n\n"
        if !exactlyOne.isEmpty { text += "Exactly one of \(exactlyOne.quotedPhrase("or")) is required.\n\n" }
        text += "| key | value | default | meaning |\n|---|---|---|---|\n"
        for field in fields {
          let must = exactlyOne.contains(field.key) ? "see above" : leftOut(field)
          text += "| `\(field.key)` | \(Markdown.cell(field.shape.noun)) | \(must) | \(Markdown.cell(field.summary)) |\n"
          open.append((field.key, field.shape))
        }
      }
    }
    return text
  }

  /// Returns the heading of an object: `Keys` for the entry itself, and the key with the title of the object for nested objects.
  private static func heading(_ key: String?, _ title: String) -> String {
    guard let key else { return "Keys" }
    // A set of messages is a value of the key; the heading is about the messages.
    let title = title.hasPrefix("set of ") ? String(title.dropFirst("set of ".count)) : title
    return key.replacing("_", with: " ") == title ? "`\(key)`" : "`\(key)`: \(title)"
  }

  /// Returns the default of a key, or `required`.
  private func leftOut(_ field: FieldShape) -> String {
    if field.isRequired { return "required" }
    switch field.fallback {
    case "", "[]", "{}", "null": return "none"
    default: return "`\(Markdown.cell(field.fallback))`"
    }
  }

  private var about: String {
    guard !messages.isEmpty else { return "" }
    let rows = messages.map { "| [`\($0.name)`](../diagnostics/\($0.name).md) | \(Markdown.cell($0.finds)) |" }
    return "\n## Diagnostics\n\n| diagnostic | finds |\n|---|---|\n\(rows.joined(separator: "\n"))\n"
  }

  /// Returns the objects that a shape contains directly.
  static func objects(in shape: Shape) -> [Shape] {
    switch shape {
    case .object: [shape]
    case .list(let item, _), .oneOrMany(let item, _), .named(_, let item), .columns(_, let item), .map(let item): objects(in: item)
    case .either(let scalar, let mapping): objects(in: scalar) + objects(in: mapping)
    case .text, .integer, .boolean, .choice, .quantity, .value, .expression, .reference, .tree: []
    }
  }
}
