/// Why a text is not the JSON that `JSON.parse` accepts.
public struct JSONError: Error, Sendable, Equatable {
  /// The byte, counted from 0, at which the offending thing starts; the length of the text when the text ends too early.
  public var offset: Int
  public var reason: Reason

  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// The reason in words, without the place.
  public var message: String { reason.message }

  public enum Reason: Sendable {
    /// At the first byte past the limit; nothing has been parsed.
    case tooLong(limit: Int)
    /// At the bracket or brace that opens one level too many.
    case tooDeep
    case unexpectedEnd
    case byteOrderMark
    case comment
    case expectedValue
    case expectedKey
    case expectedColon
    case expectedCommaOrBracket
    case expectedCommaOrBrace
    /// At the comma.
    case trailingComma
    /// At the first byte after the value that is not white space.
    case trailingText
    /// At the opening quote of the later key.
    case duplicateKey(String)
    /// A bare word other than `true`, `false` and `null`; at its first letter.
    case unknownWord
    /// At the byte that stands where a digit is expected.
    case malformedNumber
    /// At the first byte of the number, sign included, as for the next two.
    case leadingZero
    case notAnInteger
    case integerOutOfRange
    case controlCharacter
    /// At the backslash.
    case invalidEscape
    /// At the backslash.
    case loneSurrogate
    /// At the first byte of the sequence that is not UTF-8.
    case invalidUTF8
  }
}

extension JSONError.Reason: Equatable {
  /// Every reason has words of its own, so equal words are equal reasons. Not derived: that would compare the duplicate
  /// key with Swift's string equality (see `JSON`).
  public static func == (left: Self, right: Self) -> Bool {
    left.message.hasSameBytes(as: right.message)
  }
}

extension JSONError.Reason {
  var message: String {
    switch self {
    case .tooLong(let limit): "the text is longer than the limit of \(limit) bytes"
    case .tooDeep: "arrays and objects are nested more than \(JSON.maximumDepth) deep"
    case .unexpectedEnd: "the text ends here, but more is expected"
    case .byteOrderMark: "the text starts with a byte order mark, which JSON does not allow"
    case .comment: "JSON has no comments"
    case .expectedValue: "a value is expected here"
    case .expectedKey: "a key in double quotes is expected here"
    case .expectedColon: "a `:` is expected after the key"
    case .expectedCommaOrBracket: "a `,` or the closing `]` is expected here"
    case .expectedCommaOrBrace: "a `,` or the closing `}` is expected here"
    case .trailingComma: "nothing follows this `,`: JSON has no trailing commas"
    case .trailingText: "the value is complete, but more text follows it"
    case .duplicateKey(let key): "the key `\(escaped(key))` is given twice"
    case .unknownWord: "this word is not a value: only `true`, `false` and `null` stand without quotes"
    case .malformedNumber: "a digit is expected here"
    case .leadingZero: "a number does not start with `0` unless it is `0`"
    case .notAnInteger: "this number has a fraction or an exponent: only integers are accepted"
    case .integerOutOfRange: "this integer does not fit in 64 bits"
    case .controlCharacter: "a control character in a string is written as an escape, such as `\\n`"
    case .invalidEscape: "this escape does not exist: JSON has `\\\" \\\\ \\/ \\b \\f \\n \\r \\t` and `\\u` with four hex digits"
    case .loneSurrogate: "this `\\u` escape is one half of a surrogate pair and the other half is missing"
    case .invalidUTF8: "these bytes are not UTF-8"
    }
  }

  /// The key as a JSON text has it, so that a line break in it cannot break the message's line.
  private func escaped(_ key: String) -> String {
    var bytes: [UInt8] = []
    bytes.appendEscaped(key.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
