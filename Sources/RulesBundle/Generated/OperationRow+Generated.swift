// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `operations`. The operations of the sync queue.
@usableFromInline
package struct OperationRow: BundleRow {
  /// The section of the rows: `operations`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .operations }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 16 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The effect on an entity when the server accepts an operation.
  @inlinable @inline(__always)
  package var role: OperationRoleKind { OperationRoleKind(verified: loadByte(At.role)) }
  /// The types of entities that the operation changes. Rows of `operation_entities`.
  @inlinable @inline(__always)
  package var entities: Range<Int> { loadRange(At.entities) }
  /// Whether the operation can be added while the connection is online.
  @inlinable @inline(__always)
  package var addedOnline: Bool { loadFlag(At.addedOnline) }
  /// Whether the operation can be added while the connection is degraded.
  @inlinable @inline(__always)
  package var addedDegraded: Bool { loadFlag(At.addedDegraded) }
  /// Whether the operation can be added while the connection is offline.
  @inlinable @inline(__always)
  package var addedOffline: Bool { loadFlag(At.addedOffline) }
  /// The variants, each with the connections on which it can be added; empty for an operation without variants. Rows of `operation_variants`.
  @inlinable @inline(__always)
  package var does: Range<Int> { loadRange(At.does) }
  /// The operations whose last instance for the same owner must be sent first. Rows of `operation_refs`.
  @inlinable @inline(__always)
  package var waitsFor: Range<Int> { loadRange(At.waitsFor) }
  /// How long an operation can be removed from the sync queue.
  @inlinable @inline(__always)
  package var takenBack: TakenBackKind { TakenBackKind(verified: loadByte(At.takenBack)) }
  /// Whether the server applies the operation only once, even if it receives it several times.
  @inlinable @inline(__always)
  package var deduplicated: Bool { loadFlag(At.deduplicated) }
  /// Whether the server accepts the operation only if its base revision is current.
  @inlinable @inline(__always)
  package var checksRevision: Bool { loadFlag(At.checksRevision) }
  /// The conditions under which the operation is rejected. Rows of `operation_refusals`.
  @inlinable @inline(__always)
  package var refuses: Range<Int> { loadRange(At.refuses) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `role`.
    @inlinable @inline(__always)
    package static var role: Int { 1 }
    /// The position of `entities`, which has two words.
    @inlinable @inline(__always)
    package static var entities: Int { 2 }
    /// The position of `added_online`.
    @inlinable @inline(__always)
    package static var addedOnline: Int { 4 }
    /// The position of `added_degraded`.
    @inlinable @inline(__always)
    package static var addedDegraded: Int { 5 }
    /// The position of `added_offline`.
    @inlinable @inline(__always)
    package static var addedOffline: Int { 6 }
    /// The position of `does`, which has two words.
    @inlinable @inline(__always)
    package static var does: Int { 7 }
    /// The position of `waits_for`, which has two words.
    @inlinable @inline(__always)
    package static var waitsFor: Int { 9 }
    /// The position of `taken_back`.
    @inlinable @inline(__always)
    package static var takenBack: Int { 11 }
    /// The position of `deduplicated`.
    @inlinable @inline(__always)
    package static var deduplicated: Int { 12 }
    /// The position of `checks_revision`.
    @inlinable @inline(__always)
    package static var checksRevision: Int { 13 }
    /// The position of `refuses`, which has two words.
    @inlinable @inline(__always)
    package static var refuses: Int { 14 }
  }
}

/// The content of a row of `operations`, to be written.
package struct OperationBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = OperationRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The effect on an entity when the server accepts an operation.
  package var role: OperationRoleKind
  /// The types of entities that the operation changes. Rows of `operation_entities`.
  package var entities: Range<Int>
  /// Whether the operation can be added while the connection is online.
  package var addedOnline: Bool
  /// Whether the operation can be added while the connection is degraded.
  package var addedDegraded: Bool
  /// Whether the operation can be added while the connection is offline.
  package var addedOffline: Bool
  /// The variants, each with the connections on which it can be added; empty for an operation without variants. Rows of `operation_variants`.
  package var does: Range<Int>
  /// The operations whose last instance for the same owner must be sent first. Rows of `operation_refs`.
  package var waitsFor: Range<Int>
  /// How long an operation can be removed from the sync queue.
  package var takenBack: TakenBackKind
  /// Whether the server applies the operation only once, even if it receives it several times.
  package var deduplicated: Bool
  /// Whether the server accepts the operation only if its base revision is current.
  package var checksRevision: Bool
  /// The conditions under which the operation is rejected. Rows of `operation_refusals`.
  package var refuses: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    role: OperationRoleKind,
    entities: Range<Int>,
    addedOnline: Bool,
    addedDegraded: Bool,
    addedOffline: Bool,
    does: Range<Int>,
    waitsFor: Range<Int>,
    takenBack: TakenBackKind,
    deduplicated: Bool,
    checksRevision: Bool,
    refuses: Range<Int>
  ) {
    self.name = name
    self.role = role
    self.entities = entities
    self.addedOnline = addedOnline
    self.addedDegraded = addedDegraded
    self.addedOffline = addedOffline
    self.does = does
    self.waitsFor = waitsFor
    self.takenBack = takenBack
    self.deduplicated = deduplicated
    self.checksRevision = checksRevision
    self.refuses = refuses
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(role)
    output.append(entities)
    output.append(addedOnline)
    output.append(addedDegraded)
    output.append(addedOffline)
    output.append(does)
    output.append(waitsFor)
    output.append(takenBack)
    output.append(deduplicated)
    output.append(checksRevision)
    output.append(refuses)
  }
}
