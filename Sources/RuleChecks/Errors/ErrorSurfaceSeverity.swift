internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports errors on surfaces that do not support their severity.
enum ErrorSurfaceSeverity {
  static let explanation = Explanation(
    "error.surface-severity", .warning, waivable: true,
    finds: "An error on a surface that does not support errors of its severity.",
    why: "A warning that covers the screen stops users who could continue, and a failure in a line that disappears by itself is missed.",
    example: "ERR-052: {severity: S1, shown_on: modal}   # modal: {severities: [S2, S3, S4]}",
    instead: "ERR-052: {severity: S1, shown_on: banner}")

  static let check = Check(explanation) { context, diagnostics in
    let missing = missing(context)
    for (surface, severity, places) in missing {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(surface)` does not support the severity \(severity), which \(places.count) errors on it have",
          at: context.value(Surface.key, surface, "severities"), secondary: places.prefix(6).map { .init($0, "shown here") },
          helps: ["add `\(severity)`, or show these errors elsewhere"]))
    }
    for entry in context.book.errors.entries {
      let name = entry.name.text
      guard context.book.severities[entry.value.severity] != nil, !context.isFaulty(ErrorRule.key, name, "severity") else { continue }
      for (index, surface) in entry.value.shownOn.enumerated() {
        guard let carries = context.book.surfaces[surface]?.severities, !carries.contains(entry.value.severity),
          !context.isFaulty(Surface.key, surface.text, "severities")
        else { continue }
        let isMissing = missing.contains { $0.surface == surface.text && $0.severity == entry.value.severity.text }
        if isMissing, !isWaived(name, context) { continue }
        let others = context.book.surfaces.entries.filter { $0.value.severities.contains(entry.value.severity) }.map { "`\($0.name.text)`" }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` has severity \(entry.value.severity.text), which `\(surface.text)` does not support",
            at: context.value(ErrorRule.key, name, "shown_on", "\(index)"),
            carries.isEmpty ? "supports no errors" : "supports \(carries.map(\.text).phrase())",
            secondary: [
              .init(context.value(ErrorRule.key, name, "severity"), "its severity"),
              .init(context.key(Surface.key, surface.text), "the surface"),
            ],
            helps: others.isEmpty ? [] : ["show it on \(others.phrase("or")), or change its severity"]))
      }
    }
  }

  /// Whether a waiver says that an error is meant to be an exception.
  private static func isWaived(_ error: String, _ context: CheckContext) -> Bool {
    let rule = RulePath(ErrorRule.key, error)
    return context.book.waivers.entries.contains { waiver in
      waiver.value.check == explanation.name && context.places.path(waiver.value.target).rule == rule
    }
  }

  /// The severities that a surface lacks and several errors on it have: one mistake at the surface.
  private static func missing(_ context: CheckContext) -> [(surface: String, severity: String, places: [Span])] {
    context.book.surfaces.entries.flatMap { surface -> [(String, String, [Span])] in
      guard !surface.value.severities.isEmpty, !context.isFaulty(Surface.key, surface.name.text, "severities") else { return [] }
      var places: [String: [Span]] = [:]
      for error in context.book.errors.entries where !surface.value.severities.contains(error.value.severity) {
        guard context.book.severities[error.value.severity] != nil, let index = error.value.shownOn.firstIndex(of: surface.name),
          !context.isFaulty(ErrorRule.key, error.name.text, "severity"), !isWaived(error.name.text, context)
        else { continue }
        places[error.value.severity.text, default: []].append(context.value(ErrorRule.key, error.name.text, "shown_on", "\(index)"))
      }
      return places.filter { $0.value.count > 2 }.sorted { $0.key < $1.key }.map { (surface.name.text, $0.key, $0.value) }
    }
  }
}
