package import RulesRuntime

/// A strict parser for files of the tz database (RFC 9636, versions 1 to 4). A damaged file produces no zone.
package enum TZif {
  static let mark = Array("TZif".utf8)
  /// The first year for which changes are computed from a rule. Daylight saving time did not exist before.
  private static let firstYear: Int64 = 1900

  /// Returns the zone in a file; nil if the file is damaged. Changes after the last one in the file are computed from its rule, up to the end
  /// of `lastYear`.
  package static func zone(_ name: String, _ bytes: [UInt8], through lastYear: Int64) -> Zone? {
    var reader = ByteReader(bytes)
    guard let first = Header(&reader) else { return nil }
    if first.version == 0 {
      guard let data = Data(&reader, first, timeSize: 4), reader.isAtEnd else { return nil }
      return Zone(name, offset: data.firstOffset, changes: data.changes)
    }
    // Newer versions contain the data twice: in 32 bits for old readers, and then in 64 bits.
    guard first.isPlausible, reader.skip(first.size(timeSize: 4)), let second = Header(&reader), second.version == first.version,
      let data = Data(&reader, second, timeSize: 8), let footer = reader.footer(), reader.isAtEnd
    else { return nil }
    return zone(name, data, footer, version: second.version, through: lastYear)
  }

  private static func zone(_ name: String, _ data: Data, _ footer: [UInt8], version: UInt8, through lastYear: Int64) -> Zone? {
    if footer.isEmpty { return Zone(name, offset: data.firstOffset, changes: data.changes) }
    guard let rule = ZoneRule(footer, wideHours: version >= 0x33) else { return nil }
    let lastYear = min(lastYear, 9999)
    guard let last = data.changes.last else {
      // If the file has no changes, the rule applies to all years.
      return Zone(name, offset: rule.standard, changes: rule.changes(in: firstYear...max(firstYear, lastYear)))
    }
    let year = max(firstYear, CivilYear.of(last.instant) - 1)
    let later = year <= lastYear ? rule.changes(in: year...lastYear).filter { $0.instant > last.instant } : []
    return Zone(name, offset: data.firstOffset, changes: data.changes + later)
  }

  /// The header of a block: the version and the numbers of entries.
  private struct Header {
    /// 0 for version 1, or the ASCII digit of versions 2 to 4.
    let version: UInt8
    let utcMarks: Int
    let standardMarks: Int
    let leaps: Int
    let times: Int
    let types: Int
    let letters: Int

    init?(_ reader: inout ByteReader) {
      guard reader.take(TZif.mark), let version = reader.byte(), version == 0 || (0x32...0x34).contains(version), reader.skip(15),
        let utcMarks = reader.count(), let standardMarks = reader.count(), let leaps = reader.count(), let times = reader.count(),
        let types = reader.count(), let letters = reader.count()
      else { return nil }
      self.version = version
      self.utcMarks = utcMarks
      self.standardMarks = standardMarks
      self.leaps = leaps
      self.times = times
      self.types = types
      self.letters = letters
    }

    /// Whether the numbers are consistent. Files with leap seconds (`right/`) are rejected.
    var isPlausible: Bool {
      leaps == 0 && (1...256).contains(types) && letters > 0 && (utcMarks == 0 || utcMarks == types)
        && (standardMarks == 0 || standardMarks == types)
    }

    func size(timeSize: Int) -> Int {
      times * (timeSize + 1) + types * 6 + letters + leaps * (timeSize + 4) + standardMarks + utcMarks
    }
  }

  /// The changes of a block.
  private struct Data {
    /// The offset before the first change, which is the offset of the first type.
    let firstOffset: Int64
    let changes: [Zone.Change]

    init?(_ reader: inout ByteReader, _ header: Header, timeSize: Int) {
      guard header.isPlausible, reader.left >= header.size(timeSize: timeSize) else { return nil }
      let instants = (0..<header.times).compactMap { _ in timeSize == 8 ? reader.long() : reader.word().map(Int64.init) }
      let types = (0..<header.times).compactMap { _ in reader.byte() }
      var offsets: [Int64] = []
      for _ in 0..<header.types {
        guard let offset = reader.word(), let isSummer = reader.byte(), isSummer <= 1, let letter = reader.byte(),
          Int(letter) < header.letters
        else { return nil }
        offsets.append(Int64(offset))
      }
      guard let first = offsets.first, types.allSatisfy({ Int($0) < offsets.count }), reader.skip(header.letters - 1),
        reader.take([0]), reader.skip(header.standardMarks + header.utcMarks)
      else { return nil }
      firstOffset = first
      changes = zip(instants, types).map { Zone.Change(instant: $0, offset: offsets[Int($1)]) }
    }
  }
}

/// Reads bytes and big-endian numbers. Methods return nil at the end of the data.
private struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var left: Int { bytes.count - position }
  var isAtEnd: Bool { left == 0 }

  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  mutating func word() -> Int32? {
    guard left >= 4 else { return nil }
    position += 4
    return Int32(bitPattern: bytes[(position - 4)..<position].reduce(0) { $0 << 8 | UInt32($1) })
  }

  mutating func long() -> Int64? {
    guard left >= 8 else { return nil }
    position += 8
    return Int64(bitPattern: bytes[(position - 8)..<position].reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// Reads a number of entries, which cannot exceed the number of bytes in the file.
  mutating func count() -> Int? {
    guard let word = word(), word >= 0, Int(word) <= bytes.count else { return nil }
    return Int(word)
  }

  mutating func take(_ expected: [UInt8]) -> Bool {
    guard left >= expected.count, bytes[position..<(position + expected.count)].elementsEqual(expected) else { return false }
    position += expected.count
    return true
  }

  mutating func skip(_ count: Int) -> Bool {
    guard left >= count else { return false }
    position += count
    return true
  }

  /// Reads a line that is enclosed in two line feeds.
  mutating func footer() -> [UInt8]? {
    guard byte() == 0x0A, let end = bytes[position...].firstIndex(of: 0x0A) else { return nil }
    defer { position = end + 1 }
    return Array(bytes[position..<end])
  }
}
