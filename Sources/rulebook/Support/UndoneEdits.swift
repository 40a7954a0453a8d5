import Diagnostics
import RulebookSupport
import RulesCompiler
import SourceText

/// Offers to undo the edit behind a diagnostic: the lines of the last commit instead of the changed ones.
///
/// `rulebook fix` never applies it, and git changes neither which diagnostics there are nor the exit status.
enum UndoneEdits {
  /// Longer edits are not offered, because undoing them undoes more than the mistake.
  private static let mostLines = 40

  /// Adds a fix to every diagnostic at a line that differs from the last commit, or else at a key with one changed part or with such a label.
  /// Does nothing without git.
  static func offer(in compilation: inout Compilation, of input: RulesInput, at folder: String) {
    guard !compilation.diagnostics.isEmpty, let hunks = try? GitRules(folder: folder).hunks(since: "HEAD"), !hunks.isEmpty else { return }
    let names = Dictionary(input.files.map { ($0.path, $0.name) }, uniquingKeysWith: { first, _ in first })
    for index in compilation.diagnostics.indices {
      let labels = [compilation.diagnostics[index].primary] + compilation.diagnostics[index].secondary
      for label in labels {
        let source = compilation.sources[label.span.file]
        let line = source.lines.line(of: min(Int(label.span.start), source.bytes.count))
        guard let hunk = hunk(at: line, of: hunks[names[source.path] ?? ""] ?? [], source), let fix = fix(hunk, source, label.span.file)
        else { continue }
        compilation.diagnostics[index].fixes.append(fix)
        break
      }
    }
  }

  /// The hunk of a line, or the only one in the block that the line opens: a missing key is reported at the key that contains it.
  private static func hunk(at line: Int, of hunks: [GitHunk], _ source: SourceFile) -> GitHunk? {
    if let own = hunks.first(where: { $0.contains(line) }) { return own }
    func indent(_ line: Int) -> Int? {
      let content = source.bytes[source.lines.content(of: line, in: source.bytes)]
      let blanks = content.prefix { $0 == 0x20 }.count
      return blanks == content.count ? nil : blanks
    }
    guard let outer = indent(line) else { return nil }
    var last = line
    while last < source.lines.count, indent(last + 1).map({ $0 > outer }) ?? true { last += 1 }
    let inner = hunks.filter { line < $0.start && $0.start <= last }
    return inner.count == 1 ? inner[0] : nil
  }

  private static func fix(_ hunk: GitHunk, _ source: SourceFile, _ file: FileID) -> Fix? {
    guard hunk.isWhole, hunk.count <= mostLines, hunk.old.count <= mostLines, hunk.start + hunk.count - 1 <= source.lines.count else {
      return nil
    }
    let old = hunk.old.joined(separator: "\n")
    if hunk.count > 0, !hunk.old.isEmpty {
      // Without the last line feed, so that the new line can be shown.
      let first = source.lines.content(of: hunk.start, in: source.bytes).lowerBound
      let last = source.lines.content(of: hunk.start + hunk.count - 1, in: source.bytes).upperBound
      return Fix("undo this edit", .manual, [.init(Span(file, first, last), old)])
    }
    // Of added lines everything is removed. Lines that were removed stood after the line where the hunk starts.
    let first = hunk.count > 0 ? hunk.start : hunk.start + 1
    let start = source.lines.content(of: first, in: source.bytes).lowerBound
    let end = source.lines.content(of: first + hunk.count, in: source.bytes).lowerBound
    return Fix("undo this edit", .manual, [.init(Span(file, start, end), hunk.old.isEmpty ? "" : old + "\n")])
  }
}

/// Lines that differ between a revision and the current files.
struct GitHunk: Equatable {
  /// The first of the current lines; of a removal, the line before it.
  var start: Int
  /// The number of current lines.
  var count: Int
  /// The lines of the revision, without line feeds.
  var old: [String] = []
  /// Whether both ends have their line feed, and the lines are UTF-8.
  var isWhole = true

  /// Reads a header: `@@ -3 +4,2 @@`.
  init?(header: String) {
    guard let plus = header.split(separator: " ").first(where: { $0.hasPrefix("+") }) else { return nil }
    let parts = plus.dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let start = parts.first else { return nil }
    (self.start, count) = (start, parts.count > 1 ? parts[1] : 1)
  }

  /// The current lines; of a removal, the two lines around it.
  var lines: ClosedRange<Int> { count == 0 ? start...(start + 1) : start...(start + count - 1) }

  func contains(_ line: Int) -> Bool { lines.contains(line) }
}
