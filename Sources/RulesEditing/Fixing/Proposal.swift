package import Diagnostics
import SourceText

/// A fix of a diagnostic with the data for applying and reporting it.
package struct Proposal {
  var diagnostic: Diagnostic
  package var fix: Fix
  /// The fingerprint of the diagnostic, which is stable across unrelated edits.
  package var fingerprint: String

  package init(diagnostic: Diagnostic, fix: Fix, fingerprint: String) {
    self.diagnostic = diagnostic
    self.fix = fix
    self.fingerprint = fingerprint
  }

  /// Returns a proposal for each diagnostic that has a certain fix.
  ///
  /// - Parameter suggested: Whether to include diagnostics with exactly one likely fix. If several fixes are likely, a person must choose.
  static func all(_ diagnostics: [Diagnostic], in sources: SourceSet, suggested: Bool) -> [Proposal] {
    zip(diagnostics, Fingerprint.all(diagnostics, in: sources)).compactMap { diagnostic, fingerprint in
      let certain = diagnostic.fixes.first { $0.applicability == .machineApplicable }
      let likely = suggested && diagnostic.fixes.count == 1 ? diagnostic.fixes.first { $0.applicability == .maybeIncorrect } : nil
      guard let fix = certain ?? likely else { return nil }
      return Proposal(diagnostic: diagnostic, fix: fix, fingerprint: fingerprint)
    }
  }

  /// Returns the proposals that can be applied together, in order. If two touch the same text, the first is included and the other is deferred.
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
  /// Whether edits at the two spans conflict. Two insertions at the same offset conflict because their order is significant.
  fileprivate func touches(_ other: Span) -> Bool {
    if isEmpty || other.isEmpty { return start <= other.end && other.start <= end }
    return start < other.end && other.start < end
  }

  private var isEmpty: Bool { start == end }
}
