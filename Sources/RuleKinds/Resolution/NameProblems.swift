package import Diagnostics

/// The diagnostics about names.
package enum NameProblems {
  package static let unknown = Explanation(
    "name.unknown", .error,
    finds: "A name that no rule of its kind has.",
    why: "The rule refers to something that does not exist. The user would see an empty screen or have no way to continue.",
    example: "free_upload: {gate: paywall_gate, says: gate.upload.fre}",
    instead: "free_upload: {gate: paywall_gate, says: gate.upload.free}")

  package static let duplicate = Explanation(
    "id.duplicate", .error,
    finds: "Two rules of one kind with the same name, in different files.",
    why: "Only one of them can be the intended rule, and the compiler cannot determine which.",
    example: "# rules/actions/flows.yaml and rules/actions/sharing.yaml\nshare.open_link: ...",
    instead: "Keep one of them, or rename the other.")

  package static let cycle = Explanation(
    "rule.cycle", .error,
    finds: "Conditions, facts, plans, or settings that depend on each other in a cycle.",
    why: "None of them can have a value of its own: each waits for the next.",
    example: "a: {when: b}\nb: {when: a}",
    instead: "Rewrite at least one of them to use only facts.")

  package static let reserved = Explanation(
    "name.reserved", .error,
    finds: "A fact with a reserved name: `plan`, or a name that begins with `decision.` or `ladder.`.",
    why:
      "The plan comes from plans.yaml, `decision.*` from the decision, and `ladder.*` from the warning ladder. A second source could contradict them.",
    example: "plan: {about: The plan, type: text, from: app}",
    instead: "Use the built-in `plan`, or rename your fact.")

  package static let all = [unknown, duplicate, cycle, reserved]
}
