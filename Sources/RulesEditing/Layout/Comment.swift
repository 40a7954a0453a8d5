import SourceText
import YAMLTree

/// A comment of a rule file and its location.
struct Comment {
  /// The text from the `#` to the last character that is not blank.
  var text: String
  /// The number of characters before it on its line.
  var column: Int
  /// Whether it is alone on its line.
  var isAlone: Bool
  /// Whether the line above its line is blank.
  var followsBlank: Bool
  /// The offset of the `#` in the file.
  var offset: Int
  /// The index of the next scalar, counted from the top of the file. Empty brackets count as a scalar.
  var scalar: Int
}

/// Finds comments. libyaml does not report comments, so this searches for `#` between scalars.
struct CommentScan {
  private let source: SourceFile
  private(set) var comments: [Comment] = []
  private var offset = 0
  private var scalar = 0

  /// Finds the comments of a file.
  ///
  /// - Parameter tree: The tree of the file, which was parsed without errors.
  init(_ source: SourceFile, _ tree: Tree) {
    self.source = source
    if let root = tree.root { walk(root) }
    gap(until: source.bytes.count)
  }

  private mutating func walk(_ node: Node) {
    if node.count == 0 {
      gap(until: Int(node.span.start))
      if node.kind == .scalar { mark(node) }
      scalar += 1
      // Empty brackets may contain a comment, and a scalar may not.
      if node.kind == .scalar { offset = max(offset, Int(node.span.end)) } else { gap(until: Int(node.span.end)) }
      return
    }
    switch node.kind {
    case .scalar: break
    case .sequence: for item in node.items { walk(item) }
    case .mapping:
      for entry in node.entries {
        walk(entry.key)
        walk(entry.value)
      }
    }
  }

  /// Finds a comment after the `|` or `>` of a block scalar.
  private mutating func mark(_ node: Node) {
    let start = Int(node.span.start)
    guard start < node.span.end, source.bytes[start] == 0x7C || source.bytes[start] == 0x3E else { return }
    gap(until: source.lines.content(of: source.lines.line(of: start), in: source.bytes).upperBound)
  }

  private mutating func gap(until end: Int) {
    while offset < end {
      if source.bytes[offset] == 0x23 { take() } else { offset += 1 }
    }
  }

  private mutating func take() {
    let line = source.lines.line(of: offset)
    let content = source.lines.content(of: line, in: source.bytes)
    var end = content.upperBound
    while end > offset, isBlank(source.bytes[end - 1]) { end -= 1 }
    let before = source.bytes[content.lowerBound..<offset]
    comments.append(
      Comment(
        text: source.text(offset..<end), column: before.count { $0 & 0xC0 != 0x80 }, isAlone: before.allSatisfy(isBlank),
        followsBlank: source.isBlank(line: line - 1), offset: offset, scalar: scalar))
    offset = content.upperBound
  }
}

extension SourceFile {
  /// Whether a line (1-based) is blank. Returns false for line 0.
  func isBlank(line: Int) -> Bool {
    line >= 1 && bytes[lines.content(of: line, in: bytes)].allSatisfy(RulesEditing.isBlank)
  }

  /// Returns the number of characters before an offset on its line.
  func column(of offset: Int) -> Int { position(of: offset).column - 1 }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
