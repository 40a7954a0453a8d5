internal import RequestFormat
internal import RuleKinds
internal import RulesBundle

extension NodeEmitter {
  /// A name for the names of each kind: `ActionId`. A kind without names has the type that no value is of, so that requests and answers
  /// can be written down the same for all rules.
  func ids(_ text: inout TypeText) {
    for layout in BundleSchema.sections where BundleSchema.isNamed(layout) && layout.section != .conditions && layout.section != .remoteOverridables {
      let names = (0..<bundle.count(layout.section)).map { bundle.name(layout.section, $0) }
      let words = layout.name.split(separator: "_").joined(separator: " ")
      text.union(idType(of: layout), "The \(words) of the rules.", names)
    }
    text.union("ConditionId", "The conditions that have a name.", (0..<bundle.count(.conditions)).map { bundle.name(.conditions, $0) })
  }

  /// Words of the evaluator's own, the same for all rules.
  func choices(_ text: inout TypeText) {
    for words in TypeScript.words { text.union(words.name, words.about, words.words) }
  }

  private func idType(of layout: SectionSchema) -> String {
    let kind = BundleSchema.kind(of: layout)
    return SwiftName.type(docs.singulars[kind] ?? layout.name) + "Id"
  }

  /// The type for the names of a section of the bundle.
  func idType(ofSection name: String) -> String {
    name == "conditions" ? "ConditionId" : BundleSchema.sections.first { $0.name == name }.map(idType(of:)) ?? "string"
  }

  /// Questions with a few answers.
  func tables(_ text: inout TypeText) {
    text.line()
    text.doc("The answers of every table.")
    text.block("export interface TableAnswers") { text in
      for table in 0..<bundle.count(.decisionTables) {
        let name = bundle.name(.decisionTables, table)
        let answers = bundle.decisionTables[table].answers.map {
          bundle.text(bundle.tableAnswers[$0].answer)
        }
        text.doc(docs["tables", name]?.text ?? "", docs["tables", name]?.sources ?? [])
        text.line("\(quoted(name)): \(TypeText.either(answers));")
      }
    }
  }

  /// What may be done at all: a value for each field, or why it has none.
  func snapshot(_ text: inout TypeText) {
    text.line()
    text.doc("The fields of the snapshot. One whose facts are missing says which.")
    text.block("export interface SnapshotFields") { text in
      for field in 0..<bundle.count(.snapshot) {
        let name = bundle.name(.snapshot, field)
        text.doc(docs["snapshot", name]?.text ?? "", docs["snapshot", name]?.sources ?? [])
        text.line("\(quoted(name)): \(type(ofField: field)) | {error: Undecided};")
      }
    }
  }

  private func type(ofField field: Int) -> String {
    guard let program = bundle.snapshot[field].program else { return "ReasonId[]" }
    let type =
      switch bundle.programs[program].type {
      case .bool: "boolean"
      case .int: "number"
      case .enumeration: bundle.programs[program].valuesOf.map(values) ?? "string"
      case .list: "(string | number | boolean)[]"
      default: "string"
      }
    return "\(type) | null"
  }

  /// Values that a server may set.
  func overridableValues(_ text: inout TypeText) {
    text.line()
    text.doc("The values that the rules open to a server, in their own measure: seconds, percent, times.")
    text.block("export interface OpenedValues") { text in
      for path in 0..<bundle.count(.remoteOverridables) { text.line("\(quoted(bundle.name(.remoteOverridables, path)))?: \(type(ofOverridable: path));") }
    }
  }

  private func type(ofOverridable path: Int) -> String {
    switch bundle.remoteOverridables[path].form {
    case .onOff: return "boolean"
    case .options:
      return bundle.remoteOverridables[path].options.map { option in
        let isUnlimited = bundle.overrideOptions[option].kind == .unlimited
        return isUnlimited ? quoted("unlimited") : "\(bundle.overrideOptions[option].amount)"
      }.joined(separator: " | ")
    case .range: return "number"
    }
  }
}
