internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Reports fields that lack a key that their form requires, or that have a key without an effect.
enum FieldForm {
  static let explanation = Explanation(
    "field.form", .error,
    finds: "A field that lacks a key that its form requires, or that has a key without an effect.",
    why: "A word without `characters` accepts no input, and a key without an effect misleads its author.",
    example: "password: {form: secret, trimmed: true, ...}   # a password is never trimmed",
    instead: "password: {form: secret, ...}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    for entry in context.book.fields.entries where !context.isFaulty(InputField.key, entry.name.text) {
      var report = Report(name: entry.name.text, field: entry.value, context: context)
      report.needs()
      report.pointless()
      report.reasons()
      diagnostics += report.found
    }
  }

  private struct Report {
    let name: String
    let field: InputField
    let context: CheckContext
    var found: [Diagnostic] = []

    mutating func needs() {
      if field.form == .word, field.characters.isEmpty {
        lacks("characters", "its allowed characters", "add `characters:`, such as `[a-z, 0-9]`")
      }
      if field.form == .webAddress, field.schemes.isEmpty {
        lacks("schemes", "its allowed schemes", "add `schemes: [https, http]`, or `schemes: https` alone")
      }
      for (index, range) in field.characters.enumerated() where range.first <= 0x20 || range.last >= 0x7F {
        add(
          ["characters", "\(index)"], "`\(range.text)` is not within the printable characters of ASCII",
          "use only printable ASCII characters, such as `[a-z, 0-9, \"_\"]`")
      }
      if field.isLowerCase {
        for (index, range) in field.characters.enumerated() where range.first <= 0x5A && range.last >= 0x41 {
          add(["characters", "\(index)"], "`\(name)` never contains capitals, because `lower_case` converts them", "remove the capitals")
        }
      }
    }

    mutating func pointless() {
      let uses: [(key: String, isSaid: Bool, forms: Set<FieldFormKind>)] = [
        ("characters", !field.characters.isEmpty, [.word]), ("refused", !field.refused.isEmpty, [.free]),
        ("multiline", field.isMultiline, [.free]), ("trimmed", field.isTrimmed, [.free, .word, .email, .webAddress]),
        ("lower_case", field.isLowerCase, [.free, .word]), ("schemes", !field.schemes.isEmpty, [.webAddress]),
      ]
      for use in uses where use.isSaid && !use.forms.contains(field.form) {
        add([use.key], "`\(use.key)` has no effect in a field of the form `\(field.form.name)`", "remove `\(use.key)`")
      }
      if field.takenFor != nil, field.taken == nil {
        add(["taken_for"], "`taken_for` has no effect without `taken`", "add `taken:`, or remove `taken_for`")
      }
      if field.countedIn != .characters, field.shortest == nil, field.longest == nil {
        add(
          ["counted_in"], "`\(name)` has neither `shortest` nor `longest`, so `counted_in` has no effect",
          "add `shortest` or `longest`, or remove `counted_in`")
      }
      if field.madeUp != nil, !field.isOptional {
        add(["made_up"], "`\(name)` is not optional, so `made_up` has no effect", "add `optional: true`, or remove `made_up`")
      }
    }

    /// Reports errors for reasons that never occur.
    mutating func reasons() {
      for refusal in field.refuses where !field.canRefuse(for: refusal.reason) {
        add(
          ["refuses", refusal.reason.name], "`\(name)` never rejects input as `\(refusal.reason.name)`",
          "remove `\(refusal.reason.name)`, or add the key that causes it")
      }
    }

    private mutating func lacks(_ key: String, _ what: String, _ help: String) {
      if context.isFaulty(InputField.key, name, key) { return }
      found.append(
        Diagnostic(
          explanation, "`\(name)` does not declare \(what)", at: context.key(InputField.key, name), "`\(key)` is missing", helps: [help]))
    }

    private mutating func add(_ key: [String], _ message: String, _ help: String) {
      found.append(
        Diagnostic(explanation, message, at: context.places.span(RulePath([InputField.key, name] + key)), helps: [help]))
    }
  }
}
