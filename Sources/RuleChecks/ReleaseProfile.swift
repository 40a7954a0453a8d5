internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// The release profile, which turns some warnings into errors.
package enum ReleaseProfile {
  /// A warning that becomes an error: for rules of one kind if `kind` is set, and otherwise for all rules.
  package struct Raised: Sendable {
    package let name: String
    package var kind: String?
  }

  package static let raised = [
    Raised(name: "placeholder.overdue"),
    Raised(name: "placeholder.owner-silent"),
    Raised(name: "assumption.other-date"),
    Raised(name: "assumption.chosen-alternative"),
    Raised(name: "copy.duplicate-intent"),
    Raised(name: "waiver.expired"),
    Raised(name: "rule.unused", kind: Assumption.key),
  ]

  /// Returns how a release treats a diagnostic, or nil if it treats the diagnostic as the dev profile does.
  package static func says(of name: String) -> String? {
    if let one = raised.first(where: { $0.name == name }) {
      return one.kind.map { "an error in a release when it is about \($0)" } ?? "an error in a release"
    }
    return (OpenQuestions.explanations + [TextInRelease.explanation]).contains { $0.name == name } ? "reported for a release only" : nil
  }

  /// Returns the diagnostics with the severities of a release.
  static func raise(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let kinds = Set(raised.compactMap(\.kind))
    var declared: [String: Set<Span>] = [:]
    for one in context.reading.declarations where kinds.contains(one.kind) { declared[one.kind, default: []].insert(one.key.span) }
    return diagnostics.map { diagnostic in
      let isRaised = raised.contains { one in
        one.name == diagnostic.name && (one.kind.map { declared[$0]?.contains(diagnostic.primary.span) ?? false } ?? true)
      }
      guard isRaised else { return diagnostic }
      var stricter = diagnostic
      stricter.severity = .error
      return stricter
    }
  }
}
