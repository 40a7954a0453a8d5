internal import RulesCompiler

/// The places at which the files of two rule books differ, each of which can be applied to the old files alone.
struct EditHunks {
  struct Hunk {
    /// The position of the file in the new input; nil if the file was removed.
    let newFile: Int?
    /// The path inside the rules folder.
    let file: String
    /// The lines before and after, counted from zero.
    let old: Range<Int>
    let new: Range<Int>
  }

  let hunks: [Hunk]
  private let old: RulesInput
  private let before: [String: [ArraySlice<UInt8>]]
  private let after: [String: [ArraySlice<UInt8>]]

  init(_ old: RulesInput, _ new: RulesInput) {
    self.old = old
    let bytes = (old: EditHunks.bytes(old), new: EditHunks.bytes(new))
    let changed = Set(bytes.old.keys).union(bytes.new.keys).filter { bytes.old[$0] != bytes.new[$0] }.sorted()
    before = bytes.old.filter { changed.contains($0.key) }.mapValues(EditHunks.lines)
    after = bytes.new.filter { changed.contains($0.key) }.mapValues(EditHunks.lines)
    var hunks: [Hunk] = []
    for name in changed {
      let (one, other) = (before[name] ?? [], after[name] ?? [])
      let position = new.files.firstIndex { $0.name == name }
      hunks += EditHunks.gaps(one, other).map { Hunk(newFile: position, file: name, old: $0.old, new: $0.new) }
    }
    self.hunks = hunks
  }

  /// The old files with some hunks applied, which do not overlap.
  func input(applying hunks: [Hunk]) -> RulesInput {
    var input = old
    for (file, mine) in Dictionary(grouping: hunks, by: \.file).sorted(by: { $0.key < $1.key }) {
      var lines = (before[file] ?? [])[...]
      let other = after[file] ?? []
      // From the last to the first, so that the positions of the others stay.
      for hunk in mine.sorted(by: { $0.old.lowerBound > $1.old.lowerBound }) { lines.replaceSubrange(hunk.old, with: other[hunk.new]) }
      let bytes = lines.flatMap { $0 }
      if let position = input.files.firstIndex(where: { $0.name == file }) {
        if bytes.isEmpty { input.files.remove(at: position) } else { input.files[position].bytes = bytes }
      } else if !bytes.isEmpty {
        input.files.append(.init(name: file, path: file, bytes: bytes))
      }
    }
    return input
  }

  private static func bytes(_ input: RulesInput) -> [String: [UInt8]] {
    Dictionary(input.files.map { ($0.name, $0.bytes) }) { first, _ in first }
  }

  /// Lines with their line breaks.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func gaps(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [(old: Range<Int>, new: Range<Int>)] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var gaps: [(old: Range<Int>, new: Range<Int>)] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      let start = (from, to)
      while from < old.count && removed.contains(from) || to < new.count && added.contains(to) {
        if from < old.count, removed.contains(from) { from += 1 } else { to += 1 }
      }
      if start != (from, to) { gaps.append((start.0..<from, start.1..<to)) } else { (from, to) = (from + 1, to + 1) }
    }
    return gaps
  }
}
