package import Diagnostics
import SourceText

/// A fix that a diagnostic offers, with what it is needed to apply it and to tell of it.
package struct Proposal {
  var diagnostic: Diagnostic
  var fix: Fix
  /// Stays the same while other parts of the file change.
  package var fingerprint: String

  package init(diagnostic: Diagnostic, fix: Fix, fingerprint: String) {
    self.diagnostic = diagnostic
    self.fix = fix
    self.fingerprint = fingerprint
  }

  /// One for each diagnostic that has a certain fix; `suggested`: also for those with one likely fix. Where several are likely, a person
  /// has to choose.
  static func all(_ diagnostics: [Diagnostic], in sources: SourceSet, suggested: Bool) -> [Proposal] {
    zip(diagnostics, Fingerprint.all(diagnostics, in: sources)).compactMap { diagnostic, fingerprint in
      let certain = diagnostic.fixes.first { $0.applicability == .machineApplicable }
      guard let fix = certain ?? (suggested && diagnostic.fixes.count == 1 ? diagnostic.fixes[0] : nil) else { return nil }
      return Proposal(diagnostic: diagnostic, fix: fix, fingerprint: fingerprint)
    }
  }

  /// Those that can be applied together, in order: of two that touch the same text the first wins, and the other waits.
  package static func compatible(_ proposals: [Proposal]) -> [Proposal] {
    var taken: [FileID: [Span]] = [:]
    return proposals.filter { proposal in
      let spans = proposal.fix.edits.map(\.span)
      guard !spans.isEmpty, !spans.contains(where: { span in taken[span.file, default: []].contains { $0.touches(span) } }) else {
        return false
      }
      for span in spans { taken[span.file, default: []].append(span) }
      return true
    }
  }
}

extension Span {
  /// Whether two edits at these places would get in each other's way. Two insertions at one place would: their order means something.
  fileprivate func touches(_ other: Span) -> Bool {
    if isEmpty || other.isEmpty { return start <= other.end && other.start <= end }
    return start < other.end && other.start < end
  }

  private var isEmpty: Bool { start == end }
}
