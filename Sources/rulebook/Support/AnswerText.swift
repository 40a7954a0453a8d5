import RulesBundle
import RulesCompiler
import RulesRequests
import RulesRuntime

/// Formats results as text for a terminal.
struct AnswerText {
  let bundle: RuleBundle
  let sourceMap: SourceMap?

  /// Returns a decision as text. `ladder` holds lines about the warning ladder, for a user with a history.
  func text(_ result: PresentedDecision, ladder: [String] = []) -> String {
    var lines: [String] = []
    let who = result.plan.map { " for plan \(bundle.name(.plans, $0))" } ?? ""
    lines.append("\(bundle.name(.actions, result.action))\(who): \(result.isAllowed ? "allowed" : "denied")")
    if let failure = result.undecided { lines.append(text(failure)) }
    if !result.isAllowed {
      lines.append("  gate       \(bundle.name(.gates, result.gate) ?? "none") on \(list(.surfaces, result.surfaces))")
      lines.append(
        "  reason     \(bundle.name(.reasons, result.reason) ?? "none")\(result.error.map { " (\(bundle.name(.errors, $0)))" } ?? "")")
    }
    if let copy = result.copy {
      if let title = copy.title { lines.append("  title      \(title)") }
      lines.append("  text       \(copy.text)")
    }
    for line in result.lines { lines.append("             \(line.text)") }
    for part in result.parts { lines.append("  \(padded(part.part.name)) \(part.copy.text)") }
    if !result.buttons.isEmpty { lines.append("  buttons    " + result.buttons.map { "[\($0.label)]" }.joined(separator: " ")) }
    if let dismiss = result.dismiss { lines.append("  dismiss    [\(dismiss.label)]") }
    for notice in result.notices {
      lines.append("  notice     \(notice.copy.text) (\(bundle.name(notice.id)))")
      for part in notice.parts { lines.append("             \(part.copy.text)") }
    }
    if !result.effects.isEmpty { lines.append("  effects    \(list(.effects, result.effects))") }
    if let spends = result.spends { lines.append("  spends     1 of \(bundle.name(.limits, spends))") }
    for limit in result.limits { lines.append("  limit      \(bundle.name(.limits, limit.id)): \(text(limit))") }
    lines += ladder
    for event in result.telemetry {
      let parameters = bundle.parameters(of: event).map { "\($0.name): \(ValueText.of($0.value, bundle))" }
      lines.append("  telemetry  \(bundle.name(.events, event.event))(\(parameters.joined(separator: ", ")))")
    }
    if result.resumes { lines.append("  resumes    after signing up") }
    if let trace = result.trace { lines += text(trace) }
    return lines.joined(separator: "\n")
  }

  func text(_ result: PresentedPlan) -> String {
    var lines = ["plan: \(bundle.name(.plans, result.plan) ?? "unknown")"]
    if let failure = result.undecided { lines.append(text(failure)) }
    for notice in result.notices {
      lines.append(
        "  notice     \(notice.copy.text) (\(bundle.name(notice.id))\(notice.surface.map { ", \(bundle.name(.surfaces, $0))" } ?? ""))")
      if !notice.buttons.isEmpty { lines.append("             " + notice.buttons.map { "[\($0.label)]" }.joined(separator: " ")) }
    }
    if let trace = result.trace { lines += text(trace) }
    return lines.joined(separator: "\n")
  }

  func text(_ result: PresentedSnapshot) -> String {
    let names = bundle.names(.snapshot, Array(result.fields.indices))
    let width = names.map(\.count).max() ?? 0
    let fields = zip(names, result.fields).map {
      "  \($0)\(String(repeating: " ", count: width - $0.count))  \(ValueText.of($1, bundle))"
    }
    return (["snapshot for plan \(bundle.name(.plans, result.plan) ?? "unknown")"] + fields).joined(separator: "\n")
  }

  private func text(_ limit: PresentedLimit) -> String {
    let used = limit.used.map { "\($0)" } ?? "?"
    var text = limit.limit.map { "\(used) of \($0)" } ?? "\(used), unlimited"
    if let remaining = limit.remaining { text += ", \(remaining) left" }
    if limit.isSoft { text += ", warning only" }
    if let resets = limit.resets { text += ", resets \(bundle.name(.resets, resets))" }
    if let at = limit.resetsAt {
      var bytes: [UInt8] = []
      TimeText.appendTimestamp(seconds: at.seconds, nanoseconds: 0, to: &bytes)
      text += " (next \(String(decoding: bytes, as: UTF8.self)))"
    }
    return text
  }

  private func text(_ trace: Trace) -> [String] {
    var lines = ["", "why (table \(bundle.name(trace.table)))"]
    for row in trace.rows {
      let mark = row.held.map { $0 ? "yes" : "no " } ?? "??"
      lines.append("  \(mark) \(row.rule)\(place(row.rule))")
    }
    lines.append("facts")
    for fact in trace.facts {
      let source: String =
        switch fact.source {
        case .given, .missing: ""
        case .derived: " (derived)"
        case .absent: " (not given, default used)"
        }
      lines.append("  \(bundle.name(.facts, fact.name)) = \(ValueText.of(fact.value, bundle))\(source)")
    }
    if !trace.counterfactuals.isEmpty {
      lines.append("counterfactuals")
      for counterfactual in trace.counterfactuals {
        let value = ValueText.of(counterfactual.value, bundle)
        lines.append("  \(bundle.name(.facts, counterfactual.fact)) = \(value) -> \(bundle.name(counterfactual.becomes))")
      }
    }
    return lines
  }

  private func text(_ failure: PresentedFailure) -> String {
    let fact = failure.fact.map { ": the fact `\(bundle.name(.facts, $0))` is missing" } ?? ""
    return "  undecided  \(failure.code.name)\(fact)"
  }

  private func list(_ section: BundleSection, _ rows: [Int]) -> String { bundle.names(section, rows).joined(separator: ", ") }

  private func padded(_ word: String) -> String { word + String(repeating: " ", count: max(0, 10 - word.count)) }

  private func place(_ rule: String) -> String { sourceMap?[rule].map { "  \($0.file):\($0.line)" } ?? "" }
}
