package import Schema

/// A place in the app where actions start, for telemetry.
package struct EntryPoint: Sendable, Equatable, Kind, Sourced {
  package static let key = "entry_points"
  package static let singular = "entry point"

  package var provenance: Provenance
}

/// An operation that an action adds to the sync queue.
package struct SentOperation: Sendable, Equatable {
  package var operation: Name<OperationType>
  /// The types of entities that the operation changes.
  package var about: [String]
  /// The variants of the operation, for an operation with several variants.
  package var does: [String]
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
