/// A buffer of lines of Swift.
struct SwiftLines {
  private var lines: [String] = []
  private var depth = 0

  mutating func line(_ text: String = "") { lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text) }

  mutating func doc(_ about: String) { line("/// \(about)") }

  mutating func indented(_ body: (inout SwiftLines) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func block(_ head: String, end: String = "}", _ body: (inout SwiftLines) -> Void) {
    line(head + " {")
    indented(body)
    line(end)
  }

  /// Appends a switch with one line for each case.
  mutating func table(_ value: String, _ rows: [(pattern: String, result: String)], otherwise: String? = nil) {
    line("switch \(value) {")
    for row in rows { line("case \(row.pattern): \(row.result)") }
    if let otherwise { line("default: \(otherwise)") }
    line("}")
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}
