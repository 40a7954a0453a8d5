package import RulesJSON

/// A table of a report, which prints as text, Markdown, or JSON.
package struct ReportTable: Sendable {
  enum Cell: Sendable {
    case text(String)
    case number(Int64)
    /// Several entries, each on its own line.
    case lines([String])
    case values([HeldValue])

    var lines: [String] {
      switch self {
      case .text(let text): text.isEmpty ? [] : [text]
      case .number(let number): ["\(number)"]
      case .lines(let lines): lines
      case .values(let values): values.map(\.text)
      }
    }
  }

  struct Column: Sendable {
    /// The key in JSON.
    var key: String
    /// The title of the column.
    var title: String
    /// The maximum number of characters per line in text output. Longer lines are wrapped.
    var width = 40
  }

  /// The argument of `report`: `locks`.
  package internal(set) var key: String
  var title: String
  var columns: [Column]
  var rows: [[Cell]]
}

extension ReportTable {
  /// The rows as objects. Cells without a value are omitted.
  package var json: JSON {
    .array(
      rows.map { row in
        .object(
          zip(columns, row).flatMap { column, cell -> [JSON.Member] in
            switch cell {
            case .text(let text): JSON.Member.text(column.key, text)
            case .number(let number): [JSON.Member(column.key, .int(number))]
            case .lines(let lines): JSON.Member.texts(column.key, lines)
            case .values(let values): JSON.Member.objects(column.key, values.map(\.members))
            }
          })
      })
  }

  /// The table without empty columns.
  private var filled: ReportTable {
    let kept = columns.indices.filter { column in rows.contains { !$0[column].lines.isEmpty } }
    return ReportTable(key: key, title: title, columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
  }

  /// The table as Markdown, with a heading.
  package var markdown: String { filled.markdownTable }

  /// The table as text for a terminal. Long cells are wrapped.
  package var text: String { filled.textTable }

  private var markdownTable: String {
    if rows.isEmpty { return "## \(title)\n\nNone." }
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    func escaped(_ text: String) -> String { text.replacing("|", with: "\\|").replacing("\n", with: " ") }
    let head = [line(columns.map(\.title)), "|" + columns.map { _ in "---|" }.joined()]
    let body = rows.map { row in line(row.map { $0.lines.map(escaped).joined(separator: "<br>") }) }
    return (["## \(title)", ""] + head + body).joined(separator: "\n")
  }

  private var textTable: String {
    if rows.isEmpty { return "\(title)\n  none" }
    let cells = rows.map { row in zip(columns, row).map { column, cell in cell.lines.flatMap { wrapped($0, to: column.width) } } }
    let widths = columns.indices.map { column in
      max(columns[column].title.count, cells.flatMap { $0[column].map(\.count) }.max() ?? 0)
    }
    func line(_ texts: [String]) -> String { ("  " + zip(texts, widths).map { padded($0, $1) }.joined(separator: "  ")).trimmedEnd }
    var lines = [title, line(columns.map(\.title)), line(widths.map { String(repeating: "-", count: $0) })]
    for row in cells {
      for index in 0..<(row.map(\.count).max() ?? 0) { lines.append(line(row.map { index < $0.count ? $0[index] : "" })) }
    }
    return lines.joined(separator: "\n")
  }

  /// Wraps text into lines of at most `width` characters, between words if possible.
  private func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
      while line.count > width {
        // Break a path after a slash if it contains one.
        let part = line.prefix(width)
        let end = part.lastIndex(of: "/").map { part.index(after: $0) } ?? part.endIndex
        lines.append(String(line[..<end]))
        line = String(line[end...])
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
