/// The replacements of whole lines that turn a text into another, so that the rest keeps its cursors and marks.
struct LineEdits: Equatable {
  /// The replaced lines, 0-based; an empty range inserts.
  var lines: Range<Int>
  var text: String

  static func edits(from old: [UInt8], to new: [UInt8]) -> [LineEdits] {
    let (before, after) = (split(old), split(new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [LineEdits] = []
    var (from, to) = (0, 0)
    while from < before.count || to < after.count {
      let start = from
      var text: [UInt8] = []
      while from < before.count && removed.contains(from) || to < after.count && inserted.contains(to) {
        if from < before.count, removed.contains(from) {
          from += 1
        } else {
          text += after[to]
          to += 1
        }
      }
      if from > start || !text.isEmpty { edits.append(LineEdits(lines: start..<from, text: String(decoding: text, as: UTF8.self))) }
      (from, to) = (from + 1, to + 1)
    }
    return edits
  }

  /// The lines with their line feeds.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
