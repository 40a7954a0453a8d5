package import Schema

/// A place in the app where actions start, as telemetry names it.
public struct EntryPoint: Sendable, Equatable, Kind, Sourced {
  public static let key = "entry_points"
  public static let singular = "entry point"

  public var provenance: Provenance
}

/// An operation that an action adds to the sync queue.
public struct SentOperation: Sendable, Equatable {
  public var operation: Name<OperationType>
  /// What it is about: one of the entities of the operation.
  public var about: [String]
  /// What it does, where the operation does several things.
  public var does: [String]
}

extension EntryPoint {
  package static let schema = Schema.object("entry point", build: EntryPoint.init) { Field.inline(\.provenance, Provenance.schema) }
}

extension SentOperation {
  static let schema = Schema.object("sent operation", build: SentOperation.init) {
    Field("operation", \.operation, .name(of: OperationType.self), "The operation.")
    Field("about", \.about, .oneOrMany(.text), "What it is about: one of the entities of the operation.")
    Field("does", \.does, .oneOrMany(.text), or: [], "What it does, where the operation does several things: `accept`.")
  }
}
