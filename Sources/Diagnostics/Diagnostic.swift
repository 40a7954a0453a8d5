public import SourceText

/// A message about the rules: what is wrong, where, and how to fix it.
public struct Diagnostic: Sendable, Hashable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Hashable { case error, warning, note }

  /// A marked span with text that is understandable on its own.
  public struct Label: Sendable, Hashable {
    /// The marked span.
    public var span: Span
    /// The text of the label; may be empty.
    public var text: String

    /// Creates a label for a span.
    public init(_ span: Span, _ text: String = "") {
      self.span = span
      self.text = text
    }
  }

  /// The waiver of a warning, which suppresses the warning until a date.
  public struct Waived: Sendable, Hashable {
    /// The name of the waiver.
    public var by: String
    /// The reason for the waiver.
    public var reason: String
    /// The owner of the waiver.
    public var owner: String
    /// The last day of the waiver: `2026-12-31`.
    public var until: String
    /// The location of the waiver.
    public var span: Span

    /// Creates the record of a waiver that applies to a warning.
    ///
    /// - Parameter until: The last day of the waiver: `2026-12-31`.
    public init(by: String, reason: String, owner: String, until: String, at span: Span) {
      self.by = by
      self.reason = reason
      self.owner = owner
      self.until = until
      self.span = span
    }
  }

  /// The name of the diagnostic, such as `name.unknown`.
  public var name: String
  /// Whether the diagnostic is an error, a warning, or a note.
  public var severity: Severity
  /// The message. It starts with a lowercase letter, has no full stop at the end, and encloses user input in backticks.
  public var message: String
  /// The location of the problem.
  public var primary: Label
  /// Related locations, such as the other side of a conflict.
  public var secondary: [Label]
  /// Additional facts.
  public var notes: [String]
  /// Instructions for fixing the problem, in the imperative.
  public var helps: [String]
  /// Edits that may fix the problem.
  public var fixes: [Fix]
  /// The waiver of the warning, if it is waived.
  public var waived: Waived?
  /// The path of keys to the location, without positions in lists: `limits/saved_flows/plans/free`. Used for fingerprints. Nil if the file
  /// could not be parsed.
  public var anchor: String?

  /// Creates a diagnostic with the name and the severity of its explanation. It has no waiver and no anchor yet.
  ///
  /// - Parameters:
  ///   - rule: The explanation of the diagnostic.
  ///   - message: What is wrong. It starts with a lowercase letter and has no full stop at the end.
  ///   - span: The location of the problem.
  ///   - label: The text at the location; may be empty.
  public init(
    _ rule: Explanation, _ message: String, at span: Span, _ label: String = "", secondary: [Label] = [], notes: [String] = [],
    helps: [String] = [], fixes: [Fix] = []
  ) {
    self.name = rule.name
    self.severity = rule.severity
    self.message = message
    self.primary = Label(span, label)
    self.secondary = secondary
    self.notes = notes
    self.helps = helps
    self.fixes = fixes
  }
}

/// A set of edits that fixes a problem.
public struct Fix: Sendable, Hashable {
  /// The confidence in a fix.
  public enum Applicability: String, Sendable, Hashable {
    /// The fix is certain. `rulebook fix` applies it.
    case machineApplicable
    /// The fix is likely. `rulebook fix` applies it only with `--suggested`.
    case maybeIncorrect
    /// A person must decide. `rulebook fix` never applies the fix.
    case manual
  }

  /// The replacement of a span.
  public struct Edit: Sendable, Hashable {
    /// The span to replace.
    public var span: Span
    /// The new text.
    public var text: String

    /// Creates an edit. An empty span inserts the text, and an empty text deletes the span.
    public init(_ span: Span, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  /// A short description in the imperative.
  public var title: String
  /// The confidence in the fix.
  public var applicability: Applicability
  /// The edits, which do not overlap.
  public var edits: [Edit]

  /// Creates a fix. The edits must not overlap; they may be in any order.
  public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }

  /// Returns a fix for each of the words, which replaces the text at a span.
  public static func write(_ words: [String], at span: Span, _ applicability: Applicability = .maybeIncorrect) -> [Fix] {
    words.map { Fix("write `\($0)`", applicability, [.init(span, $0)]) }
  }
}
