import SourceText

/// Computes the line that results from a fix, if the fix changes only one line.
enum EditedLine {
  static func of(_ fix: Fix, in sources: SourceSet) -> (number: Int, text: String)? {
    guard let first = fix.edits.first else { return nil }
    let file = sources[first.span.file]
    let number = file.lines.line(of: Int(first.span.start))
    let content = file.lines.content(of: number, in: file.bytes)
    // Lines of this length are not shown.
    guard content.count <= 4096 else { return nil }
    var text = ""
    var offset = content.lowerBound
    for edit in fix.edits.sorted(by: { $0.span.start < $1.span.start }) {
      let range = edit.span.range
      guard edit.span.file == first.span.file, offset <= range.lowerBound, range.upperBound <= content.upperBound else { return nil }
      guard !edit.text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
      text += file.text(offset..<range.lowerBound) + edit.text
      offset = range.upperBound
    }
    return (number, text + file.text(offset..<content.upperBound))
  }
}
