internal import Diagnostics
internal import RuleKinds

/// Every rule says where it comes from.
enum SourceMissing {
  static let explanation = Explanation(
    "source.missing", .warning,
    finds: "A rule that names neither a place in the documents nor an assumption.",
    why: "When someone asks why the app does this, nobody can answer.",
    example: "trial_reminder: {about: How long before its end a trial reminds, value: 2d}",
    instead: "trial_reminder: {about: How long before its end a trial reminds, value: 2d, source: CH08 §6}")

  static let check = Check(explanation) { context, diagnostics in
    func look(_ kind: String, _ name: String, _ sources: [String], _ assumes: [Name<Assumption>]) {
      guard sources.isEmpty, assumes.isEmpty, !context.isFaulty(kind, name, "source"), !context.isFaulty(kind, name, "assumes") else {
        return
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` does not say where it comes from", at: context.key(kind, name), "no `source`",
          helps: ["add `source:` with chapter and section, or `assumes:` with the assumption it rests on"]))
    }
    let book = context.book
    for rule in book.facts.entries { look(Fact.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.settings.entries { look(Setting.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.plans.states.entries { look(Plan.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.snapshot.entries {
      look(SnapshotField.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes)
    }
    for rule in book.capabilities.entries {
      look(Capability.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes)
    }
    for rule in book.limits.entries { look(Limit.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.resets.entries { look(Reset.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.actions.entries { look(Action.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.reasons.entries { look(Reason.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.gates.entries { look(Gate.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.notices.entries { look(Notice.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.errors.entries { look(ErrorRule.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.telemetry.entries { look(Event.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.invariants.entries {
      look(Invariant.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes)
    }
    for rule in book.scenarios.entries {
      look(Scenario.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes)
    }
    for rule in book.milestones.entries {
      look(Milestone.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes)
    }
    for rule in book.fields.entries { look(InputField.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.wordLists.entries { look(WordList.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.forms.entries { look(InputForm.key, rule.name.text, rule.value.provenance.sources, rule.value.provenance.assumes) }
    for rule in book.copy.entries { look(Copy.key, rule.name.text, rule.value.sources, rule.value.assumes) }
  }
}
