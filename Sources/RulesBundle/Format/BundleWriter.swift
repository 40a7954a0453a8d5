/// Collects the rows of all sections and writes them as one flat file.
///
/// The output is deterministic: texts are numbered in the order of first use, and nothing depends on hashing.
public struct BundleWriter: Sendable {
  private var bytes: [UInt8] = []
  /// The texts by their bytes, because `String` equality would merge texts that differ only in Unicode normalization.
  private var textNumbers: [[UInt8]: BundleText] = [:]
  private var rows: [[UInt32]]
  private var strides: [Int]

  /// Creates a writer without rows.
  public init() {
    rows = Array(repeating: [], count: BundleSection.allCases.count + 1)
    strides = Array(repeating: 1, count: rows.count)
    for layout in BundleSchema.sections { strides[Int(layout.section.rawValue)] = layout.stride }
  }

  /// Returns the number of a text, adding the text if it is new.
  package mutating func text(_ text: String) -> BundleText {
    let utf8 = Array(text.utf8)
    if let known = textNumbers[utf8] { return known }
    let start = bytes.count
    bytes.append(contentsOf: utf8)
    let text = BundleText(number: add(TextBuilder(start: start, count: utf8.count)))
    textNumbers[utf8] = text
    return text
  }

  /// Returns a string constant, adding its text if it is new.
  package mutating func string(_ text: String) -> Value {
    let number = self.text(text).number
    let row = rows[Int(BundleSection.texts.rawValue)]
    return .string(start: Int(row[2 * number]), count: Int(row[2 * number + 1]), in: .bundle)
  }

  /// Adds a row and returns its number.
  @discardableResult
  package mutating func add<Builder: RowBuilder>(_ row: Builder) -> Int {
    add(row.words, to: Builder.Row.section)
  }

  /// Adds a row of raw words and returns its number.
  package mutating func add(_ words: [UInt32], to section: BundleSection) -> Int {
    let index = Int(section.rawValue)
    precondition(words.count == strides[index], "a row of section \(section.rawValue) has \(strides[index]) words, not \(words.count)")
    let count = count(of: section)
    rows[index].append(contentsOf: words)
    return count
  }

  /// Adds consecutive rows and returns their range.
  package mutating func addRange(_ all: [some RowBuilder]) -> Range<Int> {
    guard let first = all.first.map({ add($0) }) else { return 0..<0 }
    for row in all.dropFirst() { add(row) }
    return first..<(first + all.count)
  }

  /// Replaces a row that was added before its content was known.
  package mutating func replace<Builder: RowBuilder>(_ row: Int, with builder: Builder) {
    replace(row, of: Builder.Row.section, with: builder.words)
  }

  /// Replaces a row by raw words.
  package mutating func replace(_ row: Int, of section: BundleSection, with words: [UInt32]) {
    let (index, start) = (Int(section.rawValue), row * strides[Int(section.rawValue)])
    rows[index].replaceSubrange(start..<(start + strides[index]), with: words)
  }

  /// Returns the number of rows of a section.
  package func count(of section: BundleSection) -> Int { rows[Int(section.rawValue)].count / strides[Int(section.rawValue)] }

  /// Returns the bundle file.
  ///
  /// - Parameter contract: The 32-byte hash of the ids and types that app code relies on.
  public func file(contract: [UInt8]) -> [UInt8] {
    precondition(contract.count == 32, "a contract hash has 32 bytes")
    var directory: [UInt8] = []
    var body: [UInt8] = []
    let start = BundleSchema.headerSize + BundleSection.allCases.count * BundleSchema.sectionEntrySize
    for section in BundleSection.allCases {
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
    var file = BundleSchema.magic
    file.append(little: BundleSchema.version)
    file.append(little: UInt32(start + body.count))
    file.append(contentsOf: contract)
    file.append(contentsOf: SHA256.hash(directory + body))
    file.append(little: UInt32(BundleSection.allCases.count))
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
