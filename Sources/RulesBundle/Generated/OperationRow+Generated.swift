// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `operations`.
@usableFromInline
package struct OperationRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .operations }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 16 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var role: OperationRoleKind { OperationRoleKind(verified: loadByte(At.role)) }
  @inlinable @inline(__always)
  package var entities: Range<Int> { loadRange(At.entities) }
  @inlinable @inline(__always)
  package var addedOnline: Bool { loadFlag(At.addedOnline) }
  @inlinable @inline(__always)
  package var addedDegraded: Bool { loadFlag(At.addedDegraded) }
  @inlinable @inline(__always)
  package var addedOffline: Bool { loadFlag(At.addedOffline) }
  @inlinable @inline(__always)
  package var does: Range<Int> { loadRange(At.does) }
  @inlinable @inline(__always)
  package var waitsFor: Range<Int> { loadRange(At.waitsFor) }
  @inlinable @inline(__always)
  package var takenBack: TakenBackKind { TakenBackKind(verified: loadByte(At.takenBack)) }
  @inlinable @inline(__always)
  package var deduplicated: Bool { loadFlag(At.deduplicated) }
  @inlinable @inline(__always)
  package var checksRevision: Bool { loadFlag(At.checksRevision) }
  @inlinable @inline(__always)
  package var refuses: Range<Int> { loadRange(At.refuses) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var role: Int { 1 }
    @inlinable @inline(__always)
    package static var entities: Int { 2 }
    @inlinable @inline(__always)
    package static var addedOnline: Int { 4 }
    @inlinable @inline(__always)
    package static var addedDegraded: Int { 5 }
    @inlinable @inline(__always)
    package static var addedOffline: Int { 6 }
    @inlinable @inline(__always)
    package static var does: Int { 7 }
    @inlinable @inline(__always)
    package static var waitsFor: Int { 9 }
    @inlinable @inline(__always)
    package static var takenBack: Int { 11 }
    @inlinable @inline(__always)
    package static var deduplicated: Int { 12 }
    @inlinable @inline(__always)
    package static var checksRevision: Int { 13 }
    @inlinable @inline(__always)
    package static var refuses: Int { 14 }
  }
}

/// The content of a row of `operations`.
package struct OperationBuilder: RowBuilder {
  package typealias Row = OperationRow

  package var name: BundleText
  package var role: OperationRoleKind
  package var entities: Range<Int>
  package var addedOnline: Bool
  package var addedDegraded: Bool
  package var addedOffline: Bool
  package var does: Range<Int>
  package var waitsFor: Range<Int>
  package var takenBack: TakenBackKind
  package var deduplicated: Bool
  package var checksRevision: Bool
  package var refuses: Range<Int>

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
