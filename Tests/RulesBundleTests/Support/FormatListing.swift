import RulesBundle

/// The format as docs/bundle.md lists it, made from `Layout`.
enum FormatListing {
  static var sections: String {
    Layout.sections.map { layout in
      var word = 0
      let columns = layout.columns.map { column -> String in
        defer { word += column.type.words }
        return "  \(padded("\(word)", 3)) \(padded(column.name, 21)) \(text(column.type))\n"
      }
      return "\(layout.section.rawValue) \(layout.name): \(layout.stride == 1 ? "1 word" : "\(layout.stride) words")\n" + columns.joined()
    }.joined()
  }

  static var operations: [String] { Instruction.Operation.allCases.map { "| \($0.rawValue) | `\($0)` |" } }

  private static func text(_ type: ColumnType) -> String {
    switch type {
    case .text: "text"
    case .row(let section): "row of \(name(section))"
    case .optionalRow(let section): "row of \(name(section)), or none"
    case .rows(let section): "rows of \(name(section))"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .number: "number"
    case .integer: "integer"
    }
  }

  private static func name(_ section: Section) -> String { Layout.layout(of: section)?.name ?? "bytes" }

  private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}
