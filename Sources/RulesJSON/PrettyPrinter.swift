extension JSON {
  /// Returns the value as formatted JSON: two spaces of indentation for each level, a line feed at the end, and an array or object of scalars
  /// on one line if that line is shorter than 100 columns. Equal values have equal bytes.
  public func pretty() -> [UInt8] {
    var printer = PrettyPrinter()
    printer.value(self, level: 0)
    printer.bytes.append(UInt8(ascii: "\n"))
    return printer.bytes
  }
}

struct PrettyPrinter {
  var bytes: [UInt8] = []
  private var lineStart = 0

  /// A line has fewer columns than this. A column is a Unicode scalar. A comma after the value is always counted, so that the formatting of a
  /// value does not depend on whether another one follows.
  private static let width = 100

  mutating func value(_ json: JSON, level: Int) {
    let start = bytes.count
    if inline(json, isNested: false) {
      if isScalar(json) || column + 1 < Self.width { return }
      bytes.removeLast(bytes.count - start)
    }
    switch json {
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for index in elements.indices {
        newLine(level + 1, comma: index > 0)
        value(elements[index], level: level + 1)
      }
      newLine(level, comma: false)
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for index in members.indices {
        newLine(level + 1, comma: index > 0)
        key(members[index].key)
        value(members[index].value, level: level + 1)
      }
      newLine(level, comma: false)
      bytes.append(UInt8(ascii: "}"))
    case .null, .bool, .int, .string: break  // A scalar is written inline, above.
    }
  }

  /// Writes a scalar or a container of scalars on one line. Returns false, and writes nothing, for any other value.
  private mutating func inline(_ json: JSON, isNested: Bool) -> Bool {
    guard isScalar(json) || !isNested && holdsOnlyScalars(json) else { return false }
    switch json {
    case .null: bytes.appendNull()
    case .bool(let value): bytes.append(value)
    case .int(let value): bytes.appendDecimal(value)
    case .string(let value): bytes.appendQuoted(value.utf8)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for index in elements.indices {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        _ = inline(elements[index], isNested: true)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for index in members.indices {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        key(members[index].key)
        _ = inline(members[index].value, isNested: true)
      }
      bytes.append(UInt8(ascii: "}"))
    }
    return true
  }

  /// Whether the value is a scalar. Empty arrays and objects count as scalars.
  private func isScalar(_ json: JSON) -> Bool {
    switch json {
    case .null, .bool, .int, .string: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  private func holdsOnlyScalars(_ json: JSON) -> Bool {
    switch json {
    case .null, .bool, .int, .string: true
    case .array(let elements): elements.allSatisfy { isScalar($0) }
    case .object(let members): members.allSatisfy { isScalar($0.value) }
    }
  }

  private mutating func key(_ key: String) {
    bytes.appendQuoted(key.utf8)
    bytes.append(contentsOf: ": ".utf8)
  }

  private mutating func newLine(_ level: Int, comma: Bool) {
    if comma { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
    for _ in 0..<level { bytes.append(contentsOf: "  ".utf8) }
  }

  private var column: Int {
    bytes[lineStart...].count { $0 & 0xC0 != 0x80 }
  }
}
