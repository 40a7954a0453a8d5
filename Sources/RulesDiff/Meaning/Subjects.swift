internal import RuleKinds
internal import Schema

/// What a change is about, as far as its place and shape tell.
package enum Subjects {
  /// Kinds that say something about rules: no app gets them.
  package static let registers: Set<String> = [
    Lock.key, Placeholder.key, Assumption.key, Waiver.key, Requirement.key, Scenario.key, Invariant.key, Document.key,
  ]

  /// Kinds that a person has to do with; what lies between them and a change is only the way there.
  static let met = [
    Action.key, DecisionTable.key, LadderVector.key, NotificationType.key, NotificationBatch.key, NotificationCategory.key, Route.key,
    DeepLink.key, EmptyState.key, Notice.key, ErrorRule.key, Moment.key, Payload.key, DowngradeRule.key, InputForm.key, SnapshotField.key,
  ]

  /// Keys that only a reader of the rules sees.
  private static let commentFields: Set<String> = ["about", "source", "where", "rows", "also_called"]

  static func isNote(_ change: ValueChange) -> Bool {
    if registers.contains(change.kind) { return true }
    guard let field = change.fields.first else { return false }
    if change.kind == "manifest" { return !["product", "language", "when_undecided", "copy_language"].contains(field) }
    return commentFields.contains(field) || registers.contains { isReference(change.shape, to: $0) }
  }

  /// Keys of rules whose order no app gets: comments for people, and where rules come from.
  static let readByPeople: Set<String> = commentFields.union(["assumes", "locked"])

  /// Whether it is about which words people read, or about the words.
  static func isCopy(_ change: ValueChange) -> Bool {
    if change.isWholeRule { return false }
    return change.kind == Copy.key || change.kind == Translation.key || isReference(change.shape, to: Copy.key)
  }

  private static func isReference(_ shape: Shape, to kind: String) -> Bool {
    switch shape {
    case .reference(let singular): singular == RuleBookSchema.singular(of: kind)
    case .list(let item, _), .oneOrMany(let item, _), .columns(_, let item), .map(let item): isReference(item, to: kind)
    default: false
    }
  }
}

extension RuleBookSchema {
  /// What one rule of a kind is called.
  static func singular(of kind: String) -> String? {
    guard case .named(let singular, _) = schema.fields.first(where: { $0.key == kind })?.shape else { return nil }
    return singular
  }

  /// The column of a plan that a path leads through.
  static func planColumn(of path: RulePath) -> String? {
    var shape = schema.fields.first { $0.key == path.parts[0] }?.shape
    // Rules inside an object that is a kind of its own stand under their names alone.
    if case .object(_, let fields, _) = shape, let inner = fields.lazy.map(\.shape).first(where: { $0.isNamed }) { shape = inner }
    for part in path.parts.dropFirst() {
      if case .columns(Plan.singular, _) = shape { return part }
      shape = shape?.below(part)
    }
    return nil
  }
}

extension Shape {
  fileprivate var isNamed: Bool { if case .named = self { true } else { false } }

  /// The shape under a key or at a position.
  fileprivate func below(_ part: String) -> Shape? {
    switch self {
    case .object(_, let fields, _): fields.first { $0.key == part }?.shape
    case .named(_, let item), .columns(_, let item), .map(let item), .list(let item, _), .oneOrMany(let item, _): item
    case .either(_, let mapping): mapping.below(part)
    default: nil
    }
  }
}
