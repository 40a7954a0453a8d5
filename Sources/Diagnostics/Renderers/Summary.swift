/// A summary of diagnostics by severity: `3 errors, 1 warning; 12 warnings waived`.
public enum Summary {
  /// Returns the summary as one line.
  public static func line(_ diagnostics: [Diagnostic]) -> String {
    let severities: [Diagnostic.Severity] = [.error, .warning, .note]
    let parts = severities.compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity && $0.waived == nil }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let waived = diagnostics.count { $0.waived != nil }
    return (parts.isEmpty ? "no problems" : parts.joined(separator: ", "))
      + (waived == 0 ? "" : "; \(waived) warning\(waived == 1 ? "" : "s") waived")
  }
}
