// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `signal_refs`.
@usableFromInline
package struct SignalRefRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .signalRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var signal: Int { loadWord(At.signal) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var signal: Int { 0 }
  }
}

/// The content of a row of `signal_refs`.
package struct SignalRefBuilder: RowBuilder {
  package typealias Row = SignalRefRow

  package var signal: Int

  package init(
    signal: Int
  ) {
    self.signal = signal
  }

  package func write(to output: inout RowWords) {
    output.append(signal)
  }
}
