/// How many of each severity: `3 errors, 1 warning`.
public enum Summary {
  public static func line(_ diagnostics: [Diagnostic]) -> String {
    let severities: [Diagnostic.Severity] = [.error, .warning, .note]
    let parts = severities.compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
  }
}
