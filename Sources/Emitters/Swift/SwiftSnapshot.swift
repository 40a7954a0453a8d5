internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates the snapshot with a typed property for each field.
  func snapshot() -> [UInt8] {
    let needsTime = fields.contains { $0.type == "Timestamp?" }
    var text = header(["\(needsTime ? "public" : "internal") import RulesRuntime"])
    text.doc(
      "The snapshot, which contains what all screens need to know about the plan. A field is nil if it is null or a fact that it needs is missing."
    )
    text.block("public struct \(prefix)Snapshot: Sendable, Equatable") { text in
      for field in fields {
        let doc = docs["snapshot", field.name]
        text.doc(doc?.text ?? "", doc?.sources ?? [])
        text.line("public let \(field.member): \(field.type)")
      }
      text.line()
      text.block("init(_ presented: PresentedSnapshot)") { text in
        for (index, field) in fields.enumerated() {
          text.line("\(field.member) = presented.fields[\(index)].\(field.accessor)")
        }
      }
    }
    return text.bytes
  }

  private var fields: [(name: String, member: String, type: String, accessor: String)] {
    (0..<bundle.count(.snapshot)).map { row in
      let name = bundle.name(.snapshot, row)
      let member = member(.snapshot, row)
      guard let program = bundle.snapshot[row].program else {
        let type = type(of: .reasons)
        return (name, member, "[\(type)]", "reasons.map { \(type)(ordinal: $0) }")
      }
      let tag = bundle.programs[program].type
      if tag == .list { return (name, member, "[String]", "texts") }
      let (type, accessor) = form(tag, values: bundle.programs[program].valuesOf)
      return (name, member, "\(type)?", accessor)
    }
  }
}
