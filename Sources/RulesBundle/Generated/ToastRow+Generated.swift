// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `toasts`.
@usableFromInline
package struct ToastRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .toasts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var surface: Int { loadWord(At.surface) }
  @inlinable @inline(__always)
  package var atATime: Int { loadWord(At.atATime) }
  @inlinable @inline(__always)
  package var mergeWithin: Int { loadWord(At.mergeWithin) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var surface: Int { 0 }
    @inlinable @inline(__always)
    package static var atATime: Int { 1 }
    @inlinable @inline(__always)
    package static var mergeWithin: Int { 2 }
  }
}

/// The content of a row of `toasts`.
package struct ToastBuilder: RowBuilder {
  package typealias Row = ToastRow

  package var surface: Int
  package var atATime: Int
  package var mergeWithin: Int

  package init(
    surface: Int,
    atATime: Int,
    mergeWithin: Int
  ) {
    self.surface = surface
    self.atATime = atATime
    self.mergeWithin = mergeWithin
  }

  package func write(to output: inout RowWords) {
    output.append(surface)
    output.append(atATime)
    output.append(mergeWithin)
  }
}
