/// A validated bundle, read in place: nothing is decoded, every access is a load.
///
/// Whoever holds a `RuleBundle` knows that every number in it points inside its section, every text is UTF-8, every program
/// ends with one value, and every table with a row that always applies. What the rules mean is not known here.
public struct RuleBundle: Sendable {
  @usableFromInline let storage: BundleStorage

  /// The memory of a bundle that is being validated.
  init(unchecked storage: BundleStorage) { self.storage = storage }

  /// Validates a file, copying it.
  public init(_ file: [UInt8]) throws(BundleError) {
    let storage = BundleStorage(copying: file)
    try BundleValidator(storage).validate()
    self.storage = storage
  }

  /// Validates a file that stays where it is, unchanged, for as long as the process runs: the embedded defaults.
  public init(staticMemory file: UnsafeRawBufferPointer) throws(BundleError) {
    let storage = BundleStorage(borrowing: file)
    try BundleValidator(storage).validate()
    self.storage = storage
  }

  // MARK: The header

  /// 32 bytes: the hash of the ids and types that app code relies on.
  public var contractHash: [UInt8] { storage.bytes(16..<48) }
  /// 32 bytes: the hash of everything after the header, as the writer computed it.
  public var contentHash: [UInt8] { storage.bytes(48..<80) }
  /// Whether the content is what the header says; costs a hash of the whole file, so loading does not ask.
  public var isIntact: Bool { SHA256.hash(storage.bytes(BundleSchema.headerSize..<storage.count)) == contentHash }
  public var size: Int { storage.count }

  /// Whether both are the same bundle in memory.
  @inlinable @inline(__always)
  public func isSame(as other: RuleBundle) -> Bool { storage === other.storage }

  // MARK: Rows

  @inlinable @inline(__always)
  public func count(_ section: BundleSection) -> Int { storage.infos[Int(section.rawValue)].rows }

  /// A word of a row, by its position in the row: for those who go by the layout. Everyone else asks a row for a column.
  public func word(_ section: BundleSection, _ row: Int, _ column: Int) -> Int { storage.position(at: place(section, row, column)) }

  /// An optional row number; nil for none.
  public func optional(_ section: BundleSection, _ row: Int, _ column: Int) -> Int? {
    let word = storage.word(at: place(section, row, column))
    return word == BundleSchema.none ? nil : Int(clamping: word)
  }

  public func range(_ section: BundleSection, _ row: Int, _ column: Int) -> Range<Int> {
    let first = word(section, row, column)
    return first..<(first + word(section, row, column + 1))
  }

  public func integer(_ section: BundleSection, _ row: Int, _ column: Int) -> Int64 {
    let place = place(section, row, column)
    return Int64(bitPattern: UInt64(storage.word(at: place)) | UInt64(storage.word(at: place + 4)) << 32)
  }

  /// Where a word of a row is in the file.
  func place(_ section: BundleSection, _ row: Int, _ column: Int) -> Int {
    let info = storage.infos[Int(section.rawValue)]
    return info.offset + (row * info.stride + column) * 4
  }

  // MARK: Texts

  public func utf8(_ text: BundleText) -> UnsafeRawBufferPointer {
    let place = texts[text.number]
    return utf8(start: place.start, count: place.count)
  }

  /// Bytes of the text section; empty when the range lies outside.
  public func utf8(start: Int, count: Int) -> UnsafeRawBufferPointer {
    let info = storage.infos[Int(BundleSection.bytes.rawValue)]
    guard start >= 0, count >= 0, start <= info.rows, count <= info.rows - start else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(start: storage.base + info.offset + start, count: count)
  }

  public func text(_ text: BundleText) -> String { String(decoding: utf8(text), as: UTF8.self) }

  /// The name of a row of a named section, its first column.
  public func nameText(_ section: BundleSection, _ row: Int) -> BundleText { BundleText(number: word(section, row, 0)) }

  public func name(_ section: BundleSection, _ row: Int) -> String { text(nameText(section, row)) }

  /// A name as a value that conditions and telemetry can hold.
  public func nameValue(_ section: BundleSection, _ row: Int) -> Value { value(of: nameText(section, row)) }

  /// A text as a value.
  public func value(of text: BundleText) -> Value {
    let place = texts[text.number]
    return .string(start: place.start, count: place.count, in: .bundle)
  }

  /// The row of a named section with this name; names are sorted by their bytes.
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

  public func find(_ section: BundleSection, _ name: String) -> Int? { find(section, name.utf8) }

  /// Whether a fact comes from deciding itself, so that nobody gives it.
  public func isReserved(_ fact: Int) -> Bool { facts[fact].from == .decision }

  // MARK: Programs

  @inlinable @inline(__always)
  public func instruction(_ index: Int) -> Instruction {
    let info = storage.infos[Int(BundleSection.code.rawValue)]
    return RuleBundle.instruction(storage.base + info.offset, index)
  }

  /// Where the instructions of all programs begin.
  @inlinable public var firstInstruction: UnsafeRawPointer { storage.base + storage.infos[Int(BundleSection.code.rawValue)].offset }

  /// An instruction by its number; that it is one was found out when the bundle was loaded.
  @inlinable @inline(__always)
  public static func instruction(_ code: UnsafeRawPointer, _ index: Int) -> Instruction {
    let word = UInt32(littleEndian: code.loadUnaligned(fromByteOffset: index &* 8, as: UInt32.self))
    return Instruction(
      Instruction.Operation(verified: UInt8(truncatingIfNeeded: word)), a: UInt16(word >> 16),
      b: UInt32(littleEndian: code.loadUnaligned(fromByteOffset: index &* 8 &+ 4, as: UInt32.self)))
  }

  @inlinable @inline(__always)
  public func constant(_ index: Int) -> Value { constants[index].value }

  /// Values that the deepest evaluation in this bundle can have on the stack at once.
  public var stackNeeded: Int { storage.stackNeeded }
}

/// Less than zero, zero or more, as `memcmp` says it.
func compareBytes(_ a: UnsafeRawBufferPointer, _ b: some Collection<UInt8>) -> Int {
  var index = 0
  for byte in b {
    if index == a.count { return -1 }
    if a[index] != byte { return a[index] < byte ? -1 : 1 }
    index += 1
  }
  return index == a.count ? 0 : 1
}
