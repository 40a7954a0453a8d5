// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `screen_banners`.
@usableFromInline
package struct ScreenBannerRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .screenBanners }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var notice: Int { loadWord(At.notice) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var notice: Int { 1 }
  }
}

/// The content of a row of `screen_banners`.
package struct ScreenBannerBuilder: RowBuilder {
  package typealias Row = ScreenBannerRow

  package var condition: Int?
  package var notice: Int

  package init(
    condition: Int?,
    notice: Int
  ) {
    self.condition = condition
    self.notice = notice
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(notice)
  }
}
