// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `signal_refs`. A signal in the list of a vector.
@usableFromInline
package struct SignalRefRow: BundleRow {
  /// The section of the rows: `signal_refs`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .signalRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `signals`.
  @inlinable @inline(__always)
  package var signal: Int { loadWord(At.signal) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `signal`.
    @inlinable @inline(__always)
    package static var signal: Int { 0 }
  }
}

/// The content of a row of `signal_refs`, to be written.
package struct SignalRefBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = SignalRefRow

  /// A row of `signals`.
  package var signal: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    signal: Int
  ) {
    self.signal = signal
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(signal)
  }
}
