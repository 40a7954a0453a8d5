/// A writer of compact JSON that does not need a tree in memory. The same calls always write the same bytes.
///
/// The writer adds commas and colons. It does not check the order of the calls: the caller must write a key before each value of an object,
/// and end each object and array.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.key("plan")
///     writer.string("gold")
///     writer.endObject()  // {"plan":"gold"}
public struct JSONWriter: Sendable {
  /// The JSON that was written, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates an empty writer.
  public init() {}

  /// Begins an object.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }
  /// Ends an object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }
  /// Begins an array.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }
  /// Ends an array.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the key of the next value.
  public mutating func key(_ key: String) {
    separate()
    bytes.appendQuoted(key.utf8)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  public mutating func string(_ value: String) { string(utf8: value.utf8) }

  /// Writes a string from its bytes in UTF-8. Other bytes are written unchanged, and parsers will reject the result.
  public mutating func string(utf8: some Sequence<UInt8>) {
    separate()
    bytes.appendQuoted(utf8)
  }

  /// Writes an integer.
  public mutating func int(_ value: Int64) {
    separate()
    bytes.appendDecimal(value)
  }

  /// Writes a Boolean.
  public mutating func bool(_ value: Bool) {
    separate()
    bytes.append(value)
  }

  /// Writes null.
  public mutating func null() {
    separate()
    bytes.appendNull()
  }

  /// Writes the text of one complete JSON value. The text is not checked.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// Writes a value.
  public mutating func value(_ json: JSON) {
    switch json {
    case .null: null()
    case .bool(let value): bool(value)
    case .int(let value): int(value)
    case .string(let value): string(value)
    case .array(let elements):
      beginArray()
      for element in elements { value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        value(member.value)
      }
      endObject()
    }
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

extension JSON {
  /// Returns the value as JSON on one line without white space. Equal values have equal bytes.
  public func compact() -> [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}
