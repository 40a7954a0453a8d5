internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// A longest common subsequence of the items of two lists.
enum ListAlignment {
  struct Pair: Equatable {
    var old: Int
    var new: Int
  }

  static func pairs(_ oldCount: Int, _ newCount: Int, _ isSame: (Int, Int) -> Bool) -> [Pair] {
    var lengths = Array(repeating: Array(repeating: 0, count: newCount + 1), count: oldCount + 1)
    var same: Set<Int> = []
    for old in stride(from: oldCount - 1, through: 0, by: -1) {
      for new in stride(from: newCount - 1, through: 0, by: -1) {
        let matches = isSame(old, new)
        if matches { same.insert(old * newCount + new) }
        lengths[old][new] = max(matches ? lengths[old + 1][new + 1] + 1 : 0, lengths[old + 1][new], lengths[old][new + 1])
      }
    }
    var (pairs, old, new): ([Pair], Int, Int) = ([], 0, 0)
    while old < oldCount, new < newCount {
      if same.contains(old * newCount + new), lengths[old][new] == lengths[old + 1][new + 1] + 1 {
        pairs.append(Pair(old: old, new: new))
        (old, new) = (old + 1, new + 1)
      } else if lengths[old + 1][new] >= lengths[old][new + 1] {
        old += 1
      } else {
        new += 1
      }
    }
    return pairs
  }
}

/// Removes and adds items of a list. The items that stay keep their text.
struct ListEdits {
  let node: Node
  let nodes: [Node]
  let source: SourceFile

  private var isFlow: Bool { source.bytes[Int(node.span.start)] == UInt8(ascii: "[") }

  /// Returns the edits, or nil if a comment would be lost.
  ///
  /// - Parameters:
  ///   - kept: The items that stay; not empty.
  ///   - texts: The texts of all new items; those of items that stay are not used.
  func edits(keeping kept: [ListAlignment.Pair], _ texts: [String]) -> [Fix.Edit]? {
    var edits: [Fix.Edit] = []
    let gaps = [ListAlignment.Pair(old: -1, new: -1)] + kept
    for (index, from) in gaps.enumerated() {
      let to = index + 1 < gaps.count ? gaps[index + 1] : ListAlignment.Pair(old: nodes.count, new: texts.count)
      let (removed, added) = (from.old + 1..<to.old, Array(texts[from.new + 1..<to.new]))
      guard !removed.isEmpty || !added.isEmpty else { continue }
      guard let edit = isFlow ? flow(from.old, to.old, added) : block(from.old, to.old, removed, added) else { return nil }
      edits.append(edit)
    }
    return edits
  }

  private func flow(_ from: Int, _ to: Int, _ added: [String]) -> Fix.Edit? {
    let file = node.span.file
    if from < 0 {
      return checked(Span(file, Int(nodes[0].span.start), Int(nodes[to].span.start)), added.map { "\($0), " }.joined())
    }
    let start = Int(nodes[from].span.end)
    if to == nodes.count {
      return checked(Span(file, start, Int(nodes[to - 1].span.end)), added.map { ", \($0)" }.joined())
    }
    return checked(Span(file, start, Int(nodes[to].span.start)), ", " + added.map { "\($0), " }.joined())
  }

  /// Items of a block are whole lines.
  private func block(_ from: Int, _ to: Int, _ removed: Range<Int>, _ added: [String]) -> Fix.Edit? {
    let file = node.span.file
    let indent = nodes.first.map { source.position(of: Int($0.span.start)).column - 3 } ?? 0
    let lineBreak = source.bytes.contains(0x0D) ? "\r\n" : "\n"
    let lines = added.map { String(repeating: " ", count: max(0, indent)) + "- \($0)\(lineBreak)" }.joined()
    let begin = removed.isEmpty ? (from < 0 ? lineStart(nodes[to]) : lineEnd(nodes[from])) : lineStart(nodes[removed.lowerBound])
    guard let last = removed.last else {
      // The last line of a file may have no line break.
      let isOpen = begin == source.bytes.count && source.bytes.last != 0x0A
      return Fix.Edit(Span(file, begin, begin), (isOpen ? lineBreak : "") + lines)
    }
    return checked(Span(file, begin, lineEnd(nodes[last])), lines)
  }

  private func checked(_ span: Span, _ text: String) -> Fix.Edit? {
    SourceComment.isIn(source.bytes[span.range]) ? nil : Fix.Edit(span, text)
  }

  private func lineStart(_ item: Node) -> Int { Int(source.lines.starts[source.lines.line(of: Int(item.span.start)) - 1]) }

  /// The offset after the line in which an item ends.
  private func lineEnd(_ item: Node) -> Int {
    let line = source.lines.line(of: max(Int(item.span.start), Int(item.span.end) - 1))
    return line < source.lines.count ? Int(source.lines.starts[line]) : source.bytes.count
  }
}
