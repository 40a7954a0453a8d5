// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `retry_waits`.
@usableFromInline
package struct RetryWaitRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .retryWaits }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var first: Int { loadWord(At.first) }
  @inlinable @inline(__always)
  package var factor: Int { loadWord(At.factor) }
  @inlinable @inline(__always)
  package var longest: Int { loadWord(At.longest) }
  @inlinable @inline(__always)
  package var jitter: Int { loadWord(At.jitter) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var first: Int { 0 }
    @inlinable @inline(__always)
    package static var factor: Int { 1 }
    @inlinable @inline(__always)
    package static var longest: Int { 2 }
    @inlinable @inline(__always)
    package static var jitter: Int { 3 }
  }
}

/// The content of a row of `retry_waits`.
package struct RetryWaitBuilder: RowBuilder {
  package typealias Row = RetryWaitRow

  package var first: Int
  package var factor: Int
  package var longest: Int
  package var jitter: Int

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

  package func write(to output: inout RowWords) {
    output.append(first)
    output.append(factor)
    output.append(longest)
    output.append(jitter)
  }
}
