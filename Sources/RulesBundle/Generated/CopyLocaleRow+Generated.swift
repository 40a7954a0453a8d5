// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_locales`. The languages of copy. The first row is the source language.
@usableFromInline
package struct CopyLocaleRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyLocales }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 6 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var locale: BundleText { loadText(At.locale) }
  @inlinable @inline(__always)
  package var fallsBackTo: Int? { loadOptional(At.fallsBackTo) }
  @inlinable @inline(__always)
  package var plurals: Range<Int> { loadRange(At.plurals) }
  @inlinable @inline(__always)
  package var translations: Range<Int> { loadRange(At.translations) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var locale: Int { 0 }
    @inlinable @inline(__always)
    package static var fallsBackTo: Int { 1 }
    @inlinable @inline(__always)
    package static var plurals: Int { 2 }
    @inlinable @inline(__always)
    package static var translations: Int { 4 }
  }
}

/// The content of a row of `copy_locales`.
package struct CopyLocaleBuilder: RowBuilder {
  package typealias Row = CopyLocaleRow

  package var locale: BundleText
  package var fallsBackTo: Int?
  package var plurals: Range<Int>
  package var translations: Range<Int>

  package init(
    locale: BundleText,
    fallsBackTo: Int?,
    plurals: Range<Int>,
    translations: Range<Int>
  ) {
    self.locale = locale
    self.fallsBackTo = fallsBackTo
    self.plurals = plurals
    self.translations = translations
  }

  package func write(to output: inout RowWords) {
    output.append(locale)
    output.append(fallsBackTo)
    output.append(plurals)
    output.append(translations)
  }
}
