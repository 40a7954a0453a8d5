// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `screen_banners`. A notice of a screen.
@usableFromInline
package struct ScreenBannerRow: BundleRow {
  /// The section of the rows: `screen_banners`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .screenBanners }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the notice is shown; nil if its own condition is the only one. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// A row of `notices`.
  @inlinable @inline(__always)
  package var notice: Int { loadWord(At.notice) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `notice`.
    @inlinable @inline(__always)
    package static var notice: Int { 1 }
  }
}

/// The content of a row of `screen_banners`, to be written.
package struct ScreenBannerBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ScreenBannerRow

  /// Whether the notice is shown; nil if its own condition is the only one. A row of `programs`.
  package var condition: Int?
  /// A row of `notices`.
  package var notice: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int?,
    notice: Int
  ) {
    self.condition = condition
    self.notice = notice
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(notice)
  }
}
