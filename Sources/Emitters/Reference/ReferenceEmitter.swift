public import Diagnostics
public import Schema

/// The reference pages: one for each kind of rule file, one for all diagnostics. Made from the schema and the explanations, so
/// that they say what the compiler does.
public struct ReferenceEmitter {
  public init() {}

  public func files(_ fields: [FieldShape], _ explanations: [Explanation]) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for field in fields { files.append(("\(field.key).md", Array(page(field).utf8))) }
    files.append(("diagnostics.md", Array(page(explanations).utf8)))
    files.append(("README.md", Array(index(fields).utf8)))
    return files
  }

  private let notice = "<!-- Written by `rulebook build`. Do not edit: the schema in Sources/RuleKinds says this. -->\n\n"

  private func index(_ fields: [FieldShape]) -> String {
    let rows = fields.map { "| [`\($0.key)`](\($0.key).md) | \(escaped($0.summary)) |" }.joined(separator: "\n")
    return notice + """
      # Reference

      Each kind of rule is a file `rules/KIND.yaml`, or a folder `rules/KIND/` whose files together form one map.

      | kind | holds |
      |---|---|
      \(rows)

      What the compiler can say is on [one page](diagnostics.md).

      """
  }

  private func page(_ field: FieldShape) -> String {
    var text = notice + "# `\(field.key)`\n\n\(field.summary)\n"
    var open: [(title: String, shape: Shape)] = [(field.key, field.shape)]
    var seen: Set<Shape> = []
    while !open.isEmpty {
      let (_, shape) = open.removeFirst()
      guard seen.insert(shape).inserted else { continue }
      for object in objects(in: shape) {
        guard case .object(let title, let fields, let exactlyOne) = object else { continue }
        text += "\n## A \(title)\n\n"
        if !exactlyOne.isEmpty { text += "Exactly one of \(exactlyOne.map { "`\($0)`" }.joined(separator: ", ")) is given.\n\n" }
        text += "| key | value | meaning |\n|---|---|---|\n"
        for field in fields {
          let name = "`\(field.key)`" + (field.isRequired ? "" : " (optional)")
          text += "| \(name) | \(escaped(field.shape.noun)) | \(escaped(field.summary)) |\n"
          open.append((field.key, field.shape))
        }
      }
    }
    return text
  }

  /// The objects that a shape holds directly.
  private func objects(in shape: Shape) -> [Shape] {
    switch shape {
    case .object: [shape]
    case .list(let item), .oneOrMany(let item), .named(_, let item), .columns(_, let item), .map(let item): objects(in: item)
    case .either(let scalar, let mapping): objects(in: scalar) + objects(in: mapping)
    case .text, .integer, .boolean, .choice, .quantity, .expression, .reference: []
    }
  }

  private func page(_ explanations: [Explanation]) -> String {
    var text =
      notice
      + "# Diagnostics\n\nWhat the compiler can say, why it matters, and what to write instead. `rulebook explain NAME` prints one.\n"
    for one in explanations {
      text += "\n## `\(one.name)`\n\n\(one.severity.rawValue.capitalizedFirst)\(one.isWaivable ? ", may be waived" : "").\n\n"
      text += "\(one.finds) \(one.why)\n\n```yaml\n\(one.example)\n```\n\nInstead:\n\n```yaml\n\(one.instead)\n```\n"
    }
    return text
  }

  private func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
