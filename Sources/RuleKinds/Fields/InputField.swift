package import RulesBundle
package import Schema
internal import YAMLTree

/// A text input field: the values that it accepts, and the error for each reason to reject a value.
package struct InputField: Sendable, Equatable, Kind, Sourced {
  package static let key = "fields"
  package static let singular = "field"

  package var provenance: Provenance
  package var form: FieldFormKind
  /// The characters allowed in a word.
  package var characters: [CharacterRange]
  /// The characters not allowed in free text.
  package var refused: [CharacterRange]
  /// Whether free text can span several lines.
  package var isMultiline: Bool
  /// Whether leading and trailing white space is removed before validation.
  package var isTrimmed: Bool
  /// Whether ASCII letters are converted to lowercase before validation.
  package var isLowerCase: Bool
  package var shortest: Name<Setting>?
  package var longest: Name<Setting>?
  package var countedIn: FieldUnitKind
  /// The list of words that the field rejects.
  package var notIn: Name<WordList>?
  /// The URL schemes allowed in a web address.
  package var schemes: [WebScheme]
  /// Whether the field can be left empty.
  package var isOptional: Bool
  /// The fact that holds whether the value is already taken; missing until the server responds.
  package var taken: Name<Fact>?
  /// The fact with the text that `taken` refers to.
  package var takenFor: Name<Fact>?
  /// The value generated for a field that is left empty.
  package var madeUp: GeneratedText?
  /// The error for each reason to reject a value.
  package var refuses: [FieldRefusal]
  package var undecided: Name<Placeholder>?

  package subscript(reason: FieldReasonKind) -> Name<ErrorRule>? { refuses.first { $0.reason == reason }?.error }

  /// Whether the field can reject a value for `reason`.
  package func canRefuse(for reason: FieldReasonKind) -> Bool {
    switch reason {
    case .empty: !isOptional
    case .badCharacter: form != .secret
    case .malformed: form == .email || form == .webAddress
    case .tooShort: shortest != nil
    case .tooLong: longest != nil || form == .email || form == .webAddress
    case .notIn: notIn != nil
    case .taken: taken != nil
    }
  }
}

package enum WebScheme: String, Sendable, Hashable, CaseIterable {
  case https, http
}

package struct FieldRefusal: Sendable, Equatable {
  package var reason: FieldReasonKind
  package var error: Name<ErrorRule>
}

/// A value generated from a pattern: `user_{digits}`.
package struct GeneratedText: Sendable, Equatable {
  package var text: String
  package var values: [GeneratedValue]

  package subscript(variable: String) -> GeneratedValue? { values.first { $0.variable == variable } }
}

/// The value of a variable in the pattern: the allowed characters, their number, and the fact that supplies them.
package struct GeneratedValue: Sendable, Equatable {
  package var variable: String
  package var fact: Name<Fact>
  package var characters: [CharacterRange]
  package var length: Name<Setting>
}

extension InputField {
  package static let schema = Schema.object("field", build: InputField.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "form", \.form, .choice,
      "The form of the value: free text, a word of certain characters, an email address, a web address, or a secret.")
    Field("characters", \.characters, .list(.characters), or: [], "The characters allowed in a word: `[a-z, 0-9, \"_\"]`.")
    Field("refused", \.refused, .list(.characters), or: [], "The characters not allowed in free text.")
    Field("multiline", \.isMultiline, .boolean, or: false, "Whether free text can span several lines.")
    Field("trimmed", \.isTrimmed, .boolean, or: false, "Whether leading and trailing white space is removed before the value is checked.")
    Field(
      "lower_case", \.isLowerCase, .boolean, or: false, "Whether the letters A to Z are converted to lowercase before the value is checked."
    )
    Field("shortest", \.shortest, setting, or: .some(nil), is: [.atMost("longest")], "The setting with the minimum number of characters.")
    Field("longest", \.longest, setting, or: .some(nil), "The setting with the maximum number of characters.")
    Field(
      "counted_in", \.countedIn, .choice, or: .characters,
      "The unit of the length: characters as users see them, Unicode code points, or bytes.")
    Field(
      "not_in", \.notIn, Schema.name(of: WordList.self).optional, or: .some(nil),
      "The list of words that the field rejects, regardless of case.")
    Field("schemes", \.schemes, .oneOrMany(.choice), or: [], "The URL schemes allowed in a web address.")
    Field("optional", \.isOptional, .boolean, or: false, "Whether the field can be left empty.")
    Field(
      "taken", \.taken, fact, or: .some(nil),
      "The fact that states whether the value is already taken. It is missing until the server responds.")
    Field(
      "taken_for", \.takenFor, fact, or: .some(nil), "The fact with the text that `taken` refers to; no other text has been looked up.")
    Field("made_up", \.madeUp, GeneratedText.schema.optional, or: .some(nil), "The value generated for a field that is left empty.")
    Field("refuses", \.refuses, refusals, or: [], "The error for each reason to reject a value.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, if product has not decided."
    )
  }

  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
  private static let fact = Schema<Name<Fact>>.name(of: Fact.self).optional

  private static let refusals = Schema.object("set of rejection errors", build: Refusals.init) {
    Field(
      "empty", \.empty, error, or: .some(nil), "The value is empty or contains only white space. Without an error, no message is shown.")
    Field("bad_character", \.badCharacter, error, or: .some(nil), "The value contains a character that is not allowed.")
    Field("malformed", \.malformed, error, or: .some(nil), "The value is not a valid email or web address.")
    Field("too_short", \.tooShort, error, or: .some(nil), "The value has fewer characters than the minimum.")
    Field("too_long", \.tooLong, error, or: .some(nil), "The value has more characters than the maximum, or than an address can have.")
    Field("not_in", \.notIn, error, or: .some(nil), "The value is in the word list that the field rejects.")
    Field("taken", \.taken, error, or: .some(nil), "The value is already taken.")
  }.map({ $0.list }, { Refusals($0) })

  private static let error = Schema<Name<ErrorRule>>.name(of: ErrorRule.self).optional

  /// The errors by reason, as in a rule file.
  private struct Refusals: Sendable, Equatable {
    var empty: Name<ErrorRule>?
    var badCharacter: Name<ErrorRule>?
    var malformed: Name<ErrorRule>?
    var tooShort: Name<ErrorRule>?
    var tooLong: Name<ErrorRule>?
    var notIn: Name<ErrorRule>?
    var taken: Name<ErrorRule>?

    init(
      empty: Name<ErrorRule>?, badCharacter: Name<ErrorRule>?, malformed: Name<ErrorRule>?, tooShort: Name<ErrorRule>?,
      tooLong: Name<ErrorRule>?, notIn: Name<ErrorRule>?, taken: Name<ErrorRule>?
    ) {
      self.empty = empty
      self.badCharacter = badCharacter
      self.malformed = malformed
      self.tooShort = tooShort
      self.tooLong = tooLong
      self.notIn = notIn
      self.taken = taken
    }

    init(_ list: [FieldRefusal]) {
      func error(_ reason: FieldReasonKind) -> Name<ErrorRule>? { list.first { $0.reason == reason }?.error }
      self.init(
        empty: error(.empty), badCharacter: error(.badCharacter), malformed: error(.malformed), tooShort: error(.tooShort),
        tooLong: error(.tooLong), notIn: error(.notIn), taken: error(.taken))
    }

    var list: [FieldRefusal] {
      zip(FieldReasonKind.allCases, [empty, badCharacter, malformed, tooShort, tooLong, notIn, taken]).compactMap { reason, error in
        error.map { FieldRefusal(reason: reason, error: $0) }
      }
    }
  }
}

extension GeneratedText {
  static let schema = Schema.object("generated text", build: GeneratedText.init) {
    Field("text", \.text, .sentence, "The pattern; each `{name}` is replaced by a value.")
    Field("values", \.values, .generatedValues, or: [], "The source of each value.")
  }
}

extension Schema where Value == [GeneratedValue] {
  fileprivate static let generatedValues = entries(
    .map(value.shape), value, key: { _, _, _ in },
    make: {
      $0.map { GeneratedValue(variable: $0.key, fact: $0.value.fact, characters: $0.value.characters, length: $0.value.length) }
    }, split: { $0.map { ($0.variable, Parts(fact: $0.fact, characters: $0.characters, length: $0.length)) } })

  private static let value = Schema<Parts>.object("generated value", build: Parts.init) {
    Field("fact", \.fact, .name(of: Fact.self), "The fact that supplies the characters.")
    Field("characters", \.characters, .list(.characters), "The characters that it can contain: `[0-9]`.")
    Field("length", \.length, .name(of: Setting.self), "The setting with the number of characters.")
  }
}

private struct Parts: Sendable, Equatable {
  var fact: Name<Fact>
  var characters: [CharacterRange]
  var length: Name<Setting>
}
