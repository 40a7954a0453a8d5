// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `severity_refs`.
public struct SeverityRefRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .severityRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 1 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var severity: Int { loadWord(At.severity) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var severity: Int { 0 }
  }
}

/// The content of a row of `severity_refs`.
package struct SeverityRefBuilder: RowBuilder {
  package typealias Row = SeverityRefRow

  package var severity: Int

  package init(
    severity: Int
  ) {
    self.severity = severity
  }

  package func write(to output: inout RowWords) {
    output.append(severity)
  }
}
