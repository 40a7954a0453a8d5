public import RulesJSON

/// A table for people and programs: a register of the rules, or counts of them.
public struct ReportTable: Sendable {
  enum Cell: Sendable {
    case text(String)
    case number(Int64)
    /// Several entries, one below the other.
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
    /// What stands above it.
    var title: String
    /// The most characters of a line as text; longer ones are wrapped.
    var width = 40
  }

  /// The word that `report` takes: `locks`.
  public internal(set) var key: String
  var title: String
  var columns: [Column]
  var rows: [[Cell]]
}

extension ReportTable {
  /// The rows as objects; a cell without a value is left out.
  public var json: JSON {
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

  /// Without the columns that no row fills: for people.
  private var filled: ReportTable {
    let kept = columns.indices.filter { column in rows.contains { !$0[column].lines.isEmpty } }
    return ReportTable(key: key, title: title, columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
  }

  /// A heading and a table.
  public var markdown: String { filled.markdownTable }

  /// A table for a terminal; long cells go on below.
  public var text: String { filled.textTable }

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

  /// Lines of at most so many characters, broken between words where there are any.
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
        // A path is broken after a slash where there is one.
        let part = line.prefix(width)
        let end = part.lastIndex(of: "/").map { part.index(after: $0) } ?? part.endIndex
        lines.append(String(line[..<end]))
        line = String(line[end...])
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
