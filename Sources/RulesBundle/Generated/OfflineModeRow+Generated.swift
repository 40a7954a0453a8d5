// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `offline`. How activities work in each connection state.
@usableFromInline
package struct OfflineModeRow: BundleRow {
  /// The section of the rows: `offline`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .offline }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// How the activity works on a good connection.
  @inlinable @inline(__always)
  package var online: ModeKind { ModeKind(verified: loadByte(At.online)) }
  /// How the activity works on a degraded connection.
  @inlinable @inline(__always)
  package var degraded: ModeKind { ModeKind(verified: loadByte(At.degraded)) }
  /// How the activity works without a connection.
  @inlinable @inline(__always)
  package var offline: ModeKind { ModeKind(verified: loadByte(At.offline)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `online`.
    @inlinable @inline(__always)
    package static var online: Int { 1 }
    /// The position of `degraded`.
    @inlinable @inline(__always)
    package static var degraded: Int { 2 }
    /// The position of `offline`.
    @inlinable @inline(__always)
    package static var offline: Int { 3 }
  }
}

/// The content of a row of `offline`, to be written.
package struct OfflineModeBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = OfflineModeRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// How the activity works on a good connection.
  package var online: ModeKind
  /// How the activity works on a degraded connection.
  package var degraded: ModeKind
  /// How the activity works without a connection.
  package var offline: ModeKind

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    online: ModeKind,
    degraded: ModeKind,
    offline: ModeKind
  ) {
    self.name = name
    self.online = online
    self.degraded = degraded
    self.offline = offline
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(online)
    output.append(degraded)
    output.append(offline)
  }
}
