// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_locales`. The languages of copy. The first row is the source language.
@usableFromInline
package struct CopyLocaleRow: BundleRow {
  /// The section of the rows: `copy_locales`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyLocales }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 6 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The BCP 47 tag of the language.
  @inlinable @inline(__always)
  package var locale: BundleText { loadText(At.locale) }
  /// The language for sentences without a translation; nil for the source language. A row of `copy_locales`.
  @inlinable @inline(__always)
  package var fallsBackTo: Int? { loadOptional(At.fallsBackTo) }
  /// The plural rules of the language. Rows of `plural_rules`.
  @inlinable @inline(__always)
  package var plurals: Range<Int> { loadRange(At.plurals) }
  /// The translated sentences, in the order of `copy`; empty for the source language. Rows of `copy_translations`.
  @inlinable @inline(__always)
  package var translations: Range<Int> { loadRange(At.translations) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `locale`.
    @inlinable @inline(__always)
    package static var locale: Int { 0 }
    /// The position of `falls_back_to`.
    @inlinable @inline(__always)
    package static var fallsBackTo: Int { 1 }
    /// The position of `plurals`, which has two words.
    @inlinable @inline(__always)
    package static var plurals: Int { 2 }
    /// The position of `translations`, which has two words.
    @inlinable @inline(__always)
    package static var translations: Int { 4 }
  }
}

/// The content of a row of `copy_locales`, to be written.
package struct CopyLocaleBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CopyLocaleRow

  /// The BCP 47 tag of the language.
  package var locale: BundleText
  /// The language for sentences without a translation; nil for the source language. A row of `copy_locales`.
  package var fallsBackTo: Int?
  /// The plural rules of the language. Rows of `plural_rules`.
  package var plurals: Range<Int>
  /// The translated sentences, in the order of `copy`; empty for the source language. Rows of `copy_translations`.
  package var translations: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(locale)
    output.append(fallsBackTo)
    output.append(plurals)
    output.append(translations)
  }
}
