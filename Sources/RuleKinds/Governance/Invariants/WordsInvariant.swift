internal import Schema

/// A requirement on copy.
package struct WordsInvariant: Sendable, Equatable {
  /// The kinds whose copy the invariant covers; all copy when both this and `shownOn` are empty.
  package var saidBy: [String]
  /// The copy keys that are exempt, although rules of these kinds use them.
  package var except: [Name<Copy>]
  /// The surfaces whose copy the invariant covers.
  package var shownOn: [Name<Surface>]
  /// The words of which copy must contain at least one to be covered.
  package var with: [String]
  /// The words that the copy never contains.
  package var never: [String]
  /// The required spelling of words; the all-lowercase form is also accepted.
  package var written: [String]
  /// The setting that the length of the copy, with every variable at its longest, stays below.
  package var shorterThan: Name<Setting>?
  /// The conditions that must hold wherever the copy is shown.
  package var onlyIf: [Name<Condition>]
}

extension WordsInvariant {
  static let schema = Schema.object("copy invariant", build: WordsInvariant.init) {
    Field("said_by", \.saidBy, .oneOrMany(.text), or: [], "The kinds whose copy the invariant covers: `notifications`.")
    Field("except", \.except, .oneOrMany(.name(of: Copy.self)), or: [], "The copy keys that are exempt.")
    Field("shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "The surfaces whose copy the invariant covers.")
    Field("with", \.with, .oneOrMany(.text), or: [], "The words of which copy must contain at least one to be covered.")
    Field("never", \.never, .oneOrMany(.text), or: [], "The words that the copy never contains.")
    Field(
      "written", \.written, .oneOrMany(.text), or: [],
      "The required spelling of words, such as `Not now`; the all-lowercase form is also accepted.")
    Field(
      "shorter_than", \.shorterThan, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting with the number of characters that the copy stays below, with every value at its longest.")
    Field("only_if", \.onlyIf, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must hold wherever the copy is shown.")
  }
}
