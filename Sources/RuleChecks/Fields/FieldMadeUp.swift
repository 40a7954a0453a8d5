internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// What the rules make up for somebody would have been taken from them, too.
enum FieldMadeUp {
  static let explanation = Explanation(
    "field.made-up", .error,
    finds: "A made-up text that its own field would refuse, for any value of its variables, or that nothing can be put into.",
    why: "The app would give somebody a name that nobody may have, and could not save the profile with it.",
    example: "handle: {characters: [a-z, 0-9, \"_\"], made_up: {text: \"user-{digits}\", ...}, ...}",
    instead: "handle: {characters: [a-z, 0-9, \"_\"], made_up: {text: \"user_{digits}\", ...}, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.fields.entries where !context.isFaulty(InputField.key, entry.name.text) {
      guard let madeUp = entry.value.madeUp else { continue }
      let path = RulePath(InputField.key, entry.name.text, "made_up")
      func add(_ message: String, _ parts: [String], _ help: String) {
        diagnostics.append(
          Diagnostic(explanation, message, at: context.places.span(RulePath(path.parts + parts)), helps: [help]))
      }
      guard entry.value.form == .word || entry.value.form == .free else {
        add("nothing is made up for a field of the form `\(entry.value.form.name)`", [], "take `made_up` out")
        continue
      }
      guard let pattern = MadeUpPattern(madeUp, context.book) else {
        add("the braces of a made-up text come in pairs round a name", ["text"], "write a value such as `{digits}`")
        continue
      }
      for variable in pattern.variables where madeUp[variable] == nil {
        add("`{\(variable)}` has no value", ["text"], "add `\(variable):` under `values`")
      }
      for value in madeUp.values {
        if !pattern.variables.contains(value.variable) {
          add("`{\(value.variable)}` is not in the text", ["values", value.variable], "put it in, or take its value out")
        }
        if let fact = context.book.facts[value.fact], fact.type != .text {
          add("`\(value.fact.text)` is no text", ["values", value.variable, "fact"], "name a fact of type `text`")
        }
      }
      guard let characters = pattern.characters else { continue }
      problem(entry.value, characters, context).map { add($0.message, ["text"], $0.help) }
    }
  }

  /// What the field says against the text; nil when nothing.
  private static func problem(
    _ field: InputField, _ characters: [[CharacterRange]], _ context: CheckContext
  ) -> (message: String, help: String)? {
    for choices in characters {
      for range in choices where !isAllowed(range, field) {
        return (
          "`\(range.text)` is not among the characters of this field", "make it up of those characters, or allow this one, too"
        )
      }
    }
    let lengths = (count(field.shortest, context) ?? 1, count(field.longest, context) ?? .max)
    // Nothing fits, and that was said.
    if lengths.0 > lengths.1 { return nil }
    if characters.count < lengths.0 {
      return ("its length is \(characters.count), and the shortest is \(lengths.0)", "make it longer")
    }
    if characters.count > lengths.1 {
      return ("its length is \(characters.count), and the longest is \(lengths.1)", "make it shorter")
    }
    let words = field.notIn.flatMap { context.book.wordLists[$0] }?.folded ?? []
    if let word = words.first(where: { MadeUpPattern.canBe($0, characters) }) {
      return ("it can be `\(String(decoding: word, as: UTF8.self))`, which it must not be", "make it up another way")
    }
    return nil
  }

  private static func isAllowed(_ range: CharacterRange, _ field: InputField) -> Bool {
    let hasCapital = range.first <= 0x5A && range.last >= 0x41
    if field.isLowerCase, hasCapital { return false }
    if field.form == .word { return field.characters.allow(range) }
    // Of free text, plain characters are enough, and no need to think of what is trimmed.
    return range.first > 0x20 && range.last < 0x7F && !field.refused.contains { $0.first <= range.last && range.first <= $0.last }
  }

  private static func count(_ setting: Name<Setting>?, _ context: CheckContext) -> Int? {
    setting.flatMap { context.book.settings[$0] }.map { Int(clamping: $0.value.amount) }
  }
}

/// A made-up text, place by place.
struct MadeUpPattern {
  /// The names in it.
  private(set) var variables: [String] = []
  /// What each character can be; nil when a value is missing.
  private(set) var characters: [[CharacterRange]]? = []

  /// Nil when a brace is out of place.
  init?(_ text: MadeUpText, _ book: RuleBook) {
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

  /// Whether some value makes a word of it.
  static func canBe(_ word: [UInt8], _ characters: [[CharacterRange]]) -> Bool {
    guard word.count == characters.count else { return false }
    return zip(word, characters).allSatisfy { byte, choices in
      choices.allow(UInt32(byte)) || (0x61...0x7A).contains(byte) && choices.allow(UInt32(byte & 0xDF))
    }
  }
}
