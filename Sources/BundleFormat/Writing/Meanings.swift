extension Section {
  /// Whether the rows are sorted by their names and found by them.
  var isNamed: Bool {
    guard let first = columns.first, case .text = first.type else { return false }
    return first.name == "name" && name != "tables" && name != "event_parameters"
  }

  /// Returns the meaning of a column, or nil if neither its declaration nor its type says it. A reference without a meaning is described by its
  /// section.
  func meaning(of column: Column) -> String? {
    if let about = column.about { return about }
    switch column.type {
    case .text: return isNamed && column.name == "name" ? "The name in the rules. The rows are sorted by it." : nil
    case .choice(let of): return Format.choices.first { $0.name == of }?.about
    case .row, .rows: return ""
    case .flag, .number, .integer, .optionalRow: return nil
    }
  }

  /// Returns the documentation of a column in Swift: its meaning, and the section that it refers to.
  func documentation(of column: Column) -> String {
    let reference: String? =
      switch column.type {
      case .row(let of), .optionalRow(let of): "A row of `\(of)`."
      case .rows(let of): "Rows of `\(of)`."
      case .text, .flag, .number, .integer, .choice: nil
      }
    return [meaning(of: column)?.replacing("; none ", with: "; nil "), reference].compactMap { $0 }.filter { !$0.isEmpty }.joined(
      separator: " ")
  }
}

extension Format {
  /// The lines around the table of meanings in docs/contribute/bundle.md.
  private static let (start, end) = ("<!-- columns: all -->\n", "<!-- end -->\n")

  /// The meaning of each section, and of each column that says more than its type, as a table.
  static var meanings: String {
    var text = "| column | meaning |\n|---|---|\n"
    for section in sections {
      text += "| **`\(section.name)`** | \(section.about) |\n"
      for column in section.columns {
        if let about = column.about { text += "| `\(section.name).\(column.name)` | \(about) |\n" }
      }
    }
    return text
  }

  /// Returns a page with the current table of meanings, or nil if the page has no such table.
  static func meanings(in page: String) -> String? {
    guard let start = page.firstRange(of: start), let end = page[start.upperBound...].firstRange(of: end) else { return nil }
    return page[..<start.upperBound] + meanings + page[end.lowerBound...]
  }
}
