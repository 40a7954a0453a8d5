/// The documentation of a diagnostic, which `rulebook explain NAME` and the reference pages show.
///
/// The name is stable: it never changes and is never reused.
public struct Explanation: Sendable, Hashable {
  /// The name of the diagnostic.
  public var name: String
  /// The severity of the diagnostic.
  public var severity: Diagnostic.Severity
  /// Whether `rules/waivers.yaml` may waive the diagnostic. Only warnings can be waived.
  public var isWaivable: Bool
  /// What the diagnostic finds, in one sentence.
  public var finds: String
  /// Why the problem matters to users of the product or authors of its rules.
  public var why: String
  /// YAML that causes the diagnostic.
  public var example: String
  /// The corrected YAML, or an instruction.
  public var instead: String

  /// Whether `instead` is an instruction for people, not YAML.
  package var isInstruction: Bool { instead.first?.isUppercase == true && instead.last == "." }

  /// Creates an explanation.
  ///
  /// - Parameters:
  ///   - name: The name of the diagnostic, such as `name.unknown`. It is unique among all diagnostics.
  ///   - waivable: Whether a waiver may suppress the diagnostic. Pass true only for a warning.
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
