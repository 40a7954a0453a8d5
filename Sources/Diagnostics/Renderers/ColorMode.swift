/// Whether output contains ANSI colors.
public enum ColorMode: String, Sendable, Hashable, CaseIterable {
  /// Colors on a terminal, unless `NO_COLOR` is set.
  case auto
  /// Colors also in files and pipes.
  case always
  /// No colors.
  case never

  /// Resolves `auto`: `always` for a terminal unless `NO_COLOR` is set, and `never` otherwise.
  public func resolved(isTerminal: Bool, noColor: Bool) -> ColorMode {
    self == .auto ? (isTerminal && !noColor ? .always : .never) : self
  }
}

/// Adds ANSI codes to text if colors are enabled. Color is never the only carrier of information.
struct Paint {
  enum Style: String { case error = "1;31", warning = "1;33", note = "1;36", frame = "1;34", bold = "1" }

  let isOn: Bool

  func callAsFunction(_ style: Style, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  static func style(of severity: Diagnostic.Severity) -> Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
