public import RulesBundle
package import Schema
internal import YAMLTree

/// Something that people type: what it may be, and what they read when it is not.
public struct InputField: Sendable, Equatable, Kind, Sourced {
  public static let key = "fields"
  public static let singular = "field"

  public var provenance: Provenance
  public var form: FieldFormKind
  /// The characters that a word consists of.
  public var characters: [CharacterRange]
  /// Characters that free text must not have.
  public var refused: [CharacterRange]
  /// Whether free text may have several lines.
  public var isMultiline: Bool
  /// Whether white space at both ends is taken off first.
  public var isTrimmed: Bool
  /// Whether the letters A to Z are put into lower case first.
  public var isLowerCase: Bool
  public var shortest: Name<Setting>?
  public var longest: Name<Setting>?
  public var countedIn: FieldUnitKind
  /// The words that it must not be.
  public var notIn: Name<WordList>?
  /// What an address on the web may begin with.
  public var schemes: [WebScheme]
  /// Whether it may be left empty.
  public var isOptional: Bool
  /// Whether somebody has it; unknown until the server has said.
  public var taken: Name<Fact>?
  /// The text that `taken` is about.
  public var takenFor: Name<Fact>?
  /// What stands in for a text that is left empty.
  public var madeUp: MadeUpText?
  /// What is said for each reason.
  public var refuses: [FieldRefusal]
  public var undecided: Name<Placeholder>?

  public subscript(reason: FieldReasonKind) -> Name<ErrorRule>? { refuses.first { $0.reason == reason }?.error }

  /// Whether a text can be refused for a reason at all.
  public func canRefuse(for reason: FieldReasonKind) -> Bool {
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

public enum WebScheme: String, Sendable, Hashable, CaseIterable {
  case https, http
}

public struct FieldRefusal: Sendable, Equatable {
  public var reason: FieldReasonKind
  public var error: Name<ErrorRule>
}

/// A text made of a pattern: `user_{digits}`.
public struct MadeUpText: Sendable, Equatable {
  public var text: String
  public var values: [MadeUpValue]

  public subscript(variable: String) -> MadeUpValue? { values.first { $0.variable == variable } }
}

/// What stands in for a variable: so many characters of some kinds.
public struct MadeUpValue: Sendable, Equatable {
  public var variable: String
  public var fact: Name<Fact>
  public var characters: [CharacterRange]
  public var length: Name<Setting>
}

extension InputField {
  package static let schema = Schema.object("field", build: InputField.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "form", \.form, .choice,
      "What it must look like: any text, a word of some characters, an address for email or on the web, or what only its owner knows.")
    Field("characters", \.characters, .list(.characters), or: [], "The characters of a word: `[a-z, 0-9, \"_\"]`.")
    Field("refused", \.refused, .list(.characters), or: [], "Characters that free text must not have.")
    Field("multiline", \.isMultiline, .boolean, or: false, "Whether free text may have several lines.")
    Field("trimmed", \.isTrimmed, .boolean, or: false, "Whether white space at both ends is taken off before anything else.")
    Field("lower_case", \.isLowerCase, .boolean, or: false, "Whether the letters A to Z are put into lower case before anything else.")
    Field("shortest", \.shortest, setting, or: .some(nil), "The setting with the fewest characters.")
    Field("longest", \.longest, setting, or: .some(nil), "The setting with the most characters.")
    Field(
      "counted_in", \.countedIn, .choice, or: .characters, "What is counted: characters as a person sees them, or what they consist of.")
    Field("not_in", \.notIn, Schema.name(of: WordList.self).optional, or: .some(nil), "The words that it must not be, in capitals or not.")
    Field("schemes", \.schemes, .oneOrMany(.choice), or: [], "What an address on the web may begin with.")
    Field("optional", \.isOptional, .boolean, or: false, "Whether it may be left empty.")
    Field("taken", \.taken, fact, or: .some(nil), "The fact that says whether somebody has it; not given until the server has said.")
    Field(
      "taken_for", \.takenFor, fact, or: .some(nil), "The fact with the text that `taken` is about; another text has not been looked up.")
    Field("made_up", \.madeUp, MadeUpText.schema.optional, or: .some(nil), "What stands in for it when it is left empty.")
    Field("refuses", \.refuses, refusals, or: [], "The error for each reason that it can be refused for.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, when product has not decided."
    )
  }

  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
  private static let fact = Schema<Name<Fact>>.name(of: Fact.self).optional

  private static let refusals = Schema.object("refusals", build: Refusals.init) {
    Field("empty", \.empty, error, or: .some(nil), "Nothing was typed, or white space alone; without an error nothing is said.")
    Field("bad_character", \.badCharacter, error, or: .some(nil), "A character that does not belong there.")
    Field("malformed", \.malformed, error, or: .some(nil), "It is no such address.")
    Field("too_short", \.tooShort, error, or: .some(nil), "It has fewer characters than the shortest.")
    Field("too_long", \.tooLong, error, or: .some(nil), "It has more characters than the longest, or than an address may have.")
    Field("not_in", \.notIn, error, or: .some(nil), "It is one of the words that it must not be.")
    Field("taken", \.taken, error, or: .some(nil), "Somebody has it.")
  }.map({ $0.list }, { Refusals($0) })

  private static let error = Schema<Name<ErrorRule>>.name(of: ErrorRule.self).optional

  /// The refusals as they are written, under their reasons.
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

extension MadeUpText {
  static let schema = Schema.object("made-up text", build: MadeUpText.init) {
    Field("text", \.text, .sentence, "The text; `{name}` stands for a value.")
    Field("values", \.values, .madeUpValues, or: [], "What each value is made of.")
  }
}

extension Schema where Value == [MadeUpValue] {
  fileprivate static let madeUpValues = entries(
    .map(value.shape), value, key: { _, _, _ in },
    make: {
      $0.map { MadeUpValue(variable: $0.key, fact: $0.value.fact, characters: $0.value.characters, length: $0.value.length) }
    }, split: { $0.map { ($0.variable, Parts(fact: $0.fact, characters: $0.characters, length: $0.length)) } })

  private static let value = Schema<Parts>.object("made-up value", build: Parts.init) {
    Field("fact", \.fact, .name(of: Fact.self), "The fact with its characters.")
    Field("characters", \.characters, .list(.characters), "Which characters they are: `[0-9]`.")
    Field("length", \.length, .name(of: Setting.self), "The setting with how many they are.")
  }
}

private struct Parts: Sendable, Equatable {
  var fact: Name<Fact>
  var characters: [CharacterRange]
  var length: Name<Setting>
}
