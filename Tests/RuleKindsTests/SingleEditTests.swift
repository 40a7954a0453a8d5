import Diagnostics
import RulesCompiler
import Testing

/// One mistake, one diagnostic, at its place: no other rule complains about what the first message is about.
@Suite struct SingleEditTests {
  static let names: [Edit] = [
    Edit("reasons/plan.yaml", "gate: cap_gate", "gate: cap_gat", "name.unknown"),
    Edit("reasons/plan.yaml", "error: ERR-030", "error: ERR-033", "name.unknown"),
    Edit("reasons/plan.yaml", "says: gate.upload.free", "says: gate.upload.fre", "name.unknown"),
    Edit("reasons/plan.yaml", "buttons: [save_to_library, ", "buttons: [save_to_libary, ", "name.unknown"),
    Edit(
      "reasons/plan.yaml", "free_flow_cap:", "free_flow_capp:", "name.unknown", at: "when_full: {free: free_flow_cap}", in: "limits.yaml"),
    Edit("errors/dictionary.yaml", "severity: S3", "severity: S9", "name.unknown"),
    Edit("errors/dictionary.yaml", "shown_on: interstitial", "shown_on: intersticial", "name.unknown"),
    Edit("gates.yaml", "dismiss: not_now", "dismiss: not_nov", "name.unknown"),
    Edit("gates.yaml", "if: conversion_dismissed_before", "if: conversion_dismissed", "name.unknown"),
    Edit("buttons/making_room.yaml", "label: gate.action.manage_flows", "label: gate.action.manage_flow", "name.unknown"),
    Edit("buttons/paying.yaml", "if: trial_offered", "if: trial_offerd", "name.unknown"),
    Edit("notices.yaml", "shown_on: status_banner", "shown_on: status_baner", "name.unknown"),
    Edit("actions/flows.yaml", "entry_point: flow_build", "entry_point: flow_buil", "name.unknown"),
    Edit("actions/flows.yaml", "effects: [persist]", "effects: [persists]", "name.unknown"),
    Edit("actions/flows.yaml", "{require: flow.merge}", "{require: flow.mergee}", "name.unknown"),
    Edit("actions/flows.yaml", "deny: free_over_cap_read_only", "deny: free_over_cap_readonly", "name.unknown"),
    Edit("actions/flows.yaml", "{if: guest, ", "{if: gest, ", "name.unknown"),
    Edit("actions/flows.yaml", "assumes: [C-01, C-58]", "assumes: [C-01, C-580]", "name.unknown"),
    Edit("capabilities/flows.yaml", "{within: saved_flows}", "{within: saved_flow}", "name.unknown"),
    Edit("capabilities/flows.yaml", "guest: guest_build", "guest: guest_buildd", "name.unknown"),
    Edit("capabilities/flows.yaml", "free: allow", "fre: allow", "name.unknown"),
    Edit("capabilities/media.yaml", "locked: {free: LK-05}", "locked: {free: LK-55}", "name.unknown"),
    Edit("limits.yaml", "used: usage.savedFlows", "used: usage.savedFlow", "name.unknown"),
    Edit("limits.yaml", "resets: monthly", "resets: montly", "name.unknown"),
    Edit("limits.yaml", "soft: [pro]", "soft: [prro]", "name.unknown"),
    Edit("limits.yaml", "undecided: {pro: PH-08-08}", "undecided: {pro: PH-08-98}", "name.unknown"),
    Edit("plans.yaml", "follows: pro", "follows: pros", "name.unknown"),
    Edit("plans.yaml", "{if: signed_out, plan: guest}", "{if: signed_outt, plan: guest}", "name.unknown"),
    Edit("plans.yaml", "on_error: guest", "on_error: gest", "name.unknown"),
    Edit("manifest.yaml", "when_undecided: undecided", "when_undecided: undecidd", "name.unknown"),
    Edit("locks.yaml", "kept_by: [guest.never_persists, ", "kept_by: [guest.never_persist, ", "name.unknown"),
    Edit("invariants/plans.yaml", "actions: [purchases.restore]", "actions: [purchase.restore]", "name.unknown"),
    Edit("snapshot.yaml", "plan_can('flow.save')", "plan_can('flow.sav')", "name.unknown"),
    Edit("copy/en/errors/dictionary.yaml", "values: {limit: limits.saved_flows}", "values: {limit: limits.saved_flow}", "name.unknown"),
    Edit("telemetry/entitlements.yaml", "flowId: flow.id", "flowId: flow.ids", "name.unknown"),
    Edit("conditions/entitlements.yaml", "usage.inboxItems >=", "usage.inboxItem >=", "name.unknown"),
    Edit("conditions/entitlements.yaml", "settings.grace_window", "settings.grace_windo", "name.unknown"),
    Edit("facts/usage.yaml", "value: usage.mediaBytes", "value: usage.mediaByte", "name.unknown"),
  ]

  static let keys: [Edit] = [
    Edit("limits.yaml", "  about: Flows in a person's library.\n", "", "yaml.missing-key", at: "saved_flows:"),
    Edit("limits.yaml", "  plans: {guest: 0, free: 2, pro: unlimited}\n", "", "yaml.missing-key", at: "saved_flows:"),
    Edit("limits.yaml", "  used: usage.savedFlows\n", "", "limit.counter", at: "saved_flows:"),
    Edit("limits.yaml", "  when_full: {free: free_flow_cap}\n", "", "plan.deny-without-gate", at: "plans: {guest: 0, free: 2,"),
    Edit("limits.yaml", "when_full: {free: free_flow_cap}", "wen_full: {free: free_flow_cap}", "yaml.unknown-key"),
    Edit("limits.yaml", "free: 2, pro: unlimited", "pro: unlimited", "plan.matrix.missing-cell"),
    Edit("limits.yaml", "free: 2, pro: unlimited", "free: 2, free: 2, pro: unlimited", "yaml.duplicate-key"),
    Edit("capabilities/flows.yaml", "free: allow, ", "", "plan.matrix.missing-cell"),
    Edit("capabilities/flows.yaml", "pro: allow}", "pro: allow, trial: allow}", "plan.follower-cell"),
    Edit("capabilities/flows.yaml", "  plans: {guest: guest_build, free: allow, pro: allow}\n", "", "yaml.missing-key", at: "flow.edit:"),
    Edit("actions/flows.yaml", "  entry_point: flow_build\n", "", "yaml.missing-key", at: "flow.create_new:"),
    Edit(
      "actions/flows.yaml", "    - {connection: flow_builder.create}\n    - {otherwise: allow}", "    - {connection: flow_builder.create}",
      "table.end",
      at: "  first_match:"),
    Edit("actions/flows.yaml", "first_match:", "first_mach:", "yaml.unknown-key"),
    Edit("actions/flows.yaml", "{otherwise: allow}", "{otherwise: alow}", "value.unknown-choice"),
    Edit("actions/flows.yaml", "{require: flow.edit}", "{requires: flow.edit}", "yaml.unknown-key"),
    Edit("actions/flows.yaml", "{if: flow_read_only, deny: free_over_cap_read_only}", "{if: flow_read_only}", "yaml.exactly-one"),
    Edit(
      "reasons/plan.yaml", "  gate: cap_gate\n", "  gate: cap_gate\n  gate: cap_gate\n", "yaml.duplicate-key",
      at: "gate: cap_gate\n  gate: cap_gate"),
    Edit("reasons/plan.yaml", "  about: The library is full.\n", "", "yaml.missing-key", at: "free_flow_cap:"),
    Edit("reasons/plan.yaml", "  says: gate.upload.free\n", "", "gate.reason-copy", at: "free_upload:"),
    Edit("gates.yaml", "  shown_on: paywall\n", "", "gate.reason-copy", at: "free_upload:", in: "reasons/plan.yaml"),
    Edit("facts/usage.yaml", "  type: int\n", "", "yaml.missing-key", at: "usage.savedFlows:"),
    Edit("facts/usage.yaml", "  from: rules\n", "  from: app\n", "fact.supply"),
    Edit("plans.yaml", "  - {plan: free}\n", "", "table.end", at: "resolution:"),
    Edit("plans.yaml", "on_error: guest\n", "", "yaml.missing-key", at: "states:"),
    Edit("manifest.yaml", "product: handz\n", "", "yaml.missing-key", at: "about:"),
    Edit("manifest.yaml", "documents:\n", "document:\n", "yaml.unknown-key"),
    Edit("locks.yaml", "  value: 10\n", "", "lock.unlock-without-record", at: "LK-03:"),
    Edit("locks.yaml", "by: product, \"on\"", "\"on\"", "yaml.missing-key"),
    Edit("placeholders/entitlements.yaml", "  options: [50, 200, unlimited]\n", "", "placeholder.incomplete", at: "PH-08-09:"),
    Edit("copy/en/gates.yaml", "  text: \"Manage flows\"\n", "", "yaml.missing-key", at: "gate.action.manage_flows:"),
    Edit("copy/en/inbox.yaml", "  values: {limit: limits.inbox_items}\n", "", "copy.unsupplied-variable", at: "Inbox full ({limit})"),
    Edit(
      "copy/en/gates.yaml", "storage.cap.cancel:",
      "storage.cap.manage: {where: Button, text: Manage, source: CH29 §6.1}\nstorage.cap.cancel:",
      "yaml.duplicate-key"),
    Edit(
      "copy/en/gates.yaml", "storage.cap.cancel:",
      "gate.action.upgrade_to_pro: {where: Button, text: Upgrade, source: CH08 §7}\nstorage.cap.cancel:",
      "id.duplicate", at: "gate.action.upgrade_to_pro:", in: "copy/en/plans.yaml"),
    Edit("resets.yaml", "  zone: UTC\n", "", "yaml.missing-key", at: "monthly:"),
    Edit("waivers.yaml", "  owner: CH08\n", "", "yaml.missing-key", at: "dead-guest-branch:"),
    Edit("snapshot.yaml", "  value: plan\n", "", "yaml.exactly-one", at: "planState:\n  about"),
    Edit("invariants/plans.yaml", "    allowed: true\n", "    alowed: true\n", "yaml.unknown-key"),
  ]

  static let values: [Edit] = [
    Edit("limits.yaml", "free: 2, pro", "free: two, pro", "yaml.wrong-type"),
    Edit("limits.yaml", "free: 2, pro", "free: 3, pro", "lock.changed"),
    Edit("limits.yaml", "free: 2, pro", "free: 02, pro", "yaml.ambiguous-scalar"),
    Edit("limits.yaml", "free: 2, pro", "free: on, pro", "yaml.ambiguous-scalar"),
    Edit("limits.yaml", "free: 2, pro", "free: , pro", "yaml.wrong-type"),
    Edit("limits.yaml", "free: 2, pro", "free: [2], pro", "yaml.wrong-type"),
    Edit("limits.yaml", "free: 3, pro: none", "free: 9, pro: 3", "plan.cap-monotone"),
    Edit("limits.yaml", "unit: count", "unit: counts", "value.unknown-choice"),
    Edit("limits.yaml", "plans: {guest: 0, free: 2, pro: unlimited}", "plans: 2", "yaml.wrong-type"),
    Edit("limits.yaml", "pro: 200}", "pro: 300}", "placeholder.default-out-of-range"),
    Edit("limits.yaml", "  used: usage.savedFlows\n", "  used: flow.id\n", "limit.counter"),
    Edit(
      "limits.yaml", "  locked: {free: LK-02}\n", "", "lock.unlock-without-record",
      at: "holds: limits/saved_flows", in: "locks.yaml"),
    Edit("limits.yaml", "source: [CH08 §3.2, CH08 §4.1,", "source: [CH98 §3.2, CH08 §4.1,", "source.unknown-document"),
    Edit("limits.yaml", "source: [CH08 §3.2, CH08 §4.1,", "source: [chapter 8, CH08 §4.1,", "value.bad-form"),
    Edit("settings/entitlements.yaml", "value: 72h", "value: 72 hours", "units.unknown"),
    Edit("settings/entitlements.yaml", "value: 7d", "value: 1_000", "yaml.ambiguous-scalar"),
    Edit("resets.yaml", "at: \"00:00\"", "at: 00:00", "yaml.ambiguous-scalar"),
    Edit("resets.yaml", "every: month", "every: moon", "value.unknown-choice"),
    Edit("manifest.yaml", "language: 1", "language: 2", "value.out-of-range"),
    Edit("facts/account.yaml", "type: timestamp", "type: date", "value.unknown-choice"),
    Edit("facts/account.yaml", "from: server", "from: store", "value.unknown-choice"),
    Edit("facts/account.yaml", "if_absent: false", "if_absent: perhaps", "fact.default"),
    Edit("facts/account.yaml", "or_null: true", "or_null: yes", "yaml.ambiguous-scalar"),
    Edit("conditions/entitlements.yaml", "plan == 'guest'", "plan == 3", "condition.type-mismatch"),
    Edit("conditions/entitlements.yaml", "plan == 'guest'", "plan == 'gest'", "condition.unknown-value"),
    Edit("conditions/entitlements.yaml", "plan == 'guest'", "plan = 'guest'", "condition.syntax"),
    Edit("conditions/entitlements.yaml", "when: \"plan == 'guest'\"", "when: 'guest' == plan", "yaml.syntax"),
    Edit("conditions/entitlements.yaml", "when: \"!auth.signedIn\"", "when: !auth.signedIn", "yaml.tag"),
    Edit("conditions/entitlements.yaml", "when: \"!auth.signedIn\"", "when: signed_out", "rule.cycle", at: "signed_out:"),
    Edit("conditions/entitlements.yaml", "when: conversion.dismissedBefore", "when: usage.savedFlows", "condition.type-mismatch"),
    Edit("snapshot.yaml", "credits.left != null && credits.left > 0", "credits.left > 0", "condition.null-unguarded"),
    Edit("capabilities/flows.yaml", "{within: saved_flows}", "{witin: saved_flows}", "yaml.unknown-key"),
    Edit("capabilities/media.yaml", "free: upload_stays_private, ", "free: free_upload, ", "lock.changed"),
    Edit("capabilities/practice.yaml", "free: free_practice_inbox, ", "free: allow, ", "lock.changed"),
    Edit("locks.yaml", "\"on\": \"2026-01-05\"", "on: \"2026-01-05\"", "yaml.ambiguous-scalar"),
    Edit("locks.yaml", "\"on\": \"2026-01-05\"", "\"on\": \"2026-13-05\"", "value.bad-form"),
    Edit("gates.yaml", "resumes: true", "resumes: 1", "yaml.wrong-type"),
    Edit("gates.yaml", "continue_with_apple, continue_with_google", "continue_with_google, continue_with_apple", "invariant.broken"),
    Edit("copy/en/inbox.yaml", "({limit})", "({limit)", "copy.bad-template"),
    Edit("copy/en/inbox.yaml", "({limit})", "(10)", "copy.literal-cap", at: "(10)"),
    Edit("copy/en/plans.yaml", "as: days", "as: weeks", "value.unknown-choice"),
    Edit("waivers.yaml", "check: plan.dead-entitlement", "check: plan.dead-entitlment", "waiver.invalid"),
    Edit("waivers.yaml", "expires: \"2026-12-31\"", "expires: \"2026-01-31\"", "waiver.expired"),
    Edit("invariants/plans.yaml", "count: {of: snapshot, exactly: 12}", "count: {of: snapshot, exactly: 13}", "invariant.broken"),
    Edit("actions/flows.yaml", "resumes: true", "resumes: false", "invariant.broken", at: "flow.create_new:"),
  ]

  static let all = names + keys + values + families + slips + planning + notices

  @Test(arguments: all) func oneMistakeIsOneDiagnostic(_ edit: Edit) throws {
    // Most mistakes have nothing to do with examples; where they might, all files are read.
    var alone = try RuleFiles.productAlone()
    if !Self.names.contains(where: { $0.testDescription == edit.testDescription }), alone.files[edit.file] != nil {
      let expected = try edit.apply(to: &alone)
      if alone.compile().places == [expected] { return }
    }
    var files = try RuleFiles.product()
    let expected = try edit.apply(to: &files)
    let compilation = files.compile()
    #expect(compilation.places == [expected], "\(compilation.rendered)")
  }

  @Test func theProductIsClean() throws {
    let compilation = try RuleFiles.product().compile()
    #expect(compilation.rendered == "")
    #expect(compilation.lowered != nil)
  }

  static let productFiles = ((try? RuleFiles.product().files.keys.sorted()) ?? [])

  /// A file that stops being YAML is one diagnostic; what the others say about its rules is silence.
  @Test(arguments: productFiles) func aBrokenFileIsOneDiagnostic(_ file: String) throws {
    var files = try RuleFiles.product()
    files.files[file, default: []] += Array("\nbroken: \"no end\n".utf8)
    let compilation = files.compile()
    #expect(compilation.places.count == 1, "\(compilation.rendered)")
    #expect(compilation.diagnostics.first?.name == "yaml.syntax")
    #expect(compilation.places.first?.hasPrefix("\(file):") == true)
  }

  /// A file that is gone is one diagnostic, however many rules name what it held.
  @Test(arguments: ["limits.yaml", "plans.yaml", "manifest.yaml", "ladder_levels.yaml", "severities.yaml", "gates.yaml", "surfaces.yaml"])
  func aMissingFileIsOneDiagnostic(_ file: String) throws {
    var files = try RuleFiles.product()
    files.files[file] = nil
    let compilation = files.compile()
    #expect(compilation.diagnostics.map(\.name) == ["rules.missing-file"], "\(compilation.rendered)")
  }

  /// A name that many use and that is declared otherwise is told with the places that use it.
  @Test func manyUsesAreOneMessage() throws {
    var files = try RuleFiles.product()
    _ = try Edit("plans.yaml", "\n  pro:\n", "\n  pr0:\n", "name.unknown").apply(to: &files)
    let one = try #require(files.compile().diagnostics.first)
    #expect(one.secondary.count == 3 && one.notes.contains { $0.hasSuffix("more places") }, "\(one)")
    // Without one that is near, at the first use.
    files = try RuleFiles.product()
    _ = try Edit("severities.yaml", "\nS2:\n", "\nserious:\n", "name.unknown").apply(to: &files)
    let names = files.compile().diagnostics.filter { $0.name == "name.unknown" }
    #expect(names.count == 1 && names[0].secondary.count == 3 && names[0].helps.contains { $0.contains("`S0`, `S1`") }, "\(names)")
  }

  /// One broken file never hides the problems of the others.
  @Test func brokenFilesDoNotHideOthers() throws {
    var files = try RuleFiles.product()
    files.files["copy/en/gates.yaml", default: []] += Array("\nbroken: \"no end\n".utf8)
    let expected = [
      try Edit("limits.yaml", "free: 2, pro", "free: two, pro", "yaml.wrong-type").apply(to: &files),
      try Edit("reasons/plan.yaml", "gate: cap_gate", "gate: cap_gat", "name.unknown").apply(to: &files),
    ]
    #expect(Array(files.compile().places.dropFirst()) == expected)
  }
}
