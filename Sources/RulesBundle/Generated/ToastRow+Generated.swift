// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `toasts`. How toasts are queued: one row, or no row if no surface shows toasts.
@usableFromInline
package struct ToastRow: BundleRow {
  /// The section of the rows: `toasts`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .toasts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The surface that shows toasts. A row of `surfaces`.
  @inlinable @inline(__always)
  package var surface: Int { loadWord(At.surface) }
  /// The setting with the number of toasts on the screen at a time. A row of `settings`.
  @inlinable @inline(__always)
  package var atATime: Int { loadWord(At.atATime) }
  /// The setting with the period in which repeated toasts are merged. A row of `settings`.
  @inlinable @inline(__always)
  package var mergeWithin: Int { loadWord(At.mergeWithin) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `surface`.
    @inlinable @inline(__always)
    package static var surface: Int { 0 }
    /// The position of `at_a_time`.
    @inlinable @inline(__always)
    package static var atATime: Int { 1 }
    /// The position of `merge_within`.
    @inlinable @inline(__always)
    package static var mergeWithin: Int { 2 }
  }
}

/// The content of a row of `toasts`, to be written.
package struct ToastBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ToastRow

  /// The surface that shows toasts. A row of `surfaces`.
  package var surface: Int
  /// The setting with the number of toasts on the screen at a time. A row of `settings`.
  package var atATime: Int
  /// The setting with the period in which repeated toasts are merged. A row of `settings`.
  package var mergeWithin: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    surface: Int,
    atATime: Int,
    mergeWithin: Int
  ) {
    self.surface = surface
    self.atATime = atATime
    self.mergeWithin = mergeWithin
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(surface)
    output.append(atATime)
    output.append(mergeWithin)
  }
}
