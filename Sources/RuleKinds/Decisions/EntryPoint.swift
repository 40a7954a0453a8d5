package import Schema

/// A place in the app where actions start, for telemetry.
public struct EntryPoint: Sendable, Equatable, Kind, Sourced {
  public static let key = "entry_points"
  public static let singular = "entry point"

  public var provenance: Provenance
}

/// An operation that an action adds to the sync queue.
public struct SentOperation: Sendable, Equatable {
  public var operation: Name<OperationType>
  /// The types of entities that the operation changes.
  public var about: [String]
  /// The variants of the operation, for an operation with several variants.
  public var does: [String]
}

extension EntryPoint {
  package static let schema = Schema.object("entry point", build: EntryPoint.init) { Field.inline(\.provenance, Provenance.schema) }
}

extension SentOperation {
  static let schema = Schema.object("sent operation", build: SentOperation.init) {
    Field("operation", \.operation, .name(of: OperationType.self), "The operation.")
    Field("about", \.about, .oneOrMany(.text), "The types of entities that the operation changes, from its `entities`.")
    Field("does", \.does, .oneOrMany(.text), or: [], "The variants of the operation, for an operation with several variants: `accept`.")
  }
}
