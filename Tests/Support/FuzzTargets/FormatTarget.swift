import Diagnostics
import RulesCompiler
import RulesEditing
import SourceText
import YAMLTree

extension FuzzTarget {
  /// Formatting keeps the content of a file and every comment, and changes nothing the second time.
  static let format = FuzzTarget("format", longest: 4000) { bytes in
    guard let rules = FerryRules(bytes), let file = rules.input.files.first(where: { $0.name == rules.name }) else { return }
    let formatted = FormattedRules(rules.input, only: [file.path])
    try invariant(formatted.broken.isEmpty, "the new text has another content")
    guard let changed = formatted.changed.first else { return }
    try invariant(Said(file) == Said(changed), "the content differs:\n\(String(decoding: changed.bytes, as: UTF8.self))")
    var again = rules.input
    for index in again.files.indices where again.files[index].name == changed.name { again.files[index] = changed }
    let second = FormattedRules(again, only: [file.path])
    try invariant(second.changed.isEmpty && second.unreadable.isEmpty, "a second run changes something")
  }
}

/// The content of a text: every value by its path, in any order of keys, and the number of comments. Computed without the formatter.
private struct Said: Equatable {
  var values: [String] = []
  var comments = 0

  init(_ file: RulesInput.File) {
    var problems: [Diagnostic] = []
    let tree = YAMLParser.parse(SourceFile(path: file.path, bytes: file.bytes), id: FileID(0), diagnostics: &problems)
    var rest = file.bytes
    if let root = tree?.root { walk(root, "", &rest) }
    values.sort()
    // Outside of strings, a `#` begins a comment.
    comments = rest.split { $0 == 0x0A || $0 == 0x0D }.count { $0.contains(UInt8(ascii: "#")) }
  }

  /// `rest`: the text with all strings blanked out.
  private mutating func walk(_ node: Node, _ path: String, _ rest: inout [UInt8]) {
    switch node.kind {
    case .scalar:
      values.append("\(path) = \(Array(node.text.utf8))")
      blank(node, &rest)
    case .sequence: for (index, item) in node.items.enumerated() { walk(item, "\(path)/\(index)", &rest) }
    case .mapping:
      for entry in node.entries {
        blank(entry.key, &rest)
        walk(entry.value, "\(path)/\(entry.key.text)", &rest)
      }
    }
    if node.kind != .scalar { values.append("\(path) holds \(node.count)") }
  }

  private func blank(_ scalar: Node, _ rest: inout [UInt8]) {
    var range = scalar.span.range
    // After `|` or `>`, the line may end with a comment.
    if let first = range.first, rest[first] == 0x7C || rest[first] == 0x3E {
      range = (rest[range].firstIndex(of: 0x0A) ?? range.upperBound)..<range.upperBound
    }
    for index in range where rest[index] != 0x0A && rest[index] != 0x0D { rest[index] = 0x20 }
  }
}
