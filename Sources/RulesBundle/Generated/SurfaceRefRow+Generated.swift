// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `surface_refs`.
@usableFromInline
package struct SurfaceRefRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .surfaceRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var surface: Int { loadWord(At.surface) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var surface: Int { 0 }
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
