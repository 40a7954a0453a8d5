// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `signal_refs`.
public struct SignalRefRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .signalRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 1 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var signal: Int { loadWord(At.signal) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var signal: Int { 0 }
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
