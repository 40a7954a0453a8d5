import SourceText
import YAMLTree

/// A comment of a rule file, and where it stood.
struct Comment {
  /// From the `#` to the last character that is no blank.
  var text: String
  /// How many characters stood before it on its line.
  var column: Int
  /// Whether it has its line to itself.
  var isAlone: Bool
  /// Whether a blank line stands above its line.
  var followsBlank: Bool
  var offset: Int
  /// It stands before the scalar of this number, counted from the top of the file. Empty brackets count as one.
  var scalar: Int
}

/// Finds comments: libyaml knows nothing of them, so they are what begins with `#` between the scalars that it knows.
struct CommentScan {
  private let source: SourceFile
  private(set) var comments: [Comment] = []
  private var offset = 0
  private var scalar = 0

  /// `tree`: what the file was parsed to, without errors.
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
      // Inside empty brackets a comment may stand, inside a scalar none.
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

  /// Behind the `|` or `>` of a text of several lines one may stand.
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
  /// Whether nothing stands on a line (1-based). Before the first line there is none.
  func isBlank(line: Int) -> Bool {
    line >= 1 && bytes[lines.content(of: line, in: bytes)].allSatisfy(RulesEditing.isBlank)
  }

  /// How many characters stand before an offset on its line.
  func column(of offset: Int) -> Int { position(of: offset).column - 1 }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
