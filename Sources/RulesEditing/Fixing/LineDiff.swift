/// Two versions of a text as a unified diff.
package struct LineDiff {
  private enum Line { case same, removed, added }

  private static let context = 3
  private var lines: [(kind: Line, text: String)] = []

  package init(old: [UInt8], new: [UInt8]) {
    let (before, after) = (Self.split(old), Self.split(new))
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (from, to) = (0, 0)
    while from < before.count || to < after.count {
      if from < before.count, removed.contains(from) {
        lines.append((.removed, before[from]))
        from += 1
      } else if to < after.count, added.contains(to) {
        lines.append((.added, after[to]))
        to += 1
      } else {
        lines.append((.same, before[from]))
        (from, to) = (from + 1, to + 1)
      }
    }
  }

  /// Empty when there is no difference.
  package func unified(path: String) -> String {
    let hunks = hunks()
    return hunks.isEmpty ? "" : "--- \(path)\n+++ \(path)\n" + hunks.map(text).joined()
  }

  /// Stretches of lines with their context; those whose contexts meet are one.
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

  /// Lines count from 1; an empty stretch names the line before it.
  private static func place(_ start: Int, _ count: Int) -> String { count == 0 ? "\(start),0" : "\(start + 1),\(count)" }

  /// Without their line feeds. A last line that lacks one says so, which makes it another line than one that does not.
  private static func split(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "\n\\ No newline at end of file" }
    return lines
  }
}
