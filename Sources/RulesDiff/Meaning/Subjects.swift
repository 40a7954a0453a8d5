internal import RuleKinds
internal import Schema

/// The subject of a change, derived from its path and shape.
package enum Subjects {
  /// The governance kinds, which apps do not receive.
  package static let registers = RuleBook.descriptiveKinds.union([Invariant.key, Document.key, RecordedDecision.key, Milestone.key])

  /// The user-facing kinds. Kinds between them and a change are only intermediate steps.
  static let met = [
    Action.key, DecisionTable.key, LadderVector.key, NotificationType.key, NotificationBatch.key, NotificationCategory.key, Route.key,
    DeepLink.key, EmptyState.key, Notice.key, ErrorRule.key, Moment.key, Payload.key, DowngradeRule.key, InputForm.key, SnapshotField.key,
  ]

  /// The keys that only readers of the rules see.
  private static let commentFields: Set<String> = ["about", "source", "where", "rows", "also_called", "left_to_app", "sent_by"]

  static func isNote(_ change: ValueChange) -> Bool {
    if registers.contains(change.kind) { return true }
    guard let field = change.fields.first else { return false }
    if change.kind == "manifest" { return !["product", "language", "when_undecided", "copy_language"].contains(field) }
    // The length of a word list is there for its readers.
    if change.kind == WordList.key, field == "count" { return true }
    return commentFields.contains(field) || registers.contains { isReference(change.shape, to: $0) }
  }

  /// Whether a change is about how an app must be built: apps do not receive it, but users see what follows from it.
  static func isInstruction(_ change: DiffReport.Change) -> Bool {
    change.kind == Provider.key && change.location.parts.last == "looks"
  }

  /// Whether a change is only the name under which something is stored. A name that is no longer read is a breaking change of its own.
  static func isStoredName(_ change: ValueChange) -> Bool { change.path.parts.count > 2 && change.path.parts.last == "was" }

  /// The keys whose order apps do not receive: comments and sources.
  static let readByPeople: Set<String> = commentFields.union(["assumes", "locked"])

  /// Whether a change affects copy: a sentence, or which sentence is shown.
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
  /// The singular name of a kind.
  static func singular(of kind: String) -> String? {
    guard case .named(let singular, _) = schema.fields.first(where: { $0.key == kind })?.shape else { return nil }
    return singular
  }

  /// The plan column that a path leads through.
  static func planColumn(of path: RulePath) -> String? {
    var shape = schema.fields.first { $0.key == path.parts[0] }?.shape
    // Paths of rules inside a kind that is one object omit the key of that object.
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

  /// The shape at a key or a position.
  fileprivate func below(_ part: String) -> Shape? {
    switch self {
    case .object(_, let fields, _): fields.first { $0.key == part }?.shape
    case .named(_, let item), .columns(_, let item), .map(let item), .list(let item, _), .oneOrMany(let item, _): item
    case .either(_, let mapping): mapping.below(part)
    default: nil
    }
  }
}
