// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `retries`.
@usableFromInline
package struct RetryRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .retries }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 6 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var rapid: Int? { loadOptional(At.rapid) }
  @inlinable @inline(__always)
  package var waits: Range<Int> { loadRange(At.waits) }
  @inlinable @inline(__always)
  package var needs: Int? { loadOptional(At.needs) }
  @inlinable @inline(__always)
  package var otherwise: Int? { loadOptional(At.otherwise) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var rapid: Int { 1 }
    @inlinable @inline(__always)
    package static var waits: Int { 2 }
    @inlinable @inline(__always)
    package static var needs: Int { 4 }
    @inlinable @inline(__always)
    package static var otherwise: Int { 5 }
  }
}

/// The content of a row of `retries`.
package struct RetryBuilder: RowBuilder {
  package typealias Row = RetryRow

  package var name: BundleText
  package var rapid: Int?
  package var waits: Range<Int>
  package var needs: Int?
  package var otherwise: Int?

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

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(rapid)
    output.append(waits)
    output.append(needs)
    output.append(otherwise)
  }
}
