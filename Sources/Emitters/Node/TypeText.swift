internal import RulesJSON

/// A writer for lines of TypeScript.
struct TypeText: CodeText {
  var lines: [String] = []
  var depth = 0

  /// Writes a union type of string literals; `never` if there are none.
  mutating func union(_ name: String, _ about: String, _ members: [String]) {
    line()
    doc(about)
    guard !members.isEmpty else { return line("export type \(name) = never;") }
    line("export type \(name) =")
    for (index, member) in members.enumerated() { line("  | \(TypeText.literal(member))\(index == members.count - 1 ? ";" : "")") }
  }

  /// Writes a doc comment with a description and its sources.
  mutating func doc(_ about: String, _ sources: [String] = []) {
    let source = sources.isEmpty ? "" : "Source: \(sources.joined(separator: "; "))"
    let text = [about, source].filter { !$0.isEmpty }.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " ")
    // Escape the end of a comment inside the text.
    if !text.isEmpty { line("/** \(text.replacing("*/", with: "*\u{200B}/")) */") }
  }

  static func literal(_ text: String) -> String { String(decoding: JSON.string(text).compact(), as: UTF8.self) }

  static func either(_ texts: [String]) -> String { texts.isEmpty ? "never" : texts.map(literal).joined(separator: " | ") }
}
