internal import Diagnostics
internal import SourceText

/// The content of a file that was saved in another encoding than UTF-8, converted to UTF-8.
///
/// Rule files are UTF-8. A file in another encoding is reported once, and its content is still checked.
public struct ConvertedFile: Sendable {
  /// The content in UTF-8.
  public let bytes: [UInt8]
  /// What is wrong with the file, for a message.
  let message: String
  let help: String
  /// The number of bytes before the first one that differs from UTF-8.
  let offset: Int

  /// Converts the content of a file; nil if it is not in one of the encodings that editors and spreadsheets use.
  public init?(_ bytes: [UInt8]) {
    if let units = WideUnits(bytes) {
      self.bytes = units.converted
      (message, help) = ("this file is encoded as \(units.name), not as UTF-8", ConvertedFile.saving)
      offset = 0
    } else if ConvertedFile.hasOnlyCarriageReturns(bytes) {
      self.bytes = bytes.map { $0 == 0x0D ? 0x0A : $0 }
      (message, help) = ("the lines of this file end with a carriage return only", "save the file with line feeds at the ends of lines")
      offset = 0
    } else if let table = SingleByteTable(bytes) {
      self.bytes = table.convert(bytes)
      (message, help) = ("this file is encoded as \(table.name), not as UTF-8", ConvertedFile.saving)
      offset = bytes.prefix { $0 < 0x80 }.count
    } else {
      return nil
    }
  }

  private static let saving = "save the file as UTF-8; in an editor, choose \"Save with Encoding\" and \"UTF-8\""

  private static func hasOnlyCarriageReturns(_ bytes: [UInt8]) -> Bool {
    bytes.count { $0 == 0x0D } > 1 && !bytes.contains(0x0A)
  }

  /// Returns the message about the file.
  func problem(in file: FileID) -> Diagnostic {
    Diagnostic(YAMLProblems.encoding, message, at: Span(file, offset, offset), helps: [help])
  }
}

/// Text in units of two or four bytes.
private struct WideUnits {
  let name: String
  let converted: [UInt8]

  init?(_ bytes: [UInt8]) {
    let forms: [(name: String, mark: [UInt8], width: Int, isLittle: Bool)] = [
      ("UTF-32", [0xFF, 0xFE, 0, 0], 4, true), ("UTF-32", [0, 0, 0xFE, 0xFF], 4, false), ("UTF-16", [0xFF, 0xFE], 2, true),
      ("UTF-16", [0xFE, 0xFF], 2, false),
    ]
    if let form = forms.first(where: { bytes.starts(with: $0.mark) }) {
      self.init(form.name, bytes.dropFirst(form.mark.count), form.width, form.isLittle)
      return
    }
    // Without a mark, every second byte of text in Latin letters is zero.
    let start = bytes.prefix(128)
    let zeros = start.indices.filter { start[$0] == 0 }
    guard start.count > 3, zeros.count * 5 >= start.count * 2, Set(zeros.map { $0 % 2 }).count == 1 else { return nil }
    self.init("UTF-16", bytes[...], 2, zeros[0] % 2 == 1)
  }

  private init(_ name: String, _ bytes: ArraySlice<UInt8>, _ width: Int, _ isLittle: Bool) {
    self.name = name
    var units: [UInt32] = []
    units.reserveCapacity(bytes.count / width)
    var index = bytes.startIndex
    while index + width <= bytes.endIndex {
      let unit = isLittle ? Array(bytes[index..<index + width].reversed()) : Array(bytes[index..<index + width])
      units.append(unit.reduce(0) { $0 << 8 | UInt32($1) })
      index += width
    }
    if width == 2 {
      converted = Array(String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self).utf8)
    } else {
      converted = Array(String(decoding: units, as: UTF32.self).utf8)
    }
  }
}

/// An encoding with one byte for each character.
struct SingleByteTable {
  let name: String
  private let scalars: [UInt32]

  /// Determines the encoding of bytes that contain at least two characters outside ASCII, none of which is UTF-8.
  init?(_ bytes: [UInt8]) {
    let foreign = bytes.filter { $0 >= 0x80 }
    guard foreign.count > 1, !SingleByteTable.hasUTF8(bytes), !bytes.contains(where: { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) })
    else {
      return nil
    }
    // The quotes, dashes, and accents that are usual in product copy.
    let windows = foreign.count { [0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xA7, 0xB7, 0xE8, 0xE9].contains($0) }
    let mac = foreign.count { [0x8E, 0x8F, 0xA4, 0xA5, 0xC9, 0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xDB, 0xE1].contains($0) }
    (name, scalars) = mac > windows ? ("Mac OS Roman", SingleByteTable.mac) : ("Windows-1252 (Latin-1)", SingleByteTable.windows)
    guard foreign.allSatisfy({ scalars[Int($0) - 0x80] != 0 }) else { return nil }
  }

  func convert(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      if byte >= 0x80, let scalar = Unicode.Scalar(scalars[Int(byte) - 0x80]) {
        result += Array(String(Character(scalar)).utf8)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Whether two neighboring bytes can be part of a character in UTF-8, or of an overlong one.
  private static func hasUTF8(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { (0xC0...0xF4).contains($0) && (0x80...0xBF).contains($1) }
  }

  /// The characters of Windows-1252 from 0x80. Zero stands for a byte without a character.
  static let windows: [UInt32] =
    [
      0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019,
      0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
    ] + Array(0xA0...0xFF)

  /// The characters of Mac OS Roman from 0x80.
  private static let mac: [UInt32] = [
    0x00C4, 0x00C5, 0x00C7, 0x00C9, 0x00D1, 0x00D6, 0x00DC, 0x00E1, 0x00E0, 0x00E2, 0x00E4, 0x00E3, 0x00E5, 0x00E7, 0x00E9, 0x00E8,
    0x00EA, 0x00EB, 0x00ED, 0x00EC, 0x00EE, 0x00EF, 0x00F1, 0x00F3, 0x00F2, 0x00F4, 0x00F6, 0x00F5, 0x00FA, 0x00F9, 0x00FB, 0x00FC,
    0x2020, 0x00B0, 0x00A2, 0x00A3, 0x00A7, 0x2022, 0x00B6, 0x00DF, 0x00AE, 0x00A9, 0x2122, 0x00B4, 0x00A8, 0x2260, 0x00C6, 0x00D8,
    0x221E, 0x00B1, 0x2264, 0x2265, 0x00A5, 0x00B5, 0x2202, 0x2211, 0x220F, 0x03C0, 0x222B, 0x00AA, 0x00BA, 0x03A9, 0x00E6, 0x00F8,
    0x00BF, 0x00A1, 0x00AC, 0x221A, 0x0192, 0x2248, 0x2206, 0x00AB, 0x00BB, 0x2026, 0x00A0, 0x00C0, 0x00C3, 0x00D5, 0x0152, 0x0153,
    0x2013, 0x2014, 0x201C, 0x201D, 0x2018, 0x2019, 0x00F7, 0x25CA, 0x00FF, 0x0178, 0x2044, 0x20AC, 0x2039, 0x203A, 0xFB01, 0xFB02,
    0x2021, 0x00B7, 0x201A, 0x201E, 0x2030, 0x00C2, 0x00CA, 0x00C1, 0x00CB, 0x00C8, 0x00CD, 0x00CE, 0x00CF, 0x00CC, 0x00D3, 0x00D4,
    0xF8FF, 0x00D2, 0x00DA, 0x00DB, 0x00D9, 0x0131, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x02DA, 0x00B8, 0x02DD, 0x02DB, 0x02C7,
  ]
}
