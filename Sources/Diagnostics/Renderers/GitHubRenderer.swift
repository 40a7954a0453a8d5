public import SourceText

/// Renders diagnostics as GitHub Actions workflow commands, which annotate lines of a pull request. Waived warnings are omitted.
///
///     ::error file=rules/errors.yaml,line=41,endLine=41,col=11,endColumn=20,title=name.unknown::no copy key ...%0Ahelp: did you mean ...
///
/// Columns are 1-based and count Unicode scalars. `endColumn` is the column after the last. GitHub accepts columns only if the span starts and
/// ends on the same line.
public struct GitHubRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Returns one command for each diagnostic, in the given order.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceSet) -> String {
    diagnostics.filter { $0.waived == nil }.map { line($0, sources) + "\n" }.joined()
  }

  private func line(_ diagnostic: Diagnostic, _ sources: SourceSet) -> String {
    let span = diagnostic.primary.span
    let file = sources[span.file]
    let (start, end) = (file.position(of: Int(span.start)), file.position(of: Int(span.end)))
    var properties = [("file", file.path), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
    if start.line == end.line { properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")] }
    properties.append(("title", diagnostic.name))
    let words = properties.map { "\($0.0)=\(Self.escaped($0.1, isProperty: true))" }.joined(separator: ",")
    let others = diagnostic.secondary.map { label in
      let other = sources[label.span.file]
      return "\(other.path):\(other.position(of: Int(label.span.start)).line): \(PrintableText.of(label.text))"
    }
    let message = (diagnostic.paragraphs.prefix(1) + others + diagnostic.paragraphs.dropFirst()).joined(separator: "\n")
    return "::\(Self.command(diagnostic.severity)) \(words)::\(Self.escaped(message, isProperty: false))"
  }

  private static func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Escapes characters that would end the command or a property. The runner decodes them.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(TerminalText.isControl(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}
