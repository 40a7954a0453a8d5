/// An error of `JSON.parse`.
public struct JSONError: Error, Sendable, Equatable {
  /// The offset of the error in the text, in bytes; the length of the text if it ends too early.
  public var offset: Int
  /// The kind of error.
  public var reason: Reason

  /// Creates an error.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// A description of the error, without its offset.
  public var message: String { reason.message }

  /// The kind of an error. Each case documents the offset that it has.
  public enum Reason: Sendable {
    /// The text exceeds the size limit. Offset of the first byte after the limit; nothing was parsed.
    case tooLong(limit: Int)
    /// The text exceeds `JSON.maximumDepth`. Offset of the bracket or brace that opens one level too many.
    case tooDeep
    /// The text ends too early. The offset is the length of the text.
    case unexpectedEnd
    /// The text starts with a byte order mark. The offset is 0.
    case byteOrderMark
    /// A comment. Offset of its first byte.
    case comment
    /// A value is expected. Offset of the byte in its place.
    case expectedValue
    /// A key is expected. Offset of the byte in its place.
    case expectedKey
    /// A colon is expected. Offset of the byte in its place.
    case expectedColon
    /// A comma or a closing bracket is expected. Offset of the byte in its place.
    case expectedCommaOrBracket
    /// A comma or a closing brace is expected. Offset of the byte in its place.
    case expectedCommaOrBrace
    /// A trailing comma. Offset of the comma.
    case trailingComma
    /// Text after the value. Offset of its first byte that is not white space.
    case trailingText
    /// A key that an earlier member has. Offset of the opening quote of the later key.
    case duplicateKey(String)
    /// A bare word other than `true`, `false`, and `null`. Offset of its first letter.
    case unknownWord
    /// A digit is expected. Offset of the byte in its place.
    case malformedNumber
    /// A number with a leading zero. Offset of its first byte, including the sign.
    case leadingZero
    /// A number with a fraction or an exponent. Offset of its first byte, including the sign.
    case notAnInteger
    /// An integer that does not fit in 64 bits. Offset of its first byte, including the sign.
    case integerOutOfRange
    /// A control character in a string. Offset of the character.
    case controlCharacter
    /// An unknown escape sequence. Offset of its backslash.
    case invalidEscape
    /// One half of a surrogate pair. Offset of its backslash.
    case loneSurrogate
    /// Bytes that are not UTF-8. Offset of the first byte of the sequence.
    case invalidUTF8
  }
}

extension JSONError.Reason: Equatable {
  /// Returns whether two reasons are equal. Each reason has its own message, so the messages are compared byte by byte. A derived conformance
  /// would compare duplicate keys with the equality of Swift strings (see `JSON`).
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
    case .unknownWord: "this word is not a value: only `true`, `false`, and `null` need no quotes"
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

  /// Escapes a key as in JSON, so that a line break in it does not break the message.
  private func escaped(_ key: String) -> String {
    var bytes: [UInt8] = []
    bytes.appendEscaped(key.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
