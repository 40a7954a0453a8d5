public import Diagnostics
public import SourceText

/// The diagnostics of reading rule files.
public enum SchemaProblems {
  /// A key that an object does not have.
  public static let unknownKey = Explanation(
    "yaml.unknown-key", .error,
    finds: "A key that is unknown in its context.",
    why: "A misspelled key would be ignored, and the rule would not work as written.",
    example: "saved_flows:\n  abuot: Flows in a person's library.",
    instead: "Spell the key as shown on the reference page of the kind.")

  /// An object without one of its required keys.
  public static let missingKey = Explanation(
    "yaml.missing-key", .error,
    finds: "A missing key that every rule of its kind requires.",
    why: "Required keys have no default, so the meaning of the rule is unknown without them.",
    example: "saved_flows:\n  plans: {guest: 0, free: 2, pro: unlimited}   # no `about`",
    instead: "Add the key with a value as described in the message.")

  /// A value whose shape differs from the shape in the schema.
  public static let wrongType = Explanation(
    "yaml.wrong-type", .error,
    finds: "A value of the wrong type: a word instead of a number, or a list instead of text.",
    why: "The rule has no meaning with this value.",
    example: "inbox_items:\n  about: [Imports, in the inbox]",
    instead: "inbox_items:\n  about: Imports in the inbox")

  /// An object with none or with several of its alternative keys.
  public static let exactlyOne = Explanation(
    "yaml.exactly-one", .error,
    finds: "Zero or more than one of a group of keys of which exactly one is required.",
    why: "The keys are alternatives, so only one of them can apply to a rule.",
    example: "- {if: is_guest, deny: guest_save, require: flow.save}",
    instead: "- {if: is_guest, deny: guest_save}")

  /// A scalar that is not among the choices of the schema.
  public static let unknownChoice = Explanation(
    "value.unknown-choice", .error,
    finds: "A value that is not one of the allowed values.",
    why: "The rule has no meaning with this value.",
    example: "monthly: {every: moon, zone: UTC}",
    instead: "monthly: {every: month, zone: UTC}")

  /// A number below the minimum or above the maximum of the schema.
  public static let outOfRange = Explanation(
    "value.out-of-range", .error,
    finds: "A number that is out of range.",
    why: "A typo of one digit in a limit affects every user.",
    example: "exactly: -1",
    instead: "exactly: 1")

  /// A quantity without a unit, or with a unit that the schema does not allow.
  public static let badUnit = Explanation(
    "units.unknown", .error,
    finds: "A number without a unit, or with an unknown unit.",
    why: "`15` could mean seconds or minutes, and the difference can lock users out of the app.",
    example: "grace_window: {value: 72 hours}",
    instead: "grace_window: {value: 72h}")

  /// A string whose format differs from the format in the schema, or a name with white space.
  public static let badForm = Explanation(
    "value.bad-form", .error,
    finds: "Text that does not have the required format, such as a date, an id, or a citation.",
    why: "Tools and people rely on this format.",
    example: "\"on\": \"5 January\"",
    instead: "\"on\": \"2026-01-05\"")

  /// A list with fewer items than its `ListForm` requires.
  public static let emptyList = Explanation(
    "value.empty-list", .error,
    finds: "An empty list where at least one item is required.",
    why: "An invariant about no plan or no action always holds, and a condition without tests is always true.",
    example: "guest_never_saves:\n  decisions: {plans: [], actions: flow.save, denied_by: sign_up}",
    instead: "guest_never_saves:\n  decisions: {plans: guest, actions: flow.save, denied_by: sign_up}")

  /// An item that is equal to an earlier item of a set.
  public static let repeated = Explanation(
    "value.repeated", .error,
    finds: "A name or a value that occurs twice in one list.",
    why: "The duplicate has no effect. Usually a different value was intended and is missing.",
    example: "buttons: [not_now, not_now]",
    instead: "buttons: [upgrade, not_now]")

  /// Copy that needs quotes, so that YAML reads exactly the intended text.
  public static let quoting = Explanation(
    "text.quoting", .error,
    finds:
      "Unquoted copy, or an unquoted condition, that YAML reads differently than expected: text that ends at ` #`, is enclosed in curly quotes, or ends with a single quote character.",
    why: "The app would show only part of the text, or the quotes.",
    example: "text: Inbox #1 full",
    instead: "text: \"Inbox #1 full\"")

  /// Copy with characters that users do not see.
  public static let invisible = Explanation(
    "text.invisible", .error,
    finds:
      "Copy with a line break, a tab, a control character, an invisible character, or white space at its beginning or end, and copy in which a backslash and a letter would be shown.",
    why: "Users would see a gap or a break that no design has, or a backslash. The app decides where lines break.",
    example: "text: \"Your inbox is full. \\nDelete some items. \"",
    instead: "text: \"Your inbox is full. Delete some items.\"")

  /// A required key of the rules folder that has neither a file nor a folder.
  public static let missingFile = Explanation(
    "rules.missing-file", .error,
    finds: "A required file that is missing from the rules folder.",
    why: "The other files cannot be interpreted without it.",
    example: "rules/            # no manifest.yaml",
    instead: "Add the file as described in docs/reference.")

  /// A file of the rules folder that fills no key.
  public static let unknownFile = Explanation(
    "rules.unknown-file", .error,
    finds: "A YAML file in the rules folder whose name is not a kind of rule.",
    why: "The file would be ignored, although its author expects it to take effect.",
    example: "rules/limmits.yaml",
    instead: "rules/limits.yaml, or a file in the folder rules/limits/")

  /// A file whose content is that of another kind, or a rule in it.
  public static let misplacedFile = Explanation(
    "rules.misplaced-file", .error,
    finds: "A file in the folder of one kind of rule that contains rules of another kind, or one rule in it with the keys of another kind.",
    why: "The folder determines how a file is read. In the wrong folder, none of its rules has a meaning.",
    example: "# rules/limits/sharing.yaml\nshare.open_link:\n  about: Open a shared link.\n  first_match: [allow]",
    instead: "Move the file to rules/actions/.")

  /// A file without content.
  public static let emptyFile = Explanation(
    "rules.empty-file", .error,
    finds: "An empty file, or a file that contains only comments where rules are missing.",
    why: "Rules were probably lost when the file was saved or merged.",
    example: "rules/limits.yaml   # 0 bytes",
    instead: "Restore the content of the file, or delete the file.")

  /// Returns the message about a file without content.
  ///
  /// - Parameter notes: Which rules are missing.
  public static func empty(_ span: Span, notes: [String] = []) -> Diagnostic {
    Diagnostic(emptyFile, "this file contains no rules", at: span, notes: notes, helps: ["restore its content, or delete the file"])
  }

  /// The diagnostics that reading the rules folder can report.
  public static let all = [
    unknownKey, missingKey, wrongType, exactlyOne, unknownChoice, outOfRange, badUnit, badForm, emptyList, repeated, quoting,
    invisible, missingFile, unknownFile, misplacedFile, emptyFile,
  ]
}
