internal import Diagnostics
internal import SourceText

/// Where a message must point to for a mutant to count as reported.
struct MutantPlace: Sendable {
  private let file: FileID
  private let lines: LineIndex
  private let changed: ClosedRange<Int>
  private let owner: Int
  private let lost: [String]

  /// `bytes`: the content of the file with the mutant.
  init(_ mutant: Mutant, file: FileID, _ bytes: [UInt8]) {
    self.file = file
    lines = LineIndex(bytes)
    (changed, owner, lost) = (mutant.lines, mutant.owner, mutant.lost)
  }

  /// Whether a diagnostic points to a changed line or to the key that contains it, or names the part that was left out.
  func isReported(_ diagnostic: Diagnostic) -> Bool {
    if lost.contains(where: { names(diagnostic, $0) }) { return true }
    return ([diagnostic.primary.span] + diagnostic.secondary.map(\.span)).contains { span in
      guard span.file == file else { return false }
      let spanned = lines.line(of: span.range.lowerBound)...lines.line(of: span.range.upperBound)
      return spanned.overlaps(changed) || spanned.lowerBound == owner
    }
  }

  /// Whether a message or its help names a part: `why`, `why:`, or `planner/horizon`.
  private func names(_ diagnostic: Diagnostic, _ part: String) -> Bool {
    ([diagnostic.message] + diagnostic.helps).contains { text in
      ["`\(part)`", "`\(part):", "/\(part)`"].contains { text.contains($0) }
    }
  }
}
