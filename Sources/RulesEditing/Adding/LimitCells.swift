internal import Diagnostics
internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// The edits that give a cloned limit the numbers and the period that a person decided.
struct LimitCells {
  let terms: LimitTerms
  /// The plans to which the limit does not apply, because the capability that it limits is denied to them.
  let absent: Set<String>
  /// The plans to which the capability is denied.
  let denied: Set<String>
  /// The schedule and the copy about it, if the limit has a period.
  let reset: (schedule: String, copy: String)?
  let sources: SourceSet
  /// Returns the name of the clone of a reason, or the reason if it is not cloned.
  let reason: (String) -> String

  func edits(in limit: Node) -> [Fix.Edit] {
    var edits = values(in: limit)
    var added: [String] = []
    if !terms.values.isEmpty { full(in: limit, &edits, &added) }
    if let reset { period(reset, in: limit, &edits, &added) }
    if !added.isEmpty { edits += append(added, to: limit) }
    return edits
  }

  private func values(in limit: Node) -> [Fix.Edit] {
    entries(limit["plans"]).compactMap { cell in terms[cell.key.text].map { Fix.Edit(cell.value.span, $0.text) } }
  }

  // MARK: Reasons

  /// Gives each plan with a number a reason, and no other plan.
  private func full(in limit: Node, _ edits: inout [Fix.Edit], _ added: inout [String]) {
    let entry = limit.entries.first { $0.key.says("when_full") }
    let reasons = entries(entry?.value).map { (plan: $0.key.text, reason: reason($0.value.text)) }
    let soft = limit["soft"].map { $0.kind == .sequence ? $0.items.map(\.text) : [$0.text] } ?? []
    var result: [(plan: String, reason: String)] = []
    for cell in entries(limit["plans"]) {
      let plan = cell.key.text
      let known = reasons.first { $0.plan == plan }
      guard let value = terms[plan] else {
        if let known, !absent.contains(plan) { result.append(known) }
        continue
      }
      guard value.isNumber, !(value.text == "0" && denied.contains(plan)) else { continue }
      if let known {
        result.append(known)
      } else if !soft.contains(plan), let first = reasons.first {
        result.append((plan, first.reason))
      }
    }
    let text = "{\(result.map { "\(RenamedName.written($0.plan)): \(RenamedName.written($0.reason))" }.joined(separator: ", "))}"
    guard let entry else {
      if !result.isEmpty { added.append("when_full: \(text)") }
      return
    }
    if result.isEmpty {
      edits += RemovedText([entry.span], [limit], sources).edits
    } else if !result.map(\.plan).elementsEqual(reasons.map(\.plan)) {
      edits.append(Fix.Edit(entry.value.span, text))
    }
  }

  // MARK: Periods

  private func period(
    _ reset: (schedule: String, copy: String), in limit: Node, _ edits: inout [Fix.Edit], _ added: inout [String]
  ) {
    if let schedule = limit["resets"] {
      edits.append(Fix.Edit(schedule.span, reset.schedule))
    } else {
      added.append("resets: \(reset.schedule)")
    }
    // A limit has a schedule or a window.
    if let window = limit.entries.first(where: { $0.key.says("window") }) {
      edits += RemovedText([window.span], [limit], sources).edits
    }
    guard let tells = limit["tells"], let first = tells.entries.first(where: { _ in true }) else {
      return added.append("tells: {reset: \(reset.copy)}")
    }
    if let copy = tells["reset"] { return edits.append(Fix.Edit(copy.span, reset.copy)) }
    let start = Int(first.key.span.start)
    let source = sources[tells.span.file]
    let isFlow = source.bytes[Int(tells.span.start)] == UInt8(ascii: "{")
    let indent = String(repeating: " ", count: max(0, source.position(of: start).column - 1))
    edits.append(Fix.Edit(Span(tells.span.file, start, start), "reset: \(reset.copy)" + (isFlow ? ", " : "\n\(indent)")))
  }

  // MARK: Text

  /// Adds keys at the end of the limit. Formatting puts them in their order.
  private func append(_ keys: [String], to limit: Node) -> [Fix.Edit] {
    guard let first = limit.entries.first(where: { _ in true }), let last = Array(limit.entries).last else { return [] }
    let source = sources[limit.span.file]
    if source.bytes[Int(limit.span.start)] == UInt8(ascii: "{") {
      let end = Int(last.span.end)
      return [Fix.Edit(Span(limit.span.file, end, end), keys.map { ", \($0)" }.joined())]
    }
    let end = source.lineEnd(after: last.span)
    let indent = String(repeating: " ", count: max(0, source.position(of: Int(first.key.span.start)).column - 1))
    let isOpen = end > 0 && source.bytes[end - 1] != 0x0A
    return [Fix.Edit(Span(limit.span.file, end, end), (isOpen ? "\n" : "") + keys.map { "\(indent)\($0)\n" }.joined())]
  }

  private func entries(_ node: Node?) -> [Node.Entry] { node.map { Array($0.entries) } ?? [] }
}
