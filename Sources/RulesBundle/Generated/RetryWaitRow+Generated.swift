// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `retry_waits`. An exponential backoff.
@usableFromInline
package struct RetryWaitRow: BundleRow {
  /// The section of the rows: `retry_waits`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .retryWaits }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The setting with the first delay. A row of `settings`.
  @inlinable @inline(__always)
  package var first: Int { loadWord(At.first) }
  /// The setting with the factor by which each delay is longer than the previous one. A row of `settings`.
  @inlinable @inline(__always)
  package var factor: Int { loadWord(At.factor) }
  /// The setting with the maximum delay. A row of `settings`.
  @inlinable @inline(__always)
  package var longest: Int { loadWord(At.longest) }
  /// The setting with the random part of each delay, in percent. A row of `settings`.
  @inlinable @inline(__always)
  package var jitter: Int { loadWord(At.jitter) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `first_wait`.
    @inlinable @inline(__always)
    package static var first: Int { 0 }
    /// The position of `factor`.
    @inlinable @inline(__always)
    package static var factor: Int { 1 }
    /// The position of `longest_wait`.
    @inlinable @inline(__always)
    package static var longest: Int { 2 }
    /// The position of `jitter`.
    @inlinable @inline(__always)
    package static var jitter: Int { 3 }
  }
}

/// The content of a row of `retry_waits`, to be written.
package struct RetryWaitBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = RetryWaitRow

  /// The setting with the first delay. A row of `settings`.
  package var first: Int
  /// The setting with the factor by which each delay is longer than the previous one. A row of `settings`.
  package var factor: Int
  /// The setting with the maximum delay. A row of `settings`.
  package var longest: Int
  /// The setting with the random part of each delay, in percent. A row of `settings`.
  package var jitter: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    first: Int,
    factor: Int,
    longest: Int,
    jitter: Int
  ) {
    self.first = first
    self.factor = factor
    self.longest = longest
    self.jitter = jitter
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(first)
    output.append(factor)
    output.append(longest)
    output.append(jitter)
  }
}
