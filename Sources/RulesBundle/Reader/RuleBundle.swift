/// A validated bundle that is read in place, without decoding.
///
/// A `RuleBundle` guarantees that every index is in bounds, every text is valid UTF-8, every program leaves one value, and the last row of
/// every table always applies. This module does not interpret the rules.
public struct RuleBundle: Sendable {
  @usableFromInline let storage: BundleStorage

  /// Creates a bundle that is being validated.
  init(unchecked storage: BundleStorage) { self.storage = storage }

  /// Copies and validates a file.
  ///
  /// - Throws: `BundleError` if the file is not a valid bundle.
  public init(_ file: [UInt8]) throws(BundleError) {
    let storage = BundleStorage(copying: file)
    try BundleValidator(storage).validate()
    self.storage = storage
  }

  /// Validates a file without copying it. The memory must stay unchanged for the lifetime of the process, as for embedded default rules.
  ///
  /// - Throws: `BundleError` if the file is not a valid bundle.
  public init(staticMemory file: UnsafeRawBufferPointer) throws(BundleError) {
    let storage = BundleStorage(borrowing: file)
    try BundleValidator(storage).validate()
    self.storage = storage
  }

  // MARK: The header

  /// The 32-byte hash of the ids and types that app code relies on.
  public var contractHash: [UInt8] { storage.bytes(16..<48) }
  /// The 32-byte hash of everything after the header, as computed by the writer.
  public var contentHash: [UInt8] { storage.bytes(48..<80) }
  /// Whether the content matches its hash in the header. Loading does not check this, because it hashes the whole file.
  public var isIntact: Bool { SHA256.hash(storage.bytes(BundleSchema.headerSize..<storage.count)) == contentHash }
  /// The size of the file in bytes.
  public var size: Int { storage.count }

  /// Whether both are the same bundle in memory.
  @inlinable @inline(__always)
  public func isSame(as other: RuleBundle) -> Bool { storage === other.storage }

  // MARK: Rows

  /// Returns the number of rows of a section.
  @inlinable @inline(__always)
  public func count(_ section: BundleSection) -> Int { storage.infos[Int(section.rawValue)].rows }

  /// Returns a column of a row by its position in the row, for code that is driven by the schema. Other code uses the typed rows.
  public func column(_ section: BundleSection, _ row: Int, _ column: Int) -> Int { storage.position(at: place(section, row, column)) }

  /// Returns an optional row number at a position of a row.
  public func optional(_ section: BundleSection, _ row: Int, _ column: Int) -> Int? {
    let word = storage.word(at: place(section, row, column))
    return word == BundleSchema.none ? nil : Int(clamping: word)
  }

  /// Returns the range of rows at a position of a row.
  public func range(_ section: BundleSection, _ row: Int, _ column: Int) -> Range<Int> {
    let first = self.column(section, row, column)
    return first..<(first + self.column(section, row, column + 1))
  }

  /// Returns the signed 64-bit number at a position of a row.
  public func integer(_ section: BundleSection, _ row: Int, _ column: Int) -> Int64 {
    let place = place(section, row, column)
    return Int64(bitPattern: UInt64(storage.word(at: place)) | UInt64(storage.word(at: place + 4)) << 32)
  }

  /// Returns the offset in the file of a word of a row.
  func place(_ section: BundleSection, _ row: Int, _ column: Int) -> Int {
    let info = storage.infos[Int(section.rawValue)]
    return info.offset + (row * info.stride + column) * 4
  }

  // MARK: Texts

  /// Returns the UTF-8 bytes of a text, which are valid for as long as the bundle.
  public func utf8(_ text: BundleText) -> UnsafeRawBufferPointer {
    let place = texts[text.number]
    return utf8(start: place.start, count: place.count)
  }

  /// Returns a range of the section `bytes`, or an empty buffer if the range is out of bounds.
  public func utf8(start: Int, count: Int) -> UnsafeRawBufferPointer {
    let info = storage.infos[Int(BundleSection.bytes.rawValue)]
    guard start >= 0, count >= 0, start <= info.rows, count <= info.rows - start else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(start: storage.base + info.offset + start, count: count)
  }

  /// Returns a text as a string.
  public func text(_ text: BundleText) -> String { String(decoding: utf8(text), as: UTF8.self) }

  /// Returns the name of a row of a named section, which is its first column.
  public func nameText(_ section: BundleSection, _ row: Int) -> BundleText { BundleText(number: column(section, row, 0)) }

  /// Returns the name of a row of a named section as a string.
  public func name(_ section: BundleSection, _ row: Int) -> String { text(nameText(section, row)) }

  /// Returns the name of a row as a value for conditions and telemetry.
  public func nameValue(_ section: BundleSection, _ row: Int) -> Value { value(of: nameText(section, row)) }

  /// Returns a text as a value.
  public func value(of text: BundleText) -> Value {
    let place = texts[text.number]
    return .string(start: place.start, count: place.count, in: .bundle)
  }

  /// Returns the row of a named section with a name in UTF-8, or nil.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  public func find(_ section: BundleSection, _ name: some Collection<UInt8>) -> Int? {
    var low = 0
    var high = count(section)
    while low < high {
      let middle = (low + high) / 2
      switch compareBytes(utf8(nameText(section, middle)), name) {
      case 0: return middle
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// Returns the row of a named section with a name, or nil.
  public func find(_ section: BundleSection, _ name: String) -> Int? { find(section, name.utf8) }

  /// Whether a decision supplies the fact, so that a request cannot.
  public func isReserved(_ fact: Int) -> Bool { facts[fact].from == .decision }

  // MARK: Programs

  /// Returns an instruction by its index.
  @inlinable @inline(__always)
  public func instruction(_ index: Int) -> Instruction {
    let info = storage.infos[Int(BundleSection.code.rawValue)]
    return RuleBundle.instruction(storage.base + info.offset, index)
  }

  /// The address of the first instruction of all programs.
  @inlinable public var firstInstruction: UnsafeRawPointer { storage.base + storage.infos[Int(BundleSection.code.rawValue)].offset }

  /// Returns an instruction by its index from the first instruction. The operation was validated when the bundle was loaded.
  @inlinable @inline(__always)
  public static func instruction(_ code: UnsafeRawPointer, _ index: Int) -> Instruction {
    let word = UInt32(littleEndian: code.loadUnaligned(fromByteOffset: index &* 8, as: UInt32.self))
    return Instruction(
      Instruction.Operation(verified: UInt8(truncatingIfNeeded: word)), a: UInt16(word >> 16),
      b: UInt32(littleEndian: code.loadUnaligned(fromByteOffset: index &* 8 &+ 4, as: UInt32.self)))
  }

  /// Returns a constant by its index.
  @inlinable @inline(__always)
  package func constant(_ index: Int) -> Value { constants[index].value }

  /// The maximum height of the stack for any evaluation in this bundle.
  public var stackNeeded: Int { storage.stackNeeded }
}

/// Compares bytes. Returns a number less than, equal to, or greater than zero, like `memcmp`.
func compareBytes(_ a: UnsafeRawBufferPointer, _ b: some Collection<UInt8>) -> Int {
  if let order = b.withContiguousStorageIfAvailable({ compare(a, UnsafeRawBufferPointer($0)) }) { return order }
  var index = 0
  for byte in b {
    if index == a.count { return -1 }
    if a[index] != byte { return a[index] < byte ? -1 : 1 }
    index += 1
  }
  return index == a.count ? 0 : 1
}

private func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
  for index in 0..<min(a.count, b.count) where a[index] != b[index] { return a[index] < b[index] ? -1 : 1 }
  return a.count - b.count
}
