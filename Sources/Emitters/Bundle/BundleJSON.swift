package import RulesBundle
package import RulesJSON

/// Converts a bundle to JSON, for people and for other languages. Content and order are the same.
///
/// The JSON is generated only from the decoded bytes and the bundle schema, so it cannot differ from the bundle.
package struct BundleJSON {
  private let bundle: RuleBundle

  /// Creates a converter for a bundle.
  package init(_ bundle: RuleBundle) { self.bundle = bundle }

  /// The bundle as JSON.
  package var json: JSON {
    var members: [JSON.Member] = [
      .init(key: "format", value: .int(Int64(BundleSchema.version))),
      .init(key: "contract", value: .string(Hex.text(bundle.contractHash))),
      .init(key: "content", value: .string(Hex.text(bundle.contentHash))),
    ]
    for layout in BundleSchema.sections where layout.section == .book { members += row(layout, 0) }
    for layout in BundleSchema.sections where layout.section == .router && bundle.count(.router) > 0 {
      members.append(.init(key: layout.name, value: .object(row(layout, 0))))
    }
    for layout in BundleSchema.sections where BundleSchema.isNamed(layout) {
      members.append(.init(key: layout.name, value: section(layout)))
    }
    return .object(members)
  }

  /// Returns the rows of a named section as an object with their names as keys.
  private func section(_ layout: SectionSchema) -> JSON {
    .object(
      (0..<bundle.count(layout.section)).map { row in
        JSON.Member(key: bundle.name(layout.section, row), value: .object(Array(self.row(layout, row).dropFirst())))
      })
  }

  private func row(_ layout: SectionSchema, _ row: Int) -> [JSON.Member] {
    var members: [JSON.Member] = []
    var word = 0
    for column in layout.columns {
      if let value = value(column.type, layout.section, row, word) { members.append(.init(key: column.name, value: value)) }
      word += column.type.words
    }
    return members
  }

  /// Returns a cell; nil for an absent value, which is omitted.
  private func value(_ type: ColumnType, _ section: BundleSection, _ row: Int, _ word: Int) -> JSON? {
    switch type {
    case .text: return .string(bundle.text(BundleText(number: bundle.column(section, row, word))))
    case .row(let target): return reference(target, bundle.column(section, row, word))
    case .optionalRow(let target): return bundle.optional(section, row, word).map { reference(target, $0) }
    case .rows(let target):
      let rows = bundle.range(section, row, word)
      return rows.isEmpty ? nil : .array(rows.map { reference(target, $0) })
    case .choice(let names):
      let name = names[bundle.column(section, row, word)]
      return name == "no" || name == "nothing" ? nil : name == "yes" ? .bool(true) : .string(name)
    case .number: return .int(Int64(bundle.column(section, row, word)))
    case .integer: return .int(bundle.integer(section, row, word))
    }
  }

  /// Returns a reference to a row: the name of a row in a named section, or the whole content of any other row.
  private func reference(_ section: BundleSection, _ row: Int) -> JSON {
    switch section {
    case .programs: return .string(Listing(bundle).text(ofProgram: row))
    case .constants: return .string(Listing(bundle).text(of: bundle.constant(row)))
    case .code: return .null
    default: break
    }
    guard let layout = BundleSchema.schema(of: section) else { return .null }
    if BundleSchema.isNamed(layout) { return .string(bundle.name(section, row)) }
    let members = self.row(layout, row)
    // A row with one column is replaced by the value of this column.
    if layout.columns.count == 1, let only = members.first { return only.value }
    return .object(members)
  }
}
