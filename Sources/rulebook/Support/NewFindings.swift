import Diagnostics
import RulesCompiler
import SourceText

/// The findings that an edit causes although the rules have no error, as lines of text.
enum NewFindings {
  /// Equal messages at different places are findings of their own.
  static func lines(_ before: Compilation, _ after: Compilation) -> [String] {
    let known = Set(Fingerprint.all(before.diagnostics, in: before.sources))
    return zip(after.diagnostics, Fingerprint.all(after.diagnostics, in: after.sources)).compactMap { finding, fingerprint in
      guard finding.severity != .error, !known.contains(fingerprint) else { return nil }
      return "new \(finding.severity.rawValue): \(place(of: finding, after)): \(finding.message) [\(finding.name)]"
    }
  }

  /// `rules/limits.yaml:4:15`.
  private static func place(of finding: Diagnostic, _ compilation: Compilation) -> String {
    let file = compilation.sources[finding.primary.span.file]
    let position = file.position(of: Int(finding.primary.span.start))
    return "\(file.path):\(position.line):\(position.column)"
  }
}
