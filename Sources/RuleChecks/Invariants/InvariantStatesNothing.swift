internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports invariants that say which rules they cover, but nothing about them.
enum InvariantStatesNothing {
  static let explanation = Explanation(
    "invariant.states-nothing", .error,
    finds: "An invariant that covers rules and requires nothing of them.",
    why: "It always holds. Readers think that it protects the rules.",
    example: "says.flows: {sentence: {copy: limit.saved_flows.counted}, ...}",
    instead: "says.flows: {sentence: {copy: limit.saved_flows.counted, contains: Drafts}, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.invariants.entries where !context.isFaulty(Invariant.key, entry.name.text) {
      guard let (form, keys) = missing(in: entry.value) else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` requires nothing", at: context.key(Invariant.key, entry.name.text, form),
          "states nothing", helps: ["add \(keys.quotedPhrase("or")) to `\(form)`"]))
    }
  }

  /// The form of an invariant that requires nothing, and the keys of which it needs at least one.
  private static func missing(in invariant: Invariant) -> (form: String, keys: [String])? {
    if let sentence = invariant.sentence, sentence.contains.isEmpty, sentence.never.isEmpty { return ("sentence", ["contains", "never"]) }
    if let words = invariant.words, words.never.isEmpty, words.written.isEmpty, words.shorterThan == nil, words.onlyIf.isEmpty {
      return ("words", ["never", "written", "shorter_than", "only_if"])
    }
    if let means = invariant.means, means.holdsIf.isEmpty, means.neverIf.isEmpty { return ("means", ["holds_if", "never_if"]) }
    if let decisions = invariant.decisions, decisions.deniedBy == nil, decisions.within == nil, !decisions.allowed, !decisions.resumes {
      return ("decisions", ["denied_by", "allowed", "resumes", "within"])
    }
    return nil
  }
}
