extension Format {
  /// The sections and their columns as listed in docs/contribute/bundle.md.
  public static var listing: String {
    sections.map { section in
      let columns = section.placed.map { column, position in
        "  \(padded("\(position)", 3)) \(padded(column.name, 21)) \(meaning(of: column))\n"
      }
      return "\(section.number) \(section.name): \(section.width == 1 ? "1 word" : "\(section.width) words")\n" + columns.joined()
    }.joined()
  }

  /// Returns a page with the current number of sections, the current listing, and the meanings. The listing is the code block that starts with
  /// section 2.
  public static func listing(in page: String) -> String? {
    guard let start = page.firstRange(of: "```\n2 "), let end = page[start.upperBound...].firstRange(of: "```\n") else { return nil }
    // Section 1 has no rows and is not listed.
    let head = page[..<start.lowerBound].replacing(/each of the \d+ sections/, with: "each of the \(sections.count + 1) sections")
    return meanings(in: head + "```\n" + listing + page[end.lowerBound...])
  }

  private static func meaning(of column: Column) -> String {
    switch column.type {
    case .text: "text"
    case .flag: "one of no, yes"
    case .number: "number"
    case .integer: "integer"
    case .choice(let of): "one of " + (choices.first { $0.name == of }?.words ?? []).map(\.text).joined(separator: ", ")
    case .row(let of): "row of \(of)"
    case .optionalRow(let of): "row of \(of), or none"
    case .rows(let of): "rows of \(of)"
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}
