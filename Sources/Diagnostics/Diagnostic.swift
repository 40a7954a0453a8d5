public import SourceText

/// Something to tell a person about the rules they wrote: what is wrong, where, and what to write instead.
public struct Diagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable, Hashable { case error, warning, note }

  /// A marked place with words that make sense on their own.
  public struct Label: Sendable, Hashable {
    public var span: Span
    public var text: String

    public init(_ span: Span, _ text: String = "") {
      self.span = span
      self.text = text
    }
  }

  /// Why a warning is not shown: somebody lives with it for now.
  public struct Waived: Sendable, Hashable {
    /// The waiver's name.
    public var by: String
    public var reason: String
    public var owner: String
    /// The last day: `2026-12-31`.
    public var until: String
    /// Where the waiver is written.
    public var span: Span

    public init(by: String, reason: String, owner: String, until: String, at span: Span) {
      self.by = by
      self.reason = reason
      self.owner = owner
      self.until = until
      self.span = span
    }
  }

  public var name: String
  public var severity: Severity
  /// Lower case, no full stop, backticks round what the user wrote.
  public var message: String
  public var primary: Label
  /// The other ends of a conflict.
  public var secondary: [Label]
  public var notes: [String]
  /// What to do, in the imperative.
  public var helps: [String]
  public var fixes: [Fix]
  public var waived: Waived?
  /// The rule and the keys inside it that this is about, without positions in lists: `limits/saved_flows/plans/free`. For fingerprints;
  /// nil where no tree could be read.
  public var anchor: String?

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

/// An edit that would mend a mistake.
public struct Fix: Sendable, Hashable {
  public enum Applicability: String, Sendable, Hashable {
    /// Certain: `rulebook fix` applies it.
    case machineApplicable
    /// Likely; a person decides.
    case maybeIncorrect
  }

  public struct Edit: Sendable, Hashable {
    public var span: Span
    public var text: String

    public init(_ span: Span, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  public var title: String
  public var applicability: Applicability
  public var edits: [Edit]

  public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }

  /// Likely: each of these words in the place of what stands at a span.
  public static func write(_ words: [String], at span: Span) -> [Fix] {
    words.map { Fix("write `\($0)`", .maybeIncorrect, [.init(span, $0)]) }
  }
}
