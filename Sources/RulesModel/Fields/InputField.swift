/// Something that people type: what it may be, and what they are told when it is not.
public struct InputField: Sendable, Equatable, Kind {
  public static let key = "fields"
  public static let singular = "field"

  public var provenance: Provenance
  public var form: FieldForm
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
  public var countedIn: FieldUnit
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

  public init(
    provenance: Provenance, form: FieldForm, characters: [CharacterRange], refused: [CharacterRange], isMultiline: Bool, isTrimmed: Bool,
    isLowerCase: Bool, shortest: Name<Setting>?, longest: Name<Setting>?, countedIn: FieldUnit, notIn: Name<WordList>?,
    schemes: [WebScheme], isOptional: Bool, taken: Name<Fact>?, takenFor: Name<Fact>?, madeUp: MadeUpText?, refuses: [FieldRefusal],
    undecided: Name<Placeholder>?
  ) {
    self.provenance = provenance
    self.form = form
    self.characters = characters
    self.refused = refused
    self.isMultiline = isMultiline
    self.isTrimmed = isTrimmed
    self.isLowerCase = isLowerCase
    self.shortest = shortest
    self.longest = longest
    self.countedIn = countedIn
    self.notIn = notIn
    self.schemes = schemes
    self.isOptional = isOptional
    self.taken = taken
    self.takenFor = takenFor
    self.madeUp = madeUp
    self.refuses = refuses
    self.undecided = undecided
  }

  public subscript(reason: FieldReason) -> Name<ErrorRule>? { refuses.first { $0.reason == reason }?.error }

  /// Whether a text can be refused for a reason at all.
  public func canRefuse(for reason: FieldReason) -> Bool {
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

/// What a text must look like.
public enum FieldForm: String, Sendable, Hashable, CaseIterable {
  case free, word, email
  case webAddress = "web_address"
  case secret
}

/// What the length of a text is counted in.
public enum FieldUnit: String, Sendable, Hashable, CaseIterable {
  /// Characters as a person sees them.
  case characters
  case codePoints = "code_points"
  case bytes
}

/// Why a text is refused, in the order in which it is looked for.
public enum FieldReason: String, Sendable, Hashable, CaseIterable {
  case empty
  case badCharacter = "bad_character"
  case malformed
  case tooShort = "too_short"
  case tooLong = "too_long"
  case notIn = "not_in"
  case taken
}

public enum WebScheme: String, Sendable, Hashable, CaseIterable {
  case https, http
}

public struct FieldRefusal: Sendable, Equatable {
  public var reason: FieldReason
  public var error: Name<ErrorRule>

  public init(reason: FieldReason, error: Name<ErrorRule>) {
    self.reason = reason
    self.error = error
  }
}

/// A text made of a pattern: `user_{digits}`.
public struct MadeUpText: Sendable, Equatable {
  public var text: String
  public var values: [MadeUpValue]

  public init(text: String, values: [MadeUpValue]) {
    self.text = text
    self.values = values
  }

  public subscript(variable: String) -> MadeUpValue? { values.first { $0.variable == variable } }
}

/// What stands in for a variable: so many characters of some kinds.
public struct MadeUpValue: Sendable, Equatable {
  public var variable: String
  public var fact: Name<Fact>
  public var characters: [CharacterRange]
  public var length: Name<Setting>

  public init(variable: String, fact: Name<Fact>, characters: [CharacterRange], length: Name<Setting>) {
    self.variable = variable
    self.fact = fact
    self.characters = characters
    self.length = length
  }
}
