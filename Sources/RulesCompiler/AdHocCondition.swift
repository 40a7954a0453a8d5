public import Conditions
public import Diagnostics
public import RuleKinds
public import SourceText

/// An expression that somebody tries out: it may use the names of a rule book, and facts that it brings along.
///
/// It is compiled into a bundle of its own and evaluated like everything else, so that trying it shows what it will do.
public struct AdHocCondition: Sendable {
  /// The name of the snapshot field that holds the expression.
  public static let field = "(asked)"

  public let bundle: [UInt8]
  public let type: ConditionType

  /// `facts`: the types of facts that no rule declares. Nil when there are mistakes, which are in `diagnostics`.
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
