internal import Schema

/// Snippets for keys and whole entries. `$1` is where the cursor goes.
enum SnippetText {
  /// A key with a value to fill in.
  static func entry(_ field: FieldShape, plans: [String]) -> String { "\(escaped(field.key)): \(value(field.shape, plans: plans))" }

  /// The required and usual keys of an entry, each on a line.
  ///
  /// - Parameter isPossible: Whether a usual key with a shape can have a value in these rules.
  static func body(_ shape: Shape, plans: [String], isPossible: (Shape) -> Bool) -> String {
    guard case .object(_, let fields, let exactlyOne) = shape else { return "  $0" }
    let first = exactlyOne.first
    // The first place is the name of the entry.
    var number = 2
    let lines = fields.filter { field in
      field.isRequired || field.key == first || field.roles.contains(.usual) && isPossible(field.shape)
    }.map { field in
      "  \(escaped(field.key)): \(value(field.shape, plans: plans, at: &number))"
    }
    return lines.isEmpty ? "  $0" : lines.joined(separator: "\n")
  }

  static func value(_ shape: Shape, plans: [String]) -> String {
    var number = 1
    return value(shape, plans: plans, at: &number)
  }

  private static func value(_ shape: Shape, plans: [String], at number: inout Int) -> String {
    func next() -> String {
      defer { number += 1 }
      return "$\(number)"
    }
    switch shape {
    case .columns("plan", _) where !plans.isEmpty:
      return "{" + plans.map { "\(escaped($0)): \(next())" }.joined(separator: ", ") + "}"
    case .columns, .map, .tree, .named: return "{\(next())}"
    case .list: return "[\(next())]"
    case .object(_, let fields, let exactlyOne):
      let needed = fields.filter { $0.isRequired || $0.key == exactlyOne.first }
      return "{" + (needed.isEmpty ? next() : needed.map { "\(escaped($0.key)): \(next())" }.joined(separator: ", ")) + "}"
    default: return next()
    }
  }

  /// Escapes the characters with a meaning in snippets.
  static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
  }

  /// The text of a snippet without its places, for clients that do not support snippets.
  static func plain(_ snippet: String) -> String {
    var result = ""
    var rest = Substring(snippet)
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$" {
        if rest.first == "{" {
          let inner = rest.dropFirst().prefix { $0 != "}" }
          result += inner.drop { $0.isNumber || $0 == ":" }
          rest = rest.dropFirst(inner.count + 2)
        } else {
          rest = rest.drop { $0.isNumber }
        }
      } else {
        result.append(character)
      }
    }
    return result
  }
}
