internal import Diagnostics
internal import RuleKinds
internal import Schema

/// What the files of a kind hold: an example, every key with its type and what leaving it out means, and the messages about it.
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

    Every key that there is, with a value of the right form. A key marked `optional` may be left out.

    \(Markdown.yaml(KindExample(field).text))\(objects)\(about)
    [All kinds](../README.md#kinds-of-rules), [units](../README.md#units)

    """
  }

  private var place: String {
    if field.key == Translation.key {
      return "They stand in `rules/copy/LANGUAGE.yaml`, or in the files of `rules/copy/LANGUAGE/`, under the keys of the sentences."
    }
    guard case .named(let singular, _) = field.shape else { return "One file, `rules/\(field.key).yaml`\(mustBe)." }
    return "Each \(singular) stands under its name in `rules/\(field.key).yaml`, or in the files of `rules/\(field.key)/`\(mustBe)."
  }

  private var mustBe: String { field.isRequired ? "; every rule book has it" : "" }

  /// A table of keys for each object, from the outside in, each once.
  private var objects: String {
    var text = ""
    var open = [field.shape]
    var seen: Set<Shape> = []
    while !open.isEmpty {
      for object in KindPage.objects(in: open.removeFirst()) where seen.insert(object).inserted {
        guard case .object(let title, let fields, let exactlyOne) = object else { continue }
        text += "\n## \(Shape.article(title).capitalizedFirst)\n\n"
        if !exactlyOne.isEmpty { text += "Exactly one of \(exactlyOne.map { "`\($0)`" }.joined(separator: ", ")) is given.\n\n" }
        text += "| key | value | left out | meaning |\n|---|---|---|---|\n"
        for field in fields {
          let must = exactlyOne.contains(field.key) ? "see above" : leftOut(field)
          text += "| `\(field.key)` | \(Markdown.cell(field.shape.noun)) | \(must) | \(Markdown.cell(field.summary)) |\n"
          open.append(field.shape)
        }
      }
    }
    return text
  }

  /// What the key's absence means.
  private func leftOut(_ field: FieldShape) -> String {
    if field.isRequired { return "must be given" }
    switch field.fallback {
    case "", "[]", "{}", "null": return "none"
    default: return "`\(Markdown.cell(field.fallback))`"
    }
  }

  private var about: String {
    guard !messages.isEmpty else { return "" }
    let rows = messages.map { "| [`\($0.name)`](../diagnostics/\($0.name).md) | \(Markdown.cell($0.finds)) |" }
    return "\n## Messages about it\n\n| message | finds |\n|---|---|\n\(rows.joined(separator: "\n"))\n"
  }

  /// The objects that a shape holds directly.
  static func objects(in shape: Shape) -> [Shape] {
    switch shape {
    case .object: [shape]
    case .list(let item, _), .oneOrMany(let item, _), .named(_, let item), .columns(_, let item), .map(let item): objects(in: item)
    case .either(let scalar, let mapping): objects(in: scalar) + objects(in: mapping)
    case .text, .integer, .boolean, .choice, .quantity, .value, .expression, .reference, .tree: []
    }
  }
}
