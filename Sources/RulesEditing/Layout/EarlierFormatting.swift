internal import Diagnostics
package import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// Gives the lines that an edit changed the formatting that they had in an earlier version.
///
/// A longer name or one more item splits a line, and the formatter keeps lines that are split. If an edit takes the name or the item back, an earlier version
/// shows how the lines were formatted. Only lines that the edit changed get their earlier formatting, and only if they mean the same.
package enum EarlierFormatting {
  /// - Parameters:
  ///   - after: The rules after the edit. Their files are formatted.
  ///   - before: The rules before the edit.
  ///   - earlier: Returns the earlier versions of the file at a path, the newest first.
  package static func restored(in after: RulesInput, changedFrom before: RulesInput, earlier: (String) -> [[UInt8]]) -> RulesInput {
    let known = Dictionary(before.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var result = after
    let shapes = after.shapes()
    for (index, file) in after.files.enumerated() {
      guard let old = known[file.path], old != file.bytes else { continue }
      var text = EarlierText(file.bytes, shapes[index])
      for version in earlier(file.path) where !text.touched(since: old).isEmpty { text.restore(version, changedFrom: old) }
      result.files[index].bytes = text.bytes
    }
    return result
  }
}

/// A file whose lines get the formatting of earlier versions, one version after the other.
private struct EarlierText {
  private(set) var bytes: [UInt8]
  private let shape: Shape?
  private let isFormatted: Bool
  /// The lines whose formatting a newer version determined.
  private var decided: Set<ArraySlice<UInt8>> = []

  init(_ bytes: [UInt8], _ shape: Shape?) {
    (self.bytes, self.shape) = (bytes, shape)
    isFormatted = EarlierText.isFormatted(bytes, shape)
  }

  /// The ranges of lines that differ from the version before the edit and whose formatting is not determined yet.
  func touched(since old: [UInt8]) -> [Range<Int>] {
    let lines = TextLines.of(bytes)
    return LineChange.between(TextLines.of(old), lines).map(\.new).filter { range in !lines[range].contains(where: decided.contains) }
  }

  /// Replaces lines by those of an earlier version that mean the same.
  mutating func restore(_ version: [UInt8], changedFrom old: [UInt8]) {
    guard isFormatted, EarlierText.isFormatted(version, shape) else { return }
    let earlier = TextLines.of(version)
    let touched = touched(since: old)
    let lines = TextLines.of(bytes)
    let changes = LineChange.between(earlier, lines).flatMap { EarlierText.entries(of: $0, earlier, lines) }
    // The version has these lines as they are.
    for range in touched where !changes.contains(where: { EarlierText.meets($0.new, range) }) { decided.formUnion(lines[range]) }
    // From the end, so that the numbers of the lines above stay.
    for change in changes.reversed() where touched.contains(where: { EarlierText.meets(change.new, $0) }) {
      var lines = TextLines.of(bytes)
      lines.replaceSubrange(change.new, with: earlier[change.old])
      let restored = TextLines.joined(lines)
      guard isSame(restored) else { continue }
      bytes = restored
      decided.formUnion(earlier[change.old])
    }
  }

  /// The changes of single entries, if a change has the same entries before and after it.
  private static func entries(of change: LineChange, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [LineChange] {
    let depth = new[change.new].lazy.compactMap(LineChange.indentation).min()
    func starts(_ lines: [ArraySlice<UInt8>], _ range: Range<Int>) -> [Int] { range.filter { LineChange.indentation(lines[$0]) == depth } }
    func key(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> { line.prefix { $0 != 0x3A && $0 != 0x0A } }
    let (a, b) = (starts(old, change.old), starts(new, change.new))
    guard a.count > 1, a.first == change.old.lowerBound, b.first == change.new.lowerBound,
      a.map({ key(old[$0]) }) == b.map({ key(new[$0]) })
    else { return [change] }
    let ends = zip(a.dropFirst() + [change.old.upperBound], b.dropFirst() + [change.new.upperBound])
    return zip(zip(a, b), ends).map { LineChange(old: $0.0..<$1.0, new: $0.1..<$1.1) }.filter { Array(old[$0.old]) != Array(new[$0.new]) }
  }

  /// Whether two ranges have a line in common, or an empty one is inside the other.
  private static func meets(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.isEmpty || b.isEmpty ? a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound : a.overlaps(b)
  }

  /// Whether a text has the meaning and the comments of this one, and is formatted.
  private func isSame(_ other: [UInt8]) -> Bool {
    guard let (tree, comments) = EarlierText.read(bytes), let (otherTree, otherComments) = EarlierText.read(other), let a = tree.root,
      let b = otherTree.root
    else { return false }
    return SameMeaning.holds(a, b, shape) && comments == otherComments && EarlierText.isFormatted(other, shape)
  }

  /// The tree and the comments of a text; nil if it has YAML errors.
  private static func read(_ bytes: [UInt8]) -> (Tree, [String])? {
    let source = SourceFile(path: "", bytes: bytes)
    var problems: [Diagnostic] = []
    guard let tree = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems), problems.isEmpty else { return nil }
    return (tree, CommentScan(source, tree).comments.map(\.text))
  }

  private static func isFormatted(_ bytes: [UInt8], _ shape: Shape?) -> Bool {
    guard case .text(let text) = RulesFormatter.format(SourceFile(path: "", bytes: bytes), shape) else { return false }
    return text.utf8.elementsEqual(bytes)
  }
}
