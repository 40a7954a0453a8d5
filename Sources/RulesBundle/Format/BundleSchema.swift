/// What a column of a section holds. Every word of a bundle is described by one of these, so that one loop can check them
/// all, another print them all, and the page about the format is a listing of this.
public enum ColumnType: Sendable {
  /// Index of a text.
  case text
  /// Index of a row of a section.
  case row(BundleSection)
  /// The same, or `BundleSchema.none`.
  case optionalRow(BundleSection)
  /// Two words: first row and number of rows of a section.
  case rows(BundleSection)
  /// One of a few words, by position.
  case choice([String])
  /// Any number.
  case number
  /// Two words: a signed 64-bit number, low word first.
  case integer

  public var words: Int {
    switch self {
    case .rows, .integer: 2
    case .text, .row, .optionalRow, .choice, .number: 1
    }
  }
}

public struct Column: Sendable {
  public let name: String
  public let type: ColumnType

  init(_ name: String, _ type: ColumnType) {
    self.name = name
    self.type = type
  }
}

/// The columns of a section.
public struct SectionSchema: Sendable {
  public let section: BundleSection
  public let name: String
  public let columns: [Column]

  /// Words in a row.
  public let stride: Int

  init(_ section: BundleSection, _ name: String, _ columns: [Column]) {
    self.section = section
    self.name = name
    self.columns = columns
    stride = columns.reduce(0) { $0 + $1.type.words }
  }
}

/// The format, as data.
public enum BundleSchema {
  public static let magic: [UInt8] = [0x52, 0x55, 0x4C, 0x45, 0x42, 0x4F, 0x4F, 0x4B]  // "RULEBOOK"
  /// Raised when a reader of the old version could misread a bundle of the new one.
  public static let version: UInt32 = 1
  public static let none: UInt32 = .max
  /// Magic, version, length, contract hash, content hash, number of sections, reserved.
  public static let headerSize = 88
  /// Identifier, offset, rows, words in a row.
  public static let sectionEntrySize = 16
  public static let maximumSize = 4 << 20
  /// The most events of a kind that a history keeps.
  public static let mostEvents = 1 << 16
  /// The most characters that a field may ask for or allow.
  public static let longestText: Int64 = 1 << 20
  /// The longest time, in seconds, that a notification comes before its moment: a year.
  public static let longestBefore: Int64 = 366 * 86_400

  static let noYes = ["no", "yes"]

  /// The layout of a section; `bytes` has none.
  public static func layout(of section: BundleSection) -> SectionSchema? {
    // All others have one, and stand in the order of their numbers.
    section == .bytes ? nil : sections[Int(section.rawValue) - Int(BundleSection.texts.rawValue)]
  }

  /// Whether rows of a section are found by their name: their first column, in byte order.
  public static func isNamed(_ layout: SectionSchema) -> Bool {
    guard let first = layout.columns.first, case .text = first.type else { return false }
    return first.name == "name" && layout.section != .tables && layout.section != .eventParameters
  }

  /// The kind of rules whose names a section has. `tables` are those of actions, too, so the kind's own have another name in the bundle.
  public static func kind(of layout: SectionSchema) -> String { layout.section == .decisionTables ? "tables" : layout.name }
}
