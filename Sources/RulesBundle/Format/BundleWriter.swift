/// Collects the rows of all sections and lays them out as one flat file.
///
/// Same calls, same bytes: texts are numbered in the order of their first use, nothing depends on hashing.
public struct BundleWriter: Sendable {
  private var bytes: [UInt8] = []
  /// By their bytes: Swift's own equality would make one text of two that differ in Unicode normal form.
  private var textNumbers: [[UInt8]: UInt32] = [:]
  private var rows: [[UInt32]]
  private var strides: [Int]

  public init() {
    rows = Array(repeating: [], count: Section.allCases.count + 1)
    strides = Array(repeating: 1, count: rows.count)
    for layout in Layout.sections { strides[Int(layout.section.rawValue)] = layout.stride }
  }

  /// The number of a text, added when it is new.
  public mutating func text(_ text: String) -> UInt32 {
    let utf8 = Array(text.utf8)
    if let number = textNumbers[utf8] { return number }
    let start = UInt32(bytes.count)
    bytes.append(contentsOf: utf8)
    let number = UInt32(add(to: .texts, [start, UInt32(bytes.count) - start]))
    textNumbers[utf8] = number
    return number
  }

  /// Where a text is in the bytes, for a string constant.
  public mutating func string(_ text: String) -> Value {
    let number = Int(self.text(text))
    let row = rows[Int(Section.texts.rawValue)]
    return .string(start: Int(row[2 * number]), count: Int(row[2 * number + 1]), in: .bundle)
  }

  /// Adds a row and returns its number.
  @discardableResult
  public mutating func add(to section: Section, _ words: [UInt32]) -> Int {
    let index = Int(section.rawValue)
    precondition(words.count == strides[index], "a row of section \(section.rawValue) has \(strides[index]) words, not \(words.count)")
    rows[index].append(contentsOf: words)
    return rows[index].count / strides[index] - 1
  }

  /// Adds rows that belong together and returns their range as two words.
  public mutating func addRange(to section: Section, _ all: [[UInt32]]) -> [UInt32] {
    let first = UInt32(count(of: section))
    for words in all { add(to: section, words) }
    return [all.isEmpty ? 0 : first, UInt32(all.count)]
  }

  public func count(of section: Section) -> Int { rows[Int(section.rawValue)].count / strides[Int(section.rawValue)] }

  /// Replaces a row that was added before its contents were known.
  public mutating func replace(_ row: Int, of section: Section, _ words: [UInt32]) {
    let index = Int(section.rawValue)
    let start = row * strides[index]
    rows[index].replaceSubrange(start..<(start + strides[index]), with: words)
  }

  public static func words(_ number: Int64) -> [UInt32] {
    [UInt32(truncatingIfNeeded: number), UInt32(truncatingIfNeeded: number >> 32)]
  }

  public static func words(_ value: Value) -> [UInt32] {
    [UInt32(value.tag.rawValue), UInt32(bitPattern: value.aux)] + words(value.bits)
  }

  public static func words(_ instruction: Instruction) -> [UInt32] {
    [UInt32(instruction.operation.rawValue) | UInt32(instruction.a) << 16, instruction.b]
  }

  /// The file. `contract`: 32 bytes, the hash of what app code relies on.
  public func file(contract: [UInt8]) -> [UInt8] {
    precondition(contract.count == 32, "a contract hash has 32 bytes")
    var directory: [UInt8] = []
    var body: [UInt8] = []
    let start = Layout.headerSize + Section.allCases.count * Layout.sectionEntrySize
    for section in Section.allCases {
      let index = Int(section.rawValue)
      let isBytes = section == .bytes
      directory.append(little: UInt32(section.rawValue))
      directory.append(little: UInt32(start + body.count))
      directory.append(little: UInt32(isBytes ? bytes.count : count(of: section)))
      directory.append(little: UInt32(isBytes ? 0 : strides[index]))
      if isBytes { body.append(contentsOf: bytes) }
      for word in rows[index] { body.append(little: word) }
      while body.count % 4 != 0 { body.append(0) }
    }
    var file = Layout.magic
    file.append(little: Layout.version)
    file.append(little: UInt32(start + body.count))
    file.append(contentsOf: contract)
    file.append(contentsOf: SHA256.hash(directory + body))
    file.append(little: UInt32(Section.allCases.count))
    file.append(little: 0)
    return file + directory + body
  }
}

extension [UInt8] {
  fileprivate mutating func append(little word: UInt32) {
    append(UInt8(truncatingIfNeeded: word))
    append(UInt8(truncatingIfNeeded: word >> 8))
    append(UInt8(truncatingIfNeeded: word >> 16))
    append(UInt8(truncatingIfNeeded: word >> 24))
  }
}
