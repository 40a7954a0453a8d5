import Schema
import SourceText
import YAMLTree

/// Creates the outline of a file by walking the tree and attaching each comment to its entry.
struct OutlineReader {
  private let source: SourceFile
  private let scalars: ScalarReader
  private let comments: [Comment]
  /// The index of the first comment that is not attached yet.
  private var cursor = 0
  /// The line on which the last entry started.
  private var line = 0
  /// The number of scalars so far, including empty brackets.
  private var passed = 0
  /// The offset where the innermost brackets close.
  private var end = Int.max

  init(_ source: SourceFile, _ comments: [Comment]) {
    self.source = source
    self.scalars = ScalarReader(source)
    self.comments = comments
  }

  mutating func read(_ tree: Tree, _ shape: Shape?) -> Outline {
    guard let root = tree.root else { return Outline(header: comments, headerEndsBlank: false, root: nil, below: []) }
    var group = group(root, shape, isFlow: isFlow(root), outer: -1)
    var outline = Outline(header: [], headerEndsBlank: false, root: nil, below: Array(comments[cursor...]))
    if !group.entries.isEmpty { (outline.header, outline.headerEndsBlank) = Self.header(of: &group.entries[0]) }
    group.sort()
    outline.root = group
    return outline
  }

  /// Removes and returns the comments about the file from the first entry: comments above a blank line, and a line for the language server.
  private static func header(of first: inout Entry) -> ([Comment], endsBlank: Bool) {
    var count = first.above.count
    if !first.followsBlank {
      while count > 0, !first.above[count - 1].text.hasPrefix("# yaml-language-server:") {
        count -= 1
        if first.above[count].followsBlank { break }
      }
    }
    let header = Array(first.above[..<count])
    first.above.removeFirst(count)
    return (header, first.above.first?.followsBlank ?? first.followsBlank)
  }

  // MARK: Entries

  /// Reads a mapping or a list.
  ///
  /// - Parameter outer: The column of the parent.
  private mutating func group(_ node: Node, _ shape: Shape?, isFlow: Bool, outer: Int) -> Group {
    var group = Group(isMapping: node.kind == .mapping, isFlow: isFlow, entries: [], below: [], holdsComments: false)
    let (first, outerEnd) = (cursor, end)
    if node.count == 0 { passed += 1 }
    if isFlow { end = min(end, Int(node.span.end)) }
    // Columns are insignificant inside brackets, and any content may precede a bracket.
    let column = isFlow ? max(outer, 0) : source.column(of: Int(node.span.start))
    var rank = -1
    for one in node.entries {
      let (known, inner) = KeyOrder.find(one.key, in: shape)
      rank = known ?? rank
      var entry = begin(at: one.key, rank)
      entry.key = scalars.key(one.key)
      passed += 1
      finish(&entry, one.value, inner, isFlow: isFlow, column)
      group.entries.append(entry)
    }
    let inner = KeyOrder.item(of: shape)
    for item in node.items {
      var entry = begin(at: item, 0)
      finish(&entry, item, inner, isFlow: isFlow, column)
      group.entries.append(entry)
    }
    // A list may start in the column of its key. A comment below it in that column belongs to the next key.
    let least = max(column, outer + 1)
    while let comment = peek(), isFlow || comment.isAlone && comment.column >= least { group.below.append(next()) }
    end = outerEnd
    group.holdsComments = isFlow && cursor > first
    group.spansLines = source.lines.line(of: Int(node.span.start)) < source.lines.line(of: Int(node.span.end))
    if outer >= 0 { group.sort() }
    return group
  }

  /// Creates an entry with the comments above it.
  private mutating func begin(at node: Node, _ rank: Int) -> Entry {
    var above: [Comment] = []
    while peek() != nil { above.append(next()) }
    let before = line
    line = source.lines.line(of: Int(node.span.start))
    return Entry(
      value: .scalar(ScalarText("")), above: above, followsBlank: source.isBlank(line: line - 1), beside: nil,
      startsLine: line > before, rank: rank)
  }

  private mutating func finish(_ entry: inout Entry, _ node: Node, _ shape: Shape?, isFlow: Bool, _ column: Int) {
    let inFlow = isFlow || self.isFlow(node)
    let holdsLines = node.kind != .scalar && !inFlow
    let start = Int(node.span.start)
    while let comment = peek(), comment.offset < start || node.kind == .scalar {
      if !comment.isAlone, entry.beside == nil {
        entry.beside = next()
      } else if holdsLines {
        break
      } else {
        entry.above.append(next())
      }
    }
    if node.kind == .scalar {
      entry.value = .scalar(scalars.value(node, shape, outer: column))
      passed += 1
    } else {
      entry.value = .group(group(node, shape, isFlow: inFlow, outer: column))
    }
    // A comment after the next dash belongs to the following item.
    let last = source.lines.line(of: max(start, Int(node.span.end) - 1))
    guard !holdsLines, let comment = peek(), source.lines.line(of: comment.offset) == last else { return }
    if entry.beside == nil { entry.beside = next() } else { entry.above.append(next()) }
  }

  // MARK: Comments

  /// Returns the next comment if it is before the next scalar and inside the same brackets.
  private func peek() -> Comment? {
    guard cursor < comments.count, comments[cursor].scalar <= passed, comments[cursor].offset < end else { return nil }
    return comments[cursor]
  }

  private mutating func next() -> Comment {
    cursor += 1
    return comments[cursor - 1]
  }

  private func isFlow(_ node: Node) -> Bool {
    guard node.kind != .scalar, Int(node.span.start) < source.bytes.count else { return false }
    let first = source.bytes[Int(node.span.start)]
    return first == 0x7B || first == 0x5B
  }
}

extension Group {
  /// Sorts the keys in the order of the schema. Unknown keys stay after the keys that they follow.
  fileprivate mutating func sort() {
    guard isMapping, zip(entries, entries.dropFirst()).contains(where: { $0.rank > $1.rank }) else { return }
    entries = entries.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }
}
