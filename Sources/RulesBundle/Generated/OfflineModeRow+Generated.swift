// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `offline`.
@usableFromInline
package struct OfflineModeRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .offline }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var online: ModeKind { ModeKind(verified: loadByte(At.online)) }
  @inlinable @inline(__always)
  package var degraded: ModeKind { ModeKind(verified: loadByte(At.degraded)) }
  @inlinable @inline(__always)
  package var offline: ModeKind { ModeKind(verified: loadByte(At.offline)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var online: Int { 1 }
    @inlinable @inline(__always)
    package static var degraded: Int { 2 }
    @inlinable @inline(__always)
    package static var offline: Int { 3 }
  }
}

/// The content of a row of `offline`.
package struct OfflineModeBuilder: RowBuilder {
  package typealias Row = OfflineModeRow

  package var name: BundleText
  package var online: ModeKind
  package var degraded: ModeKind
  package var offline: ModeKind

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

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(online)
    output.append(degraded)
    output.append(offline)
  }
}
