/// A writer for lines of code.
protocol CodeText {
  var lines: [String] { get set }
  var depth: Int { get set }
}

extension CodeText {
  mutating func line(_ text: String = "") { lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text) }

  mutating func block(_ head: String, _ body: (inout Self) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }
}
