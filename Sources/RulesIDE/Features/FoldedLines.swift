internal import LanguageServer
internal import SourceText

/// Lines that an editor can fold: a block by its indentation, or adjacent comments. Lines are 0-based.
struct FoldedLines: Equatable {
  var first: Int
  var last: Int
  var isComment = false
  /// The number of spaces before the block.
  var indent = 0

  /// The number of folds that a client gets that states no limit.
  static let most = 20_000

  /// Returns the folds of a document; if there are more than `most`, those with the fewest spaces before them.
  static func outermost(_ most: Int, in document: TextDocument) -> [FoldedLines] {
    let all = all(in: document)
    guard all.count > most else { return all }
    let deepest = all.lazy.map(\.indent).max() ?? 0
    var counts = [Int](repeating: 0, count: deepest + 1)
    for fold in all { counts[fold.indent] += 1 }
    var (kept, indent) = (0, 0)
    while indent <= deepest, kept + counts[indent] <= most {
      kept += counts[indent]
      indent += 1
    }
    // Of the blocks with the next indentation, the first ones are kept.
    var room = most - kept
    return all.filter { fold in
      if fold.indent != indent { return fold.indent < indent }
      room -= 1
      return room >= 0
    }
  }

  static func all(in document: TextDocument) -> [FoldedLines] {
    var folds: [FoldedLines] = []
    var open: [(line: Int, indent: Int)] = []
    var lastContent = -1
    var comment: (first: Int, last: Int)?
    func close(to indent: Int) {
      while let last = open.last, last.indent >= indent {
        open.removeLast()
        if lastContent > last.line { folds.append(FoldedLines(first: last.line, last: lastContent, indent: last.indent)) }
      }
    }
    func endComment() {
      if let comment, comment.last > comment.first { folds.append(FoldedLines(first: comment.first, last: comment.last, isComment: true)) }
      comment = nil
    }
    for line in 0..<document.lines.count {
      let content = document.bytes[document.lines.content(of: line + 1, in: document.bytes)]
      let indent = content.prefix { $0 == 0x20 }.count
      guard indent < content.count else { continue }
      if content[content.startIndex + indent] == UInt8(ascii: "#") {
        comment = comment.map { ($0.first, line) } ?? (line, line)
        continue
      }
      endComment()
      close(to: indent)
      open.append((line, indent))
      lastContent = line
    }
    endComment()
    close(to: 0)
    return folds.sorted { ($0.first, $1.last) < ($1.first, $0.last) }
  }
}
