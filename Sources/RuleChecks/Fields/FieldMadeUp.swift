internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports generated text that its own field would reject.
enum FieldMadeUp {
  static let explanation = Explanation(
    "field.made-up", .error,
    finds: "Generated text that its own field could reject, or whose variables and values do not match.",
    why: "The app would generate a name that the field does not allow, and could not save the profile with it.",
    example: "handle: {characters: [a-z, 0-9, \"_\"], made_up: {text: \"user-{digits}\", ...}, ...}",
    instead: "handle: {characters: [a-z, 0-9, \"_\"], made_up: {text: \"user_{digits}\", ...}, ...}")

  /// The fixes that write other variables in the text.
  private static func rewritings(_ variable: String, _ near: [String], _ node: Node?) -> [Fix] {
    guard let node, let place = node.text.firstRange(of: "{\(variable)}") else { return [] }
    let start = node.text[..<place.lowerBound].utf8.count + 1
    let span = node.sourceSpan(of: start..<(start + variable.utf8.count))
    return span.range.count == variable.utf8.count ? Fix.write(near, at: span) : []
  }

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    for entry in context.book.fields.entries where !context.isFaulty(InputField.key, entry.name.text) {
      guard let madeUp = entry.value.madeUp else { continue }
      let path = RulePath(InputField.key, entry.name.text, "made_up")
      func add(_ message: String, _ parts: [String], _ help: String, because key: String? = nil, fixes: [Fix] = []) {
        let cause = key.map { [Diagnostic.Label(context.value(InputField.key, entry.name.text, $0), "because of this")] }
        diagnostics.append(
          Diagnostic(
            explanation, message, at: context.places.span(RulePath(path.parts + parts)), secondary: cause ?? [], helps: [help], fixes: fixes
          ))
      }
      guard entry.value.form == .word || entry.value.form == .free else {
        add("`made_up` is not supported in a field of the form `\(entry.value.form.name)`", [], "remove `made_up`")
        continue
      }
      guard let pattern = GeneratedPattern(madeUp, context.book) else {
        add("the braces in this text do not enclose a name", ["text"], "write each variable as a name in braces, such as `{digits}`")
        continue
      }
      for variable in pattern.variables where madeUp[variable] == nil {
        let near = Suggestion.choices(for: variable, among: madeUp.values.map(\.variable))
        add(
          "`{\(variable)}` has no value", ["text"], Suggestion.question(near).first ?? "add `\(variable):` under `values`",
          fixes: rewritings(variable, near, context.places.node(path.appending("text"))))
      }
      for value in madeUp.values {
        if !pattern.variables.contains(value.variable) {
          add("`{\(value.variable)}` is not in the text", ["values", value.variable], "add it to the text, or remove its value")
        }
        if let fact = context.book.facts[value.fact], fact.type != .text {
          add("`\(value.fact.text)` is not of type `text`", ["values", value.variable, "fact"], "use a fact of type `text`")
        }
      }
      guard let characters = pattern.characters else { continue }
      problem(entry.value, characters, context).map { add($0.message, ["text"], $0.help, because: $0.key) }
    }
  }

  /// Returns why the field would reject the text, or nil if it accepts the text.
  private static func problem(
    _ field: InputField, _ characters: [[CharacterRange]], _ context: CheckContext
  ) -> (message: String, help: String, key: String?)? {
    for choices in characters {
      for range in choices where !isAllowed(range, field) {
        return (
          "this field does not allow `\(range.text)`", "use only allowed characters, or allow this one",
          field.form == .word ? "characters" : nil
        )
      }
    }
    let lengths = (count(field.shortest, context) ?? 1, count(field.longest, context) ?? .max)
    // `field.length` reports lengths that accept no input.
    if lengths.0 > lengths.1 { return nil }
    if characters.count < lengths.0 {
      return ("its length is \(characters.count), but the shortest is \(lengths.0)", "make it longer", "shortest")
    }
    if characters.count > lengths.1 {
      return ("its length is \(characters.count), but the longest is \(lengths.1)", "make it shorter", "longest")
    }
    let words = field.notIn.flatMap { context.book.wordLists[$0] }?.folded ?? []
    if let word = words.first(where: { GeneratedPattern.canBe($0, characters) }) {
      return (
        "it can be `\(String(decoding: word, as: UTF8.self))`, which `not_in` excludes",
        "change the text so that it cannot be a listed word", "not_in"
      )
    }
    return nil
  }

  private static func isAllowed(_ range: CharacterRange, _ field: InputField) -> Bool {
    let hasCapital = range.first <= 0x5A && range.last >= 0x41
    if field.isLowerCase, hasCapital { return false }
    if field.form == .word { return field.characters.allow(range) }
    // For free text, printable ASCII is enough; it excludes the white space that is trimmed.
    return range.first > 0x20 && range.last < 0x7F && !field.refused.contains { $0.first <= range.last && range.first <= $0.last }
  }

  private static func count(_ setting: Name<Setting>?, _ context: CheckContext) -> Int? {
    setting.flatMap { context.book.settings[$0] }.map { Int(clamping: $0.value.amount) }
  }
}

/// The characters that generated text can have at each position.
struct GeneratedPattern {
  /// The names of the variables.
  private(set) var variables: [String] = []
  /// The possible characters at each position; nil if a value is missing.
  private(set) var characters: [[CharacterRange]]? = []

  /// Creates a pattern, or returns nil if a brace is out of place.
  init?(_ text: GeneratedText, _ book: RuleBook) {
    guard let parts = Template.parse(text.text) else { return nil }
    for part in parts {
      if case .literal(let words) = part {
        characters?.append(contentsOf: words.unicodeScalars.map { [CharacterRange($0.value, $0.value)] })
      }
      if case .variable(let name) = part {
        variables.append(name)
        if let value = text[name], let length = book.settings[value.length]?.value, case .count(let count) = length, count <= 4096 {
          characters?.append(contentsOf: Array(repeating: value.characters, count: Int(count)))
        } else {
          characters = nil
        }
      }
    }
  }

  /// Whether some values of the variables produce a word, ignoring case.
  static func canBe(_ word: [UInt8], _ characters: [[CharacterRange]]) -> Bool {
    guard word.count == characters.count else { return false }
    return zip(word, characters).allSatisfy { byte, choices in
      choices.allow(UInt32(byte)) || (0x61...0x7A).contains(byte) && choices.allow(UInt32(byte & 0xDF))
    }
  }
}
