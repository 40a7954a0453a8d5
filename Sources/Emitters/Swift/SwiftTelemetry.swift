internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates telemetry events: a case for each event, with typed parameters in the order of the rules.
  func loggedEvent(_ text: inout SwiftText) {
    let id = type("telemetry", "telemetry event")
    text.line()
    text.doc("A telemetry event to log. A parameter is nil if it is null or a fact that it needs is missing.")
    text.block("public enum \(prefix)LoggedEvent: Sendable, Equatable") { text in
      for event in 0..<bundle.count(.events) {
        let doc = docs["telemetry", bundle.name(.events, event)]
        text.doc(doc?.text ?? "", doc?.sources ?? [])
        let values = parameters(event).map { "\($0.label): \($0.type)?" }.joined(separator: ", ")
        text.line("case \(member(.events, event))\(values.isEmpty ? "" : "(\(values))")")
      }
      text.line()
      text.doc("The id of the event.")
      text.table("public var id: \(id)", (0..<bundle.count(.events)).map { (".\(member(.events, $0))", ".\(member(.events, $0))") })
      text.line()
      text.doc("Creates an event from a result of the runtime.")
      text.block("public init(_ presented: PresentedEvent)") { text in
        if (0..<bundle.count(.events)).contains(where: { !parameters($0).isEmpty }) { text.line("let values = presented.parameters") }
        text.line("switch \(id)(ordinal: presented.event) {")
        for event in 0..<bundle.count(.events) {
          let values = parameters(event).enumerated().map { "\($1.label): values[\($0)].\($1.accessor)" }.joined(separator: ", ")
          text.line("case .\(member(.events, event)): self = .\(member(.events, event))\(values.isEmpty ? "" : "(\(values))")")
        }
        text.line("}")
      }
    }
  }

  private struct Parameter {
    var label: String
    var type: String
    /// The expression that reads the value from a `PresentedValue`.
    var accessor: String
  }

  private func parameters(_ event: Int) -> [Parameter] {
    let rows = bundle.events[event].parameters
    let labels = SwiftName.labels(rows.map { bundle.text(bundle.eventParameters[$0].name) })
    return zip(rows, labels).map { row, label in
      let (type, accessor) = form(ofParameter: bundle.eventParameters[row].program)
      return Parameter(label: label, type: type, accessor: accessor)
    }
  }

  private func form(ofParameter program: Int) -> (type: String, accessor: String) {
    if let kind = kindNamed(by: program), has(kind.section) {
      let type = type(kind.key, kind.singular)
      return (type, "text.flatMap { \(type)(name: $0) }")
    }
    return form(bundle.programs[program].type, values: bundle.programs[program].valuesOf)
  }

  /// Returns the kind whose names a fact about the decision contains; nil if the program is not such a fact.
  private func kindNamed(by program: Int) -> (section: BundleSection, key: String, singular: String)? {
    let code = bundle.programs[program].code
    guard code.count == 1, let only = code.first.map({ bundle.instruction($0) }), only.operation == .fact else { return nil }
    switch Int(only.a) {
    case bundle.book[0].decisionAction: return (.actions, "actions", "action")
    case bundle.book[0].decisionReason: return (.reasons, "reasons", "reason")
    case bundle.book[0].decisionGate: return (.gates, "gates", "gate")
    case bundle.book[0].decisionEntryPoint: return (.entryPoints, "entry_points", "entry point")
    case bundle.book[0].ladderVector: return (.ladder, "ladder", "ladder vector")
    case bundle.book[0].ladderLevel: return (.ladderLevels, "ladder_levels", "ladder level")
    default: return nil
    }
  }
}
