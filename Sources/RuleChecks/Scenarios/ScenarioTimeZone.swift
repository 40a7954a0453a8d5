internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import YAMLTree

/// Reports time zones in scenarios that do not exist.
enum ScenarioTimeZone {
  static let explanation = Explanation(
    "scenario.time-zone", .error,
    finds: "A `zone` in a scenario that is not in the IANA time zone database.",
    why: "The request would be rejected, and the scenario would verify nothing.",
    example: "with: {zone: America/NewYork}",
    instead: "with: {zone: America/New_York}")

  static let check = Check(explanation) { context, diagnostics in
    for value in context.values({ role in if case .timeZone = role { true } else { false } }) {
      guard case .timeZone(let key) = value.role, let zone = value.node[key], zone.kind == .scalar, !zone.isInvalid,
        !ZoneNames.has(zone.text)
      else { continue }
      let advice = ZoneNames.advice(zone.text)
      diagnostics.append(
        Diagnostic(
          explanation, "`\(zone.text)` is not a time zone of the IANA database", at: zone.span, "unknown time zone", helps: [advice.help],
          fixes: Fix.write([advice.text].compactMap { $0 }, at: zone.span)))
    }
  }
}
