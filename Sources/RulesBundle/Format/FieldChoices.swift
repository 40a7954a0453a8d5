/// What a text that is typed must look like.
public enum FieldFormKind: Int, Sendable, CaseIterable {
  case free, word, email, webAddress, secret

  static let names = ["free", "word", "email", "web_address", "secret"]
}

/// What the length of a text is counted in.
public enum FieldUnitKind: Int, Sendable, CaseIterable {
  case characters, codePoints, bytes

  static let names = ["characters", "code_points", "bytes"]
}

/// Why a text that was typed is refused, in the order in which it is looked for.
public enum FieldReasonKind: Int, Sendable, CaseIterable {
  case empty, badCharacter, malformed, tooShort, tooLong, notIn, taken

  public static let names = ["empty", "bad_character", "malformed", "too_short", "too_long", "not_in", "taken"]
}
