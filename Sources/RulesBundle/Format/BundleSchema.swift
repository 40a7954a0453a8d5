/// The type of a column of a section. The validator, the JSON output, and the documentation of the format are derived from these types.
public enum ColumnType: Sendable {
  /// The index of a text.
  case text
  /// The index of a row of a section.
  case row(BundleSection)
  /// The index of a row of a section, or `BundleSchema.none`.
  case optionalRow(BundleSection)
  /// Two words: the first row and the number of rows of a section.
  case rows(BundleSection)
  /// One of several named values, by position.
  case choice([String])
  /// An unsigned 32-bit number.
  case number
  /// Two words: a signed 64-bit number, with the low word first.
  case integer

  /// The width of the column in 32-bit words.
  public var words: Int {
    switch self {
    case .rows, .integer: 2
    case .text, .row, .optionalRow, .choice, .number: 1
    }
  }
}

/// A column of a section.
public struct Column: Sendable {
  /// The name of the column.
  public let name: String
  /// The type of the column.
  public let type: ColumnType

  init(_ name: String, _ type: ColumnType) {
    self.name = name
    self.type = type
  }
}

/// The columns of a section.
public struct SectionSchema: Sendable {
  /// The number of the section in the file.
  public let section: BundleSection
  /// The name of the section.
  public let name: String
  /// The columns, in order.
  public let columns: [Column]

  /// The number of 32-bit words in a row.
  public let stride: Int

  init(_ section: BundleSection, _ name: String, _ columns: [Column]) {
    self.section = section
    self.name = name
    self.columns = columns
    stride = columns.reduce(0) { $0 + $1.type.words }
  }
}

/// The bundle format as data.
public enum BundleSchema {
  /// The first bytes of every bundle.
  public static let magic: [UInt8] = [0x52, 0x55, 0x4C, 0x45, 0x42, 0x4F, 0x4F, 0x4B]  // "RULEBOOK"
  /// The format version. It is increased when a reader of the previous version could misinterpret a bundle.
  public static let version: UInt32 = 1
  /// The value of an optional row that is absent.
  public static let none: UInt32 = .max
  /// The size of the header in bytes: magic, version, length, contract hash, content hash, number of sections, and a reserved word.
  public static let headerSize = 88
  /// The size of an entry of the section directory in bytes: identifier, offset, number of rows, and words in a row.
  public static let sectionEntrySize = 16
  /// The maximum size of a bundle in bytes.
  public static let maximumSize = 4 << 20
  /// The maximum number of events of one kind in a history.
  public static let maximumEventCount = 1 << 16
  /// The maximum length that an input field may require or allow.
  public static let maximumTextLength: Int64 = 1 << 20
  /// The maximum time in seconds by which a notification may precede its moment: one year.
  public static let maximumLeadTime: Int64 = 366 * 86_400

  static let noYes = ["no", "yes"]

  /// Returns the schema of a section, or nil for `bytes`, which has no rows.
  public static func schema(of section: BundleSection) -> SectionSchema? {
    // The schemas of all other sections are in the order of their numbers.
    section == .bytes ? nil : sections[Int(section.rawValue) - Int(BundleSection.texts.rawValue)]
  }

  /// Whether the rows of a section are sorted by a name in the first column, in byte order, and can be found by it.
  public static func isNamed(_ layout: SectionSchema) -> Bool {
    guard let first = layout.columns.first, case .text = first.type else { return false }
    return first.name == "name" && layout.section != .tables && layout.section != .eventParameters
  }
}
