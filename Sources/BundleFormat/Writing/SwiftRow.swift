/// The reader and the builder of a section's rows.
struct SwiftRow {
  private let section: Section

  init(_ section: Section) { self.section = section }

  var text: String { reader + "\n" + builder }

  private var reader: String {
    var text = "/// A row of `\(section.name)`. \(section.about)"
    text += """

      @usableFromInline
      package struct \(section.row)Row: BundleRow {
        /// The section of the rows: `\(section.name)`.
        @inlinable @inline(__always)
        package static var section: BundleSection { .\(section.swiftName) }
        /// The number of 32-bit words in a row.
        @inlinable @inline(__always)
        package static var width: Int { \(section.width) }

        /// The address of the row in the bundle.
        @usableFromInline package let pointer: UnsafeRawPointer

        /// Creates the row at an address, which is not checked.
        @inlinable @inline(__always)
        package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }


      """
    for (column, _) in section.placed {
      text += "  /// \(section.documentation(of: column))\n"
      text += "  @inlinable @inline(__always)\n  package var \(column.swiftName): \(type(of: column)) { \(reading(column)) }\n"
    }
    text += "\n  /// The positions of the columns in a row, in words.\n  @usableFromInline\n  package enum At {\n"
    for (column, position) in section.placed {
      text += "    /// The position of `\(column.name)`\(column.type.width == 2 ? ", which has two words" : "").\n"
      text += "    @inlinable @inline(__always)\n    package static var \(column.swiftName): Int { \(position) }\n"
    }
    return text + "  }\n}\n"
  }

  private var builder: String {
    var text = "/// The content of a row of `\(section.name)`, to be written.\n"
    text +=
      "package struct \(section.row)Builder: RowBuilder {\n  /// The type that reads the row.\n  package typealias Row = \(section.row)Row\n\n"
    for column in section.columns {
      text += "  /// \(section.documentation(of: column))\n  package var \(column.swiftName): \(type(of: column))\n"
    }
    let parameters = section.columns.map { "\n    \($0.swiftName): \(type(of: $0))" }.joined(separator: ",")
    text += "\n  /// Creates a row from the values of all columns, in the order of the columns.\n  package init(\(parameters)\n  ) {\n"
    for column in section.columns { text += "    self.\(column.swiftName) = \(column.swiftName)\n" }
    text += "  }\n\n  /// Appends the columns in order.\n  package func write(to output: inout RowWords) {\n"
    for column in section.columns { text += "    output.append(\(column.swiftName))\n" }
    return text + "  }\n}\n"
  }

  private func type(of column: Column) -> String {
    switch column.type {
    case .text: "BundleText"
    case .flag: "Bool"
    case .number, .row: "Int"
    case .integer: "Int64"
    case .choice(let of): of
    case .optionalRow: "Int?"
    case .rows: "Range<Int>"
    }
  }

  private func reading(_ column: Column) -> String {
    let place = "At.\(column.swiftName)"
    return switch column.type {
    case .text: "loadText(\(place))"
    case .flag: "loadFlag(\(place))"
    case .number, .row: "loadWord(\(place))"
    case .integer: "loadInteger(\(place))"
    case .choice(let of): "\(of)(verified: loadByte(\(place)))"
    case .optionalRow: "loadOptional(\(place))"
    case .rows: "loadRange(\(place))"
    }
  }
}
