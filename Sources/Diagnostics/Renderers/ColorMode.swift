/// Whether text carries ANSI colours.
public enum ColorMode: String, Sendable, Hashable, CaseIterable {
  case auto, always, never

  /// Settles `auto`: colour only for a terminal, and not when the person set `NO_COLOR`.
  public func resolved(isTerminal: Bool, noColor: Bool) -> ColorMode {
    self == .auto ? (isTerminal && !noColor ? .always : .never) : self
  }
}

/// Puts ANSI codes round pieces of text, or leaves them alone. Colour never carries meaning of its own.
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
