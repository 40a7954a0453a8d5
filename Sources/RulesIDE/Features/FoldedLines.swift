internal import LanguageServer
internal import SourceText

/// Lines that an editor can fold: a block by its indentation, or adjacent comments. Lines are 0-based.
struct FoldedLines: Equatable {
  var first: Int
  var last: Int
  var isComment = false

  static func all(in document: TextDocument) -> [FoldedLines] {
    var folds: [FoldedLines] = []
    var open: [(line: Int, indent: Int)] = []
    var lastContent = -1
    var comment: (first: Int, last: Int)?
    func close(to indent: Int) {
      while let last = open.last, last.indent >= indent {
        open.removeLast()
        if lastContent > last.line { folds.append(FoldedLines(first: last.line, last: lastContent)) }
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
