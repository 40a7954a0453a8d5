internal import Diagnostics
internal import RuleKinds

/// Reports errors on surfaces that do not support their severity.
enum ErrorSurfaceSeverity {
  static let explanation = Explanation(
    "error.surface-severity", .warning, waivable: true,
    finds: "An error on a surface that does not support errors of its severity.",
    why: "A warning that covers the screen stops users who could continue, and a failure in a line that disappears by itself is missed.",
    example: "ERR-052: {severity: S1, shown_on: modal}   # modal: {severities: [S2, S3, S4]}",
    instead: "ERR-052: {severity: S1, shown_on: banner}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.errors.entries {
      let name = entry.name.text
      guard context.book.severities[entry.value.severity] != nil, !context.isFaulty(ErrorRule.key, name, "severity") else { continue }
      for (index, surface) in entry.value.shownOn.enumerated() {
        guard let carries = context.book.surfaces[surface]?.severities, !carries.contains(entry.value.severity),
          !context.isFaulty(Surface.key, surface.text, "severities")
        else { continue }
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
}
