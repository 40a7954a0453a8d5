/// Writes compact JSON piece by piece, without a tree in memory. The same calls always give the same bytes.
///
/// The writer puts the commas and colons. It does not check the order of the calls: a key before each value of an object
/// and an end for each beginning are the caller's part.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.key("plan")
///     writer.string("gold")
///     writer.endObject()  // {"plan":"gold"}
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init() {}

  public mutating func beginObject() { begin(UInt8(ascii: "{")) }
  public mutating func endObject() { end(UInt8(ascii: "}")) }
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  public mutating func key(_ key: String) {
    separate()
    bytes.appendQuoted(key.utf8)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  public mutating func string(_ value: String) { string(utf8: value.utf8) }

  /// A string given as its bytes, which must be UTF-8: the writer passes on what is not, and no reader will accept it.
  public mutating func string(utf8: some Sequence<UInt8>) {
    separate()
    bytes.appendQuoted(utf8)
  }

  public mutating func int(_ value: Int64) {
    separate()
    bytes.appendDecimal(value)
  }

  public mutating func bool(_ value: Bool) {
    separate()
    bytes.append(value)
  }

  public mutating func null() {
    separate()
    bytes.appendNull()
  }

  /// The text of one complete JSON value, taken over unchecked.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

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
  /// The value on one line without white space; equal values have equal bytes.
  public func compact() -> [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}
