internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates the snapshot with a typed property for each field.
  func snapshot() -> [UInt8] {
    let needsTime = fields.contains { $0.type.hasPrefix("Timestamp") }
    var text = header(["\(needsTime ? "public" : "internal") import RulesRuntime"])
    text.doc(
      "The snapshot, which contains what all screens need to know about the plan. An optional field is nil if it is null or a fact that it needs is missing."
    )
    text.block("public struct \(prefix)Snapshot: Sendable, Equatable") { text in
      for field in fields {
        let doc = docs["snapshot", field.name]
        text.doc(doc?.text ?? "", doc?.sources ?? [])
        text.line("public let \(field.member): \(field.type)")
      }
      text.line()
      text.block("init(_ presented: PresentedSnapshot)") { text in
        for field in fields { text.line("\(field.member) = \(field.value)") }
      }
    }
    return text.bytes
  }

  private var fields: [(name: String, member: String, type: String, value: String)] {
    (0..<bundle.count(.snapshot)).map { row in
      let (name, member, value) = (bundle.name(.snapshot, row), member(.snapshot, row), "presented.fields[\(row)]")
      guard let program = bundle.snapshot[row].program else {
        let type = type(of: .reasons)
        return (name, member, "[\(type)]", "\(value).reasons.map { \(type)(ordinal: $0) }")
      }
      let tag = bundle.programs[program].type
      if tag == .list { return (name, member, "[String]", "\(value).texts") }
      let (type, accessor) = form(tag, values: bundle.programs[program].valuesOf)
      guard isAlwaysKnown(program) else { return (name, member, "\(type)?", "\(value).\(accessor)") }
      return (name, member, type, tag == .enumeration ? "\(type)(ordinal: \(value).choice!)" : "\(value).\(accessor)!")
    }
  }

  /// Whether a field has a value for every user: the plan, a capability of the plan, or a limit with a number in every plan.
  private func isAlwaysKnown(_ program: Int) -> Bool {
    let code = bundle.programs[program].code
    guard isPlanKnown, code.count == 1, let only = code.first.map({ bundle.instruction($0) }) else { return false }
    switch only.operation {
    case .fact: return Int(only.a) == bundle.book[0].plan
    case .planCan: return true
    case .limit:
      // A remote config can make a limit unlimited if the rules list this option.
      return bundle.limits[Int(only.b)].values.allSatisfy { bundle.limitKind(ofValue: $0) == .number }
        && !(0..<bundle.count(.overrideOptions)).contains { bundle.overrideOptions[$0].kind == .unlimited }
    default: return false
    }
  }
}
