/// The reader and the builder of a section's rows.
struct SwiftRow {
  private let section: Section

  init(_ section: Section) { self.section = section }

  var text: String { reader + "\n" + builder }

  private var reader: String {
    var text = "/// A row of `\(section.name)`."
    if let about = section.about { text += " \(about)" }
    text += """

      @usableFromInline
      package struct \(section.row)Row: BundleRow {
        @inlinable @inline(__always)
        package static var section: BundleSection { .\(section.swiftName) }
        /// The number of 32-bit words in a row.
        @inlinable @inline(__always)
        package static var width: Int { \(section.width) }

        @usableFromInline package let pointer: UnsafeRawPointer

        @inlinable @inline(__always)
        package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }


      """
    for (column, _) in section.placed {
      if let about = column.about { text += "  /// \(about)\n" }
      text += "  @inlinable @inline(__always)\n  package var \(column.swiftName): \(type(of: column)) { \(reading(column)) }\n"
    }
    text += "\n  /// The positions of the columns in a row, in words.\n  @usableFromInline\n  package enum At {\n"
    for (column, position) in section.placed {
      text += "    @inlinable @inline(__always)\n    package static var \(column.swiftName): Int { \(position) }\n"
    }
    return text + "  }\n}\n"
  }

  private var builder: String {
    var text = "/// The content of a row of `\(section.name)`.\npackage struct \(section.row)Builder: RowBuilder {\n"
    text += "  package typealias Row = \(section.row)Row\n\n"
    for column in section.columns { text += "  package var \(column.swiftName): \(type(of: column))\n" }
    let parameters = section.columns.map { "\n    \($0.swiftName): \(type(of: $0))" }.joined(separator: ",")
    text += "\n  package init(\(parameters)\n  ) {\n"
    for column in section.columns { text += "    self.\(column.swiftName) = \(column.swiftName)\n" }
    text += "  }\n\n  package func write(to output: inout RowWords) {\n"
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
