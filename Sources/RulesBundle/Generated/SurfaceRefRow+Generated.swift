// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `surface_refs`.
public struct SurfaceRefRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .surfaceRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 1 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var surface: Int { loadWord(At.surface) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var surface: Int { 0 }
  }
}

/// The content of a row of `surface_refs`.
package struct SurfaceRefBuilder: RowBuilder {
  package typealias Row = SurfaceRefRow

  package var surface: Int

  package init(
    surface: Int
  ) {
    self.surface = surface
  }

  package func write(to output: inout RowWords) {
    output.append(surface)
  }
}
