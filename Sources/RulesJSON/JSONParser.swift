extension JSON {
  /// Parses one JSON text in UTF-8.
  ///
  /// Parsing is strict. It rejects everything that RFC 8259 does not allow, and also duplicate keys, numbers that are not 64-bit integers
  /// (including `1.0` and `1e3`; `-0` is 0), a byte order mark, lone surrogates, nesting deeper than `maximumDepth`, and texts longer than
  /// `limit` bytes.
  ///
  /// - Throws: The first error in the text. A duplicate key is detected when its object ends, so another error in that object takes precedence.
  public static func parse(_ bytes: [UInt8], limit: Int = JSON.defaultLimit) throws(JSONError) -> JSON {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) -> JSON in
      try parse(buffer, limit: limit)
    }
  }

  /// Parses one JSON text in borrowed memory. The value does not reference the memory.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int = JSON.defaultLimit) throws(JSONError) -> JSON {
    guard bytes.count <= limit else { throw JSONError(offset: max(limit, 0), reason: .tooLong(limit: limit)) }
    var parser = JSONParser(bytes: bytes)
    return try parser.text()
  }
}

/// A recursive descent parser over borrowed bytes. `JSON.maximumDepth` bounds the recursion. Bytes that may be past the end are read only with
/// `peek`, because a buffer pointer checks no index in a release build.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func text() throws(JSONError) -> JSON {
    if peek() == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF { throw error(.byteOrderMark) }
    skipWhitespace()
    let value = try value()
    skipWhitespace()
    guard position == bytes.count else { throw unexpected(.trailingText) }
    return value
  }

  private mutating func value() throws(JSONError) -> JSON {
    guard let first = peek() else { throw error(.unexpectedEnd) }
    switch first {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .int(try integer())
    case UInt8(ascii: "+"), UInt8(ascii: "."): throw error(.malformedNumber)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): return try word()
    default: throw unexpected(.expectedValue)
    }
  }

  private mutating func word() throws(JSONError) -> JSON {
    if skip("true") { return .bool(true) }
    if skip("false") { return .bool(false) }
    if skip("null") { return .null }
    throw error(.unknownWord)
  }

  private mutating func array() throws(JSONError) -> [JSON] {
    try open()
    var elements: [JSON] = []
    skipWhitespace()
    if skip(UInt8(ascii: "]")) { return close(elements) }
    while true {
      elements.append(try value())
      skipWhitespace()
      if skip(UInt8(ascii: "]")) { return close(elements) }
      try comma(before: UInt8(ascii: "]"), or: .expectedCommaOrBracket)
    }
  }

  private mutating func object() throws(JSONError) -> [JSON.Member] {
    try open()
    var members: [JSON.Member] = []
    var offsets: [Int] = []
    skipWhitespace()
    if skip(UInt8(ascii: "}")) { return close(members) }
    while true {
      guard peek() == UInt8(ascii: "\"") else { throw unexpected(.expectedKey) }
      offsets.append(position)
      let key = try string()
      skipWhitespace()
      guard skip(UInt8(ascii: ":")) else { throw unexpected(.expectedColon) }
      skipWhitespace()
      members.append(JSON.Member(key: key, value: try value()))
      skipWhitespace()
      if skip(UInt8(ascii: "}")) { break }
      try comma(before: UInt8(ascii: "}"), or: .expectedCommaOrBrace)
    }
    if let index = firstDuplicate(in: members) {
      throw JSONError(offset: offsets[index], reason: .duplicateKey(members[index].key))
    }
    return close(members)
  }

  private mutating func open() throws(JSONError) {
    guard depth < JSON.maximumDepth else { throw error(.tooDeep) }
    depth += 1
    position += 1
  }

  private mutating func close<Content>(_ content: Content) -> Content {
    depth -= 1
    return content
  }

  private mutating func comma(before closing: UInt8, or reason: JSONError.Reason) throws(JSONError) {
    let comma = position
    guard skip(UInt8(ascii: ",")) else { throw unexpected(reason) }
    skipWhitespace()
    if peek() == closing { throw JSONError(offset: comma, reason: .trailingComma) }
  }
}

extension JSONParser {
  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count <= bytes.count - position else { return false }
    for index in 0..<count where bytes[position + index] != word.utf8Start[index] { return false }
    position += count
    return true
  }

  private mutating func skipWhitespace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(offset: position, reason: reason)
  }

  /// The error for an unexpected byte. The end of the text and a comment have more specific errors than `reason`.
  func unexpected(_ reason: JSONError.Reason) -> JSONError {
    switch peek() {
    case nil: error(.unexpectedEnd)
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"): error(.comment)
    default: error(reason)
    }
  }
}
