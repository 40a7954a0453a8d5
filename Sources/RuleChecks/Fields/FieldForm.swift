internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// A field says what its form needs, and nothing that means nothing there.
enum FieldForm {
  static let explanation = Explanation(
    "field.form", .error,
    finds: "A key that the form of a field needs and lacks, or one that it has no use for.",
    why: "A word without characters can never be typed; whoever wrote a key without an effect believes that it counts.",
    example: "password: {form: secret, trimmed: true, ...}   # a password is taken as it is",
    instead: "password: {form: secret, ...}")

  static let check = Check(explanation) { context, diagnostics in
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
        lacks("characters", "of which characters it consists", "add `characters:`, such as `[a-z, 0-9]`")
      }
      if field.form == .webAddress, field.schemes.isEmpty {
        lacks("schemes", "what it may begin with", "add `schemes: [https, http]`, or `schemes: https` alone")
      }
      for (index, range) in field.characters.enumerated() where range.first <= 0x20 || range.last >= 0x7F {
        add(
          ["characters", "\(index)"], "`\(range.text)` is not among the letters, digits and signs of ASCII",
          "a word that is told from all others by eye has only those: `[a-z, 0-9, \"_\"]`")
      }
      if field.isLowerCase {
        for (index, range) in field.characters.enumerated() where range.first <= 0x5A && range.last >= 0x41 {
          add(["characters", "\(index)"], "capitals never stand in `\(name)`: they are put into lower case", "leave A to Z out")
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
        add([use.key], "`\(use.key)` means nothing for a field of the form `\(field.form.name)`", "take `\(use.key)` out")
      }
      if field.takenFor != nil, field.taken == nil {
        add(["taken_for"], "nothing says whether somebody has it, so it is about no text", "add `taken:`, or take `taken_for` out")
      }
      if field.countedIn != .characters, field.shortest == nil, field.longest == nil {
        add(["counted_in"], "`\(name)` has no length, so nothing is counted", "add `shortest` or `longest`, or take `counted_in` out")
      }
      if field.madeUp != nil, !field.isOptional {
        add(["made_up"], "`\(name)` is never left empty, so nothing stands in for it", "add `optional: true`, or take `made_up` out")
      }
    }

    /// What is said for a reason that never is one.
    mutating func reasons() {
      for refusal in field.refuses where !field.canRefuse(for: refusal.reason) {
        add(
          ["refuses", refusal.reason.name], "nothing makes `\(name)` refuse a text as `\(refusal.reason.name)`",
          "take `\(refusal.reason.name)` out, or say what makes it one")
      }
    }

    private mutating func lacks(_ key: String, _ what: String, _ help: String) {
      if context.isFaulty(InputField.key, name, key) { return }
      found.append(
        Diagnostic(
          explanation, "`\(name)` does not say \(what)", at: context.key(InputField.key, name), "no `\(key)`", helps: [help]))
    }

    private mutating func add(_ key: [String], _ message: String, _ help: String) {
      found.append(
        Diagnostic(explanation, message, at: context.places.span(RulePath([InputField.key, name] + key)), helps: [help]))
    }
  }
}
