internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports remote values whose sentence speaks of another plan than the one that they set.
enum RemoteOtherPlan {
  static let explanation = Explanation(
    "remote.other-plan", .warning, waivable: true,
    finds: "A remote value for one plan whose sentence speaks of the users of another plan, in words of `called`.",
    why: "A person who sets the value reads the sentence, and would change it for others.",
    example: "limits/saved_flows/plans/free: {about: Flows that a Pro account can save., ...}",
    instead: "limits/saved_flows/plans/free: {about: Flows that a Free account can save., ...}")

  static let check = Check(explanation) { context, diagnostics in
    let states = context.book.plans.states.entries
    for entry in context.book.remote.entries {
      let path = RulePath(text: entry.name.text).parts
      guard let own = states.first(where: { path.last == $0.name.text }) else { continue }
      let words = SentenceWords(entry.value.provenance.about)
      if own.value.called.contains(where: { words.range(of: $0) != nil }) { continue }
      for other in states where other.name != own.name {
        guard let phrase = other.value.called.first(where: { words.range(of: $0) != nil }) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` is about `\(own.name.text)`, but its sentence speaks of `\(phrase)`",
            at: context.places.span(RulePath(RemotePath.key, entry.name.text, "about")), "another plan",
            secondary: [.init(context.key(Plan.key, "states", other.name.text), "called so here")],
            helps: ["write it about the plan in its name"]))
        break
      }
    }
  }
}
