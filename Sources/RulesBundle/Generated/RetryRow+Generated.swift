// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `retries`. The retry policies of errors.
@usableFromInline
package struct RetryRow: BundleRow {
  /// The section of the rows: `retries`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .retries }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 6 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The setting with the number of immediate retries before delays start; nil for no immediate retries. A row of `settings`.
  @inlinable @inline(__always)
  package var rapid: Int? { loadOptional(At.rapid) }
  /// The delays between retries: one row, or no row if only the user retries. Rows of `retry_waits`.
  @inlinable @inline(__always)
  package var waits: Range<Int> { loadRange(At.waits) }
  /// Whether a retry is possible; nil if it always is. A row of `programs`.
  @inlinable @inline(__always)
  package var needs: Int? { loadOptional(At.needs) }
  /// The message that replaces the retry buttons if there is no retry; nil without such a message. A row of `copy`.
  @inlinable @inline(__always)
  package var otherwise: Int? { loadOptional(At.otherwise) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `rapid`.
    @inlinable @inline(__always)
    package static var rapid: Int { 1 }
    /// The position of `waits`, which has two words.
    @inlinable @inline(__always)
    package static var waits: Int { 2 }
    /// The position of `needs`.
    @inlinable @inline(__always)
    package static var needs: Int { 4 }
    /// The position of `otherwise`.
    @inlinable @inline(__always)
    package static var otherwise: Int { 5 }
  }
}

/// The content of a row of `retries`, to be written.
package struct RetryBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = RetryRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The setting with the number of immediate retries before delays start; nil for no immediate retries. A row of `settings`.
  package var rapid: Int?
  /// The delays between retries: one row, or no row if only the user retries. Rows of `retry_waits`.
  package var waits: Range<Int>
  /// Whether a retry is possible; nil if it always is. A row of `programs`.
  package var needs: Int?
  /// The message that replaces the retry buttons if there is no retry; nil without such a message. A row of `copy`.
  package var otherwise: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    rapid: Int?,
    waits: Range<Int>,
    needs: Int?,
    otherwise: Int?
  ) {
    self.name = name
    self.rapid = rapid
    self.waits = waits
    self.needs = needs
    self.otherwise = otherwise
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(rapid)
    output.append(waits)
    output.append(needs)
    output.append(otherwise)
  }
}
