package import Conditions
public import Diagnostics
public import RuleKinds
public import SourceText

/// An ad hoc expression, which may use the names of a rule book and additional facts.
///
/// It is compiled to a separate bundle and evaluated like any other condition, so that the result is the same as in the rules.
public struct AdHocCondition: Sendable {
  /// The name of the snapshot field that holds the expression.
  public static let field = "(asked)"

  /// The bundle with the expression.
  public let bundle: [UInt8]
  /// The type of the expression.
  package let type: ConditionType

  /// Compiles an expression. Fails after adding errors to `diagnostics`.
  ///
  /// - Parameters:
  ///   - expression: The expression, as rules write it.
  ///   - rules: The rules whose names the expression may use; nil for none.
  ///   - facts: The types of facts that the rules do not declare.
  ///   - sources: Receives the expression as a source file.
  ///   - diagnostics: Receives the errors.
  public init?(
    _ expression: String, rules: CheckedRules?, facts: [(name: String, type: FactType, orNull: Bool)], sources: inout SourceSet,
    diagnostics: inout [Diagnostic]
  ) {
    var book = rules?.book ?? RuleBook.smallest
    for fact in facts where book.facts[fact.name] == nil && !Ordinals.isReserved(fact.name) {
      book.facts.append(Fact(broughtAs: fact.type, orNull: fact.orNull), named: Name(fact.name))
    }
    book.snapshot.append(SnapshotField(asking: expression), named: Name(AdHocCondition.field))
    let file = sources.add(SourceFile(path: "expression", bytes: Array(expression.utf8)))
    let source = ConditionSource(text: Array(expression.utf8), file: file, start: 0)
    let places = rules?.places ?? SourceLocations.nowhere(Span(file, 0, 0))
    var ignored: [Diagnostic] = []
    var typing = Typing(book, places, broken: [])
    typing.checkAll(&ignored)
    let path = RulePath(SnapshotField.key, AdHocCondition.field, "value")
    guard let checked = typing.check(source, at: path, &diagnostics) else { return nil }
    type = checked.type
    bundle = Lowering.bundle(book, typing.typed, rules?.analysis ?? PlanAnalysis(book, typing.typed))
  }
}
