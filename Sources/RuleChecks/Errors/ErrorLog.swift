internal import Diagnostics
internal import RuleKinds

/// Reports logged severities for which the error log declares no event or no incident id.
enum ErrorLog {
  static let explanation = Explanation(
    "error.log", .error,
    finds:
      "A logged severity without `shown` in rules/error_log.yaml, one with an incident id without `incident`, or an incident id that is not of type `id`.",
    why: "Support could not find the incident that a user quotes. Only a fact of type `id` cannot contain user input.",
    example: "severities: {S3: {logged: true, incident: true}}   # no error_log.yaml",
    instead: "error_log: {shown: error_shown, recovered: recovered, incident: error.incident}")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains(ErrorLogging.key) else { return }
    let log = context.book.errorLog
    if let name = log.incident, let fact = context.book.facts[name], fact.type != .id, !context.isFaulty(Fact.key, name.text, "type") {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name.text)` can hold any string", at: context.value(ErrorLogging.key, "incident"), "the incident id",
          secondary: [.init(context.value(Fact.key, name.text, "type"), "its type")], helps: ["declare it as `type: id`"]))
    }
    for entry in context.book.severities.entries where !context.isFaulty(Severity.key, entry.name.text) {
      let needs: (key: String, isMissing: Bool) =
        entry.value.hasIncident ? ("incident", log.incident == nil || log.shown == nil) : ("logged", log.shown == nil)
      guard entry.value.isLogged, needs.isMissing,
        !context.isFaulty(RulePath(ErrorLogging.key, "shown")), !context.isFaulty(RulePath(ErrorLogging.key, "incident"))
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "errors of `\(entry.name.text)` are logged, but `shown` or `incident` is missing",
          at: context.value(Severity.key, entry.name.text, needs.key),
          helps: ["add `shown` and `incident` to rules/error_log.yaml"]))
      return
    }
  }
}
