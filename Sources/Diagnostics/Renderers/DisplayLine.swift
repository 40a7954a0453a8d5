import SourceText

/// A source line as displayed in a terminal, with expanded tabs and visible replacements for invisible characters.
struct DisplayLine {
  private static let tab = 4

  private(set) var cells: [(text: String, width: Int)] = []
  /// The display column (0-based) of each byte of the line, and of its end.
  private var columns: [Int] = []

  init(_ bytes: ArraySlice<UInt8>) {
    var column = 0
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isRepaired = scalar == "\u{FFFD}" && !bytes.dropFirst(offset).starts(with: [0xEF, 0xBF, 0xBD])
      let length = isRepaired ? 1 : UTF8.width(scalar)
      let (text, width) = Self.shown(scalar)
      cells.append((text, width))
      columns.append(contentsOf: repeatElement(column, count: min(length, bytes.count - offset)))
      offset = min(offset + length, bytes.count)
      column += width
    }
    columns.append(contentsOf: repeatElement(column, count: bytes.count + 1 - columns.count))
  }

  var width: Int { columns.last ?? 0 }

  func column(ofByte byte: Int) -> Int { columns[min(max(byte, 0), columns.count - 1)] }

  /// Returns the text between two display columns.
  func text(_ range: Range<Int>) -> String {
    var column = 0
    var text = ""
    for cell in cells {
      if range.contains(column), column + cell.width <= range.upperBound { text += cell.text }
      column += cell.width
      if column >= range.upperBound { break }
    }
    return text
  }

  private static func shown(_ scalar: Unicode.Scalar) -> (String, Int) {
    if scalar == "\t" { return (String(repeating: " ", count: tab), tab) }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return ("\u{FFFD}", 1)
    case .nonspacingMark, .enclosingMark: return (String(scalar), 0)
    default: return (String(scalar), isWide(scalar) ? 2 : 1)
    }
  }

  /// Whether the scalar is an East Asian wide or full-width form or an emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: scalar.value > 0x2000 && scalar.properties.isEmojiPresentation
    }
  }
}
