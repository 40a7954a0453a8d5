public import Diagnostics

/// What reading a rule file can find wrong.
public enum SchemaProblems {
  public static let unknownKey = Explanation(
    "yaml.unknown-key", .error,
    finds: "A key that means nothing at its place.",
    why: "A misspelt key would be ignored, and the rule would quietly do something else than it says.",
    example: "saved_flows:\n  abuot: Flows in a person's library.",
    instead: "Spell the key as the reference page of the kind shows it.")

  public static let missingKey = Explanation(
    "yaml.missing-key", .error,
    finds: "A key that every rule of its kind needs is not there.",
    why: "Nothing is implied: what a rule does not say would have to be guessed by everyone who reads it.",
    example: "saved_flows:\n  plans: {guest: 0, free: 2, pro: unlimited}   # no `about`",
    instead: "Add the key; the message says what belongs there.")

  public static let wrongType = Explanation(
    "yaml.wrong-type", .error,
    finds: "A value of another shape than its place needs: a word for a number, a list for a text.",
    why: "The rule cannot mean anything with that value.",
    example: "inbox_items:\n  plans: {free: ten}",
    instead: "inbox_items:\n  plans: {free: 10}")

  public static let exactlyOne = Explanation(
    "yaml.exactly-one", .error,
    finds: "None, or several, of keys of which exactly one must be given.",
    why: "The keys say different things about the same rule, so only one can be true.",
    example: "- {if: is_guest, deny: guest_save, require: flow.save}",
    instead: "- {if: is_guest, deny: guest_save}")

  public static let unknownChoice = Explanation(
    "value.unknown-choice", .error,
    finds: "A word that is not among the ones its place allows.",
    why: "The rule cannot mean anything with that word.",
    example: "monthly: {every: moon, zone: UTC}",
    instead: "monthly: {every: month, zone: UTC}")

  public static let outOfRange = Explanation(
    "value.out-of-range", .error,
    finds: "A number outside the range of its place.",
    why: "A typing mistake of one digit in a limit reaches every user.",
    example: "exactly: -1",
    instead: "exactly: 1")

  public static let badUnit = Explanation(
    "units.unknown", .error,
    finds: "A number without its unit, or with a unit that its place does not know.",
    why: "`15` could be seconds or minutes; the difference is an app that locks people out.",
    example: "grace_window: {value: 72 hours}",
    instead: "grace_window: {value: 72h}")

  public static let badForm = Explanation(
    "value.bad-form", .error,
    finds: "A text that does not have the form its place needs: a date, an id, a citation.",
    why: "Tools and people find things by that form.",
    example: "\"on\": \"5 January\"",
    instead: "\"on\": \"2026-01-05\"")

  public static let emptyList = Explanation(
    "value.empty-list", .error,
    finds: "A list without items where at least one is meant.",
    why: "A promise about no plan and no action always holds, and a condition that asks for nothing is always true.",
    example: "guest_never_saves:\n  decisions: {plans: [], actions: flow.save, denied_by: sign_up}",
    instead: "guest_never_saves:\n  decisions: {plans: guest, actions: flow.save, denied_by: sign_up}")

  public static let repeated = Explanation(
    "value.repeated", .error,
    finds: "The same name, value or word twice in one list.",
    why: "The second says nothing that the first did not; most often another one was meant, and that is missing.",
    example: "buttons: [not_now, not_now]",
    instead: "buttons: [upgrade, not_now]")

  public static let quoting = Explanation(
    "text.quoting", .error,
    finds:
      "A sentence without quotes that YAML reads otherwise than it looks: cut off at ` #`, with curly quotes round it, or with one quote at its end.",
    why: "People would read half of the sentence, or the quotes.",
    example: "text: Inbox #1 full",
    instead: "text: \"Inbox #1 full\"")

  public static let missingFile = Explanation(
    "rules.missing-file", .error,
    finds: "A file that every rule book needs is not in the rules folder.",
    why: "Without it the other files cannot be understood.",
    example: "rules/            # no manifest.yaml",
    instead: "Add the file; docs/reference says what belongs in it.")

  public static let unknownFile = Explanation(
    "rules.unknown-file", .error,
    finds: "A YAML file in the rules folder whose name is no kind of rule.",
    why: "Nothing would read it, and whoever wrote it would believe that it counts.",
    example: "rules/limmits.yaml",
    instead: "rules/limits.yaml, or a file in the folder rules/limits/")

  public static let all = [
    unknownKey, missingKey, wrongType, exactlyOne, unknownChoice, outOfRange, badUnit, badForm, emptyList, repeated, quoting,
    missingFile, unknownFile,
  ]
}
