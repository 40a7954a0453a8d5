/// The unified diff of two versions of a text.
package struct LineDiff {
  private enum Line { case same, removed, added }

  private static let context = 3
  private var lines: [(kind: Line, text: String)] = []

  package init(old: [UInt8], new: [UInt8]) {
    let (before, after) = (Self.split(old), Self.split(new))
    var written = 0
    for change in LineChange.anywhere(before, after) {
      lines += before[written..<change.old.lowerBound].map { (.same, $0) }
      lines += before[change.old].map { (.removed, $0) } + after[change.new].map { (.added, $0) }
      written = change.old.upperBound
    }
    lines += before[written...].map { (.same, $0) }
  }

  /// Returns the diff, which is empty if the versions are equal.
  package func unified(path: String) -> String {
    let hunks = hunks()
    return hunks.isEmpty ? "" : "--- \(path)\n+++ \(path)\n" + hunks.map(text).joined()
  }

  /// Returns the ranges of changed lines with their context. Ranges with adjacent context are merged.
  private func hunks() -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].kind != .same {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func text(_ hunk: Range<Int>) -> String {
    let (old, new) = (lines[..<hunk.lowerBound].count { $0.kind != .added }, lines[..<hunk.lowerBound].count { $0.kind != .removed })
    let (oldCount, newCount) = (lines[hunk].count { $0.kind != .added }, lines[hunk].count { $0.kind != .removed })
    var text = "@@ -\(Self.place(old, oldCount)) +\(Self.place(new, newCount)) @@\n"
    for index in hunk {
      let (kind, line) = lines[index]
      text += (kind == .same ? " " : kind == .removed ? "-" : "+") + line + "\n"
    }
    return text
  }

  /// Returns the position of a hunk. Lines are 1-based, and an empty range is at the line before it.
  private static func place(_ start: Int, _ count: Int) -> String { count == 0 ? "\(start),0" : "\(start + 1),\(count)" }

  /// Returns the lines without line feeds. A last line without a line feed has a marker, which makes it differ from a line with one.
  private static func split(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "\n\\ No newline at end of file" }
    return lines
  }
}
