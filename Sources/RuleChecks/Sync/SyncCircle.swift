internal import Diagnostics
internal import RuleKinds

/// Reports operations that wait for each other.
enum SyncCircle {
  static let explanation = Explanation(
    "sync.circle", .error,
    finds: "Operations that wait for each other, directly or indirectly.",
    why:
      "The queue would never send any of them. An operation may wait for others of its own type, such as a folder for its parent folder.",
    example: "SAVE: {waits_for: UPLOAD, ...}\nUPLOAD: {waits_for: SAVE, ...}",
    instead: "SAVE: {...}\nUPLOAD: {waits_for: SAVE, ...}")

  static let check = Check(explanation) { context, diagnostics in
    FieldCycles.report({ $0 == OperationType.key }, explanation, help: "remove one of them from `waits_for`", context, into: &diagnostics)
  }
}
