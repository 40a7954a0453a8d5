internal import RequestFormat
internal import RuleKinds
internal import RulesBundle

extension NodeEmitter {
  /// Writes a type for the names of each kind, such as `ActionId`. For a kind without names, it is `never`, so that the types of requests and
  /// responses are the same for all rules.
  func ids(_ text: inout TypeText) {
    let excluded: Set<BundleSection> = [.conditions, .remoteOverridables]
    for layout in BundleSchema.sections where BundleSchema.isNamed(layout) && !excluded.contains(layout.section) {
      let names = (0..<bundle.count(layout.section)).map { bundle.name(layout.section, $0) }
      text.union(idType(of: layout), "The \(SectionWords.plural(layout, docs)) of the rules.", names)
    }
    text.union("ConditionId", "The named conditions of the rules.", (0..<bundle.count(.conditions)).map { bundle.name(.conditions, $0) })
  }

  /// Writes the enumerations of the evaluator, which are the same for all rules.
  func choices(_ text: inout TypeText) {
    for words in TypeScript.words { text.union(words.name, words.about, words.words) }
  }

  private func idType(of layout: SectionSchema) -> String {
    let kind = BundleSchema.kind(of: layout)
    return SwiftName.type(docs.singulars[kind] ?? SectionWords.values[layout.name] ?? layout.name) + "Id"
  }

  /// Returns the type for the names in a section of the bundle.
  func idType(ofSection name: String) -> String {
    name == "conditions" ? "ConditionId" : BundleSchema.sections.first { $0.name == name }.map(idType(of:)) ?? "string"
  }

  /// Writes the results of decision tables.
  func tables(_ text: inout TypeText) {
    text.line()
    text.doc("The results of each table.")
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

  /// Writes the fields of the snapshot: a value, or the reason why it is missing.
  func snapshot(_ text: inout TypeText) {
    text.line()
    text.doc("The fields of the snapshot. A field whose facts are missing names the missing fact.")
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

  /// Writes the values that a remote config can override.
  func overridableValues(_ text: inout TypeText) {
    text.line()
    text.doc("The remotely overridable values of the rules, in their units: seconds, percent, counts.")
    text.block("export interface OverrideValues") { text in
      for path in 0..<bundle.count(.remoteOverridables) {
        text.line("\(quoted(bundle.name(.remoteOverridables, path)))?: \(type(ofOverridable: path));")
      }
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
