/// What a diagnostic means, as data: `rulebook explain NAME` prints it, the reference page shows it.
///
/// A name is stable: it never changes and is never used again for something else.
public struct Explanation: Sendable, Hashable {
  public var name: String
  public var severity: Diagnostic.Severity
  /// Whether `rules/waivers.yaml` may silence it. Only warnings can be.
  public var isWaivable: Bool
  /// What it finds: one sentence.
  public var finds: String
  /// Why that matters to the people who use the product or its rules.
  public var why: String
  /// A piece of YAML that sets it off.
  public var example: String
  /// What to write instead.
  public var instead: String

  public init(
    _ name: String, _ severity: Diagnostic.Severity, waivable: Bool = false, finds: String, why: String, example: String, instead: String
  ) {
    self.name = name
    self.severity = severity
    self.isWaivable = waivable
    self.finds = finds
    self.why = why
    self.example = example
    self.instead = instead
  }
}
