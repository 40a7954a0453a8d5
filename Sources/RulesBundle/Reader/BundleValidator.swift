/// Validates a bundle file. It checks every number once, so that reading the bundle needs no checks.
struct BundleValidator {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    try validateHeader()
    try validateDirectory()
    try validateTexts()
    for layout in BundleSchema.sections { try validateRows(of: layout) }
    try validateConstants()
    try ProgramVerifier(storage).verify()
    try CrossReferenceValidator(storage).validate()
    try LinkValidator(storage).validate()
    try ThingValidator(storage).validate()
    try PlannerValidator(storage).validate()
    try ConnectionValidator(storage).validate()
    try MomentValidator(storage).validate()
    try FieldValidator(storage).validate()
    try CopyValidator(storage).validate()
    try RemoteOverridableValidator(storage).validate()
  }

  private func validateHeader() throws(BundleError) {
    guard storage.count >= BundleSchema.headerSize else { throw BundleError(.tooShort, at: storage.count) }
    guard storage.count <= BundleSchema.maximumSize else { throw BundleError(.tooLarge, at: BundleSchema.maximumSize) }
    for (offset, byte) in BundleSchema.magic.enumerated() where storage.base.load(fromByteOffset: offset, as: UInt8.self) != byte {
      throw BundleError(.notABundle, at: offset)
    }
    guard storage.word(at: 8) == BundleSchema.version else { throw BundleError(.unknownVersion, at: 8) }
    guard storage.position(at: 12) == storage.count else { throw BundleError(.wrongLength, at: 12) }
    guard storage.position(at: 80) == BundleSection.allCases.count else { throw BundleError(.wrongSections, at: 80) }
    guard storage.word(at: 84) == 0 else { throw BundleError(.wrongSections, at: 84) }
  }

  private func validateDirectory() throws(BundleError) {
    var entry = BundleSchema.headerSize
    var end = BundleSchema.headerSize + BundleSection.allCases.count * BundleSchema.sectionEntrySize
    guard storage.count >= end else { throw BundleError(.tooShort, at: storage.count) }
    for section in BundleSection.allCases {
      guard storage.word(at: entry) == UInt32(section.rawValue) else { throw BundleError(.wrongSections, at: entry) }
      let stride = BundleSchema.schema(of: section)?.stride ?? 0
      let offset = storage.position(at: entry + 4)
      let rows = storage.position(at: entry + 8)
      guard offset == end else { throw BundleError(.sectionOutside, at: entry + 4) }
      guard storage.position(at: entry + 12) == stride else { throw BundleError(.wrongSections, at: entry + 12) }
      guard rows <= BundleSchema.maximumSize else { throw BundleError(.sectionOutside, at: entry + 8) }
      let size = section == .bytes ? rows : rows * stride * 4
      guard size <= storage.count - offset else { throw BundleError(.sectionOutside, at: entry + 8) }
      storage.infos[Int(section.rawValue)] = BundleStorage.Info(offset: offset, rows: rows, stride: max(stride, 1))
      end = offset + size
      while end % 4 != 0 {
        guard end < storage.count, storage.base.load(fromByteOffset: end, as: UInt8.self) == 0 else {
          throw BundleError(.trailingBytes, at: end)
        }
        end += 1
      }
      entry += BundleSchema.sectionEntrySize
    }
    guard end == storage.count else { throw BundleError(.trailingBytes, at: end) }
  }

  private func validateTexts() throws(BundleError) {
    let bytes = storage.infos[Int(BundleSection.bytes.rawValue)]
    let texts = storage.infos[Int(BundleSection.texts.rawValue)]
    let all = UnsafeRawBufferPointer(start: storage.base + bytes.offset, count: bytes.rows)
    if let bad = firstInvalidUTF8(all) { throw BundleError(.textInvalid, at: bytes.offset + bad) }
    for row in 0..<texts.rows {
      let place = texts.offset + row * 8
      guard isText(in: all, start: storage.position(at: place), count: storage.position(at: place + 4)) else {
        throw BundleError(.textInvalid, at: place)
      }
    }
  }

  /// Whether a range of the bytes, which are valid UTF-8 as a whole, starts and ends at character boundaries.
  private func isText(in bytes: UnsafeRawBufferPointer, start: Int, count: Int) -> Bool {
    guard start <= bytes.count, count <= bytes.count - start else { return false }
    let end = start + count
    return (start == bytes.count || bytes[start] & 0xC0 != 0x80) && (end == bytes.count || bytes[end] & 0xC0 != 0x80)
  }

  /// Validates the rows of a section column by column, so that the type of each column is looked up once.
  private func validateRows(of layout: SectionSchema) throws(BundleError) {
    let info = storage.infos[Int(layout.section.rawValue)]
    var place = info.offset
    for column in layout.columns {
      try validate(column.type, from: place, info)
      place += column.type.words * 4
    }
    guard BundleSchema.isNamed(layout), info.rows > 1 else { return }
    for row in 1..<info.rows {
      let start = info.offset + row * info.stride * 4
      guard isLess(text(storage.word(at: start - info.stride * 4)), text(storage.word(at: start))) else {
        throw BundleError(.namesOutOfOrder, at: start)
      }
    }
  }

  private func validate(_ type: ColumnType, from first: Int, _ info: BundleStorage.Info) throws(BundleError) {
    switch type {
    case .text: try require(below: rows(.texts), orNone: false, .numberOutside, from: first, info)
    case .row(let section): try require(below: rows(section), orNone: false, .numberOutside, from: first, info)
    case .optionalRow(let section): try require(below: rows(section), orNone: true, .numberOutside, from: first, info)
    case .choice(let names): try require(below: names.count, orNone: false, .choiceUnknown, from: first, info)
    case .rows(let section):
      let rows = rows(section)
      for row in 0..<info.rows {
        let place = first + row * info.stride * 4
        let (start, count) = (storage.position(at: place), storage.position(at: place + 4))
        guard start <= rows, count <= rows - start else { throw BundleError(.numberOutside, at: place) }
      }
    case .number, .integer: break
    }
  }

  private func require(
    below bound: Int, orNone: Bool, _ reason: BundleError.Reason, from first: Int, _ info: BundleStorage.Info
  ) throws(BundleError) {
    // Overflow is impossible because all rows are inside the file.
    let (bound, stride) = (UInt32(clamping: bound), info.stride &* 4)
    var place = first
    for _ in 0..<info.rows {
      let word = storage.word(at: place)
      guard word < bound || orNone && word == BundleSchema.none else { throw BundleError(reason, at: place) }
      place &+= stride
    }
  }

  private func rows(_ section: BundleSection) -> Int { storage.infos[Int(section.rawValue)].rows }

  private func isLess(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    let shorter = min(a.count, b.count)
    for index in 0..<shorter where a[index] != b[index] { return a[index] < b[index] }
    return a.count < b.count
  }

  /// Validates constants: they contain no errors and no missing values, and their strings and lists are inside the bundle.
  private func validateConstants() throws(BundleError) {
    let info = storage.infos[Int(BundleSection.constants.rawValue)]
    let bytes = storage.infos[Int(BundleSection.bytes.rawValue)]
    for row in 0..<info.rows {
      let place = info.offset + row * 16
      let aux = storage.word(at: place + 4)
      let low = storage.position(at: place + 8)
      let high = storage.position(at: place + 12)
      let isValid =
        switch Value.Tag(rawValue: UInt8(truncatingIfNeeded: storage.word(at: place))) {
        case .null: aux == 0 && low == 0 && high == 0
        case .bool: aux == 0 && low <= 1 && high == 0
        case .int: aux == 0
        case .enumeration: aux == 0 && high == 0
        // Arithmetic and formatting rely on these ranges.
        case .duration: aux < 1_000_000_000 && isDuration(seconds(at: place), aux)
        case .timestamp: aux < 1_000_000_000 && (TimeText.firstTimestamp...TimeText.lastTimestamp).contains(seconds(at: place))
        case .string:
          aux == 0
            && isText(in: UnsafeRawBufferPointer(start: storage.base + bytes.offset, count: bytes.rows), start: high, count: low)
        // Items precede their list and are not lists. Otherwise a list could contain itself or grow exponentially.
        case .list: aux == 0 && high <= row && low <= row - high && (high..<(high + low)).allSatisfy { !isList($0) }
        case .missing, .error, nil: false
        }
      guard isValid else { throw BundleError(.constantInvalid, at: place) }
    }
  }

  private func text(_ number: UInt32) -> UnsafeRawBufferPointer {
    let texts = storage.infos[Int(BundleSection.texts.rawValue)]
    let bytes = storage.infos[Int(BundleSection.bytes.rawValue)]
    let place = texts.offset + Int(clamping: number) * 8
    return UnsafeRawBufferPointer(
      start: storage.base + bytes.offset + storage.position(at: place), count: storage.position(at: place + 4))
  }
}

// Helpers for constants.
extension BundleValidator {
  private func isList(_ constant: Int) -> Bool {
    storage.word(at: storage.infos[Int(BundleSection.constants.rawValue)].offset + constant * 16) == UInt32(Value.Tag.list.rawValue)
  }

  /// Returns the 64-bit payload of a constant.
  private func seconds(at place: Int) -> Int64 {
    Int64(bitPattern: UInt64(storage.word(at: place + 8)) | UInt64(storage.word(at: place + 12)) << 32)
  }

  private func isDuration(_ seconds: Int64, _ nanoseconds: UInt32) -> Bool {
    (-TimeText.durationLimit..<TimeText.durationLimit).contains(seconds) || (seconds == TimeText.durationLimit && nanoseconds == 0)
  }
}

/// Returns the offset of the first byte that is not valid UTF-8, or nil.
func firstInvalidUTF8(_ bytes: UnsafeRawBufferPointer) -> Int? {
  var index = 0
  while index < bytes.count {
    // Most text is ASCII, so check eight bytes at once.
    while bytes.count - index >= 8, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 { index += 8 }
    guard index < bytes.count else { return nil }
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    let (length, low, high): (Int, UInt8, UInt8) =
      switch lead {
      case 0xC2...0xDF: (2, 0x80, 0xBF)
      case 0xE0: (3, 0xA0, 0xBF)
      case 0xED: (3, 0x80, 0x9F)
      case 0xE1...0xEF: (3, 0x80, 0xBF)
      case 0xF0: (4, 0x90, 0xBF)
      case 0xF1...0xF3: (4, 0x80, 0xBF)
      case 0xF4: (4, 0x80, 0x8F)
      default: (0, 0, 0)
      }
    guard length > 0, index + length <= bytes.count, (low...high).contains(bytes[index + 1]) else { return index }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index }
    index += length
  }
  return nil
}
