// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `surface_refs`. A surface in a list.
@usableFromInline
package struct SurfaceRefRow: BundleRow {
  /// The section of the rows: `surface_refs`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .surfaceRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `surfaces`.
  @inlinable @inline(__always)
  package var surface: Int { loadWord(At.surface) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `surface`.
    @inlinable @inline(__always)
    package static var surface: Int { 0 }
  }
}

/// The content of a row of `surface_refs`, to be written.
package struct SurfaceRefBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = SurfaceRefRow

  /// A row of `surfaces`.
  package var surface: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    surface: Int
  ) {
    self.surface = surface
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(surface)
  }
}
