internal import Diagnostics
internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// The edits with which a new limit limits what a capability allows.
///
/// A cell is within one limit. If the cells of the capability are within another one, a new capability has the new limit, and every action that requires the
/// capability requires the new one as well.
struct AppliedLimit {
  private(set) var edits: [Fix.Edit] = []
  /// The new capability, if one is necessary.
  private(set) var added: RulePath?
  /// The plans to which the capability is denied although the limit would allow them something. The limit does not apply to them.
  private(set) var absent: Set<String> = []
  /// The plans to which the capability is denied.
  private(set) var denied: Set<String> = []
  private let rules: CheckedRules
  private let sources: SourceSet

  /// - Parameters:
  ///   - limit: The name of the new limit.
  ///   - plans: The values of the limit.
  ///   - capability: The name of an existing capability.
  init(
    _ limit: String, _ plans: Columns<Plan, LimitValue>, to capability: String, decision: String?, _ mentions: RuleMentions
  ) throws(RuleAddition.Problem) {
    (rules, sources) = (mentions.rules, mentions.sources)
    let book = rules.book
    guard let cells = book.capabilities[capability]?.plans.cells else {
      let required = book.actions[capability]?.steps.compactMap { $0.require?.text } ?? []
      throw .noCapability(capability, near: required.isEmpty ? Suggestions.near(capability, book.capabilities.names) : required)
    }
    denied = Set(cells.filter { !AppliedLimit.allows($0.value) }.map(\.column.text))
    absent = Set(cells.filter { !AppliedLimit.allows($0.value) && plans[$0.column] != .number(0) }.map(\.column.text))
    let within = "{within: \(RenamedName.written(limit))}"
    let isLimited = { (cell: Cell, plan: Name<Plan>) in
      AppliedLimit.allows(cell) && (plans[plan] ?? .notApplicable) != .notApplicable
    }
    guard cells.contains(where: { isLimited($0.value, $0.column) }) else { throw .nothingToLimit(capability) }
    if !cells.contains(where: { $0.value.limit != nil && isLimited($0.value, $0.column) }) {
      for cell in cells where cell.value == .allow && isLimited(cell.value, cell.column) {
        guard let node = rules.places.node(RulePath(Capability.key, capability, "plans", cell.column.text)) else { continue }
        edits.append(Fix.Edit(node.span, within))
      }
      return
    }
    let name = newName(capability, limit)
    let columns = cells.map { cell in
      let value =
        switch cell.value {
        case .deny(let reason): RenamedName.written(reason.text)
        case .notApplicable: "none"
        case .allow, .within, .spends: isLimited(cell.value, cell.column) ? within : "allow"
        }
      return "\(RenamedName.written(cell.column.text)): \(value)"
    }
    declare(name, below: capability, limit, columns.joined(separator: ", "), decision)
    require(name, after: capability)
  }

  private static func allows(_ cell: Cell) -> Bool {
    switch cell {
    case .allow, .within, .spends: true
    case .deny, .notApplicable: false
    }
  }

  /// `share.monthly_links` for a limit `monthly_links` on `share.create`.
  private func newName(_ capability: String, _ limit: String) -> String {
    let group = capability.lastIndex(of: ".").map { String(capability[...$0]) } ?? ""
    var name = group + ClonedName.lower(limit)
    while rules.places.isDeclared(Capability.key, name) { name += "2" }
    return name
  }

  private mutating func declare(_ name: String, below capability: String, _ limit: String, _ columns: String, _ decision: String?) {
    guard let span = rules.places.entry(RulePath(Capability.key, capability)) else { return }
    let cited = rules.book.manifest.documents.count == 0 ? [] : rules.book.capabilities[capability]?.provenance.sources ?? []
    let source = decision ?? (cited.isEmpty ? nil : "[\(cited.joined(separator: ", "))]")
    let end = sources[span.file].lineEnd(after: span)
    let isOpen = end > 0 && sources[span.file].bytes[end - 1] != 0x0A
    edits.append(
      Fix.Edit(
        Span(span.file, end, end),
        """
        \(isOpen ? "\n" : "")\(name):
          about: "What `\(limit)` leaves of `\(capability)`."
          plans: {\(columns)}
        \(source.map { "  source: \($0)\n" } ?? "")
        """))
    added = RulePath(Capability.key, name)
  }

  /// Adds a row after each one that requires the capability. Its conditions are the same.
  private mutating func require(_ name: String, after capability: String) {
    for action in rules.book.actions.entries {
      for (index, step) in action.value.steps.enumerated() where step.require?.text == capability {
        let path = RulePath(Action.key, action.name.text, "first_match", "\(index)")
        guard let row = rules.places.node(path), let list = rules.places.node(RulePath(Action.key, action.name.text, "first_match"))
        else { continue }
        let source = sources[row.span.file]
        let conditions = step.conditions.map(\.text)
        let given =
          conditions.isEmpty ? "" : "if: " + (conditions.count == 1 ? conditions[0] : "[\(conditions.joined(separator: ", "))]") + ", "
        let text = "{\(given)require: \(RenamedName.written(name))}"
        if source.bytes[Int(list.span.start)] == UInt8(ascii: "[") {
          edits.append(Fix.Edit(Span(row.span.file, Int(row.span.end), Int(row.span.end)), ", \(text)"))
        } else {
          let end = source.lineEnd(after: row.span)
          let indent = String(repeating: " ", count: max(0, source.position(of: Int(row.span.start)).column - 3))
          let isOpen = end > 0 && source.bytes[end - 1] != 0x0A
          edits.append(Fix.Edit(Span(row.span.file, end, end), "\(isOpen ? "\n" : "")\(indent)- \(text)\n"))
        }
      }
    }
  }
}
