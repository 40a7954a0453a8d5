public import Diagnostics

/// What can be wrong with names.
public enum NameProblems {
  public static let unknown = Explanation(
    "name.unknown", .error,
    finds: "A name that no rule of its kind has.",
    why: "The rule points at nothing: a person would see an empty screen or no way on.",
    example: "free_upload: {gate: paywall_gate, says: gate.upload.fre}",
    instead: "free_upload: {gate: paywall_gate, says: gate.upload.free}")

  public static let duplicate = Explanation(
    "id.duplicate", .error,
    finds: "Two rules of one kind with the same name, in different files.",
    why: "Only one of them can be meant, and nothing says which.",
    example: "# rules/actions/flows.yaml and rules/actions/sharing.yaml\nshare.open_link: ...",
    instead: "Keep one of them, or give the other a name of its own.")

  public static let cycle = Explanation(
    "rule.cycle", .error,
    finds: "Conditions or facts that are worked out from each other in a circle.",
    why: "None of them can ever have a value.",
    example: "a: {when: b}\nb: {when: a}",
    instead: "Let at least one of them look at facts alone.")

  public static let reserved = Explanation(
    "name.reserved", .error,
    finds: "A fact with a name that the language has given away: `plan`, or one that begins with `decision.` or `ladder.`.",
    why:
      "The plan comes from plans.yaml, `decision.*` from deciding and `ladder.*` from the warning ladder; a second source could say something else.",
    example: "plan: {about: The plan, type: text, from: app}",
    instead: "Use `plan` as it is; give a fact of your own another name.")

  public static let all = [unknown, duplicate, cycle, reserved]
}
