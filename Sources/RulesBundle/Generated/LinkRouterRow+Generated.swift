// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `router`. How links are opened: one row, or no row if there are no links.
@usableFromInline
package struct LinkRouterRow: BundleRow {
  /// The section of the rows: `router`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .router }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 9 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The scheme of every link, before the colon.
  @inlinable @inline(__always)
  package var scheme: BundleText { loadText(At.scheme) }
  /// The maximum length of a link in bytes, from 1 to 65,536.
  @inlinable @inline(__always)
  package var longest: Int { loadWord(At.longest) }
  /// The redirections in the order of evaluation. Rows of `router_rows`.
  @inlinable @inline(__always)
  package var rows: Range<Int> { loadRange(At.rows) }
  /// The screen if the condition of a row has no value. A row of `routes`.
  @inlinable @inline(__always)
  package var onError: Int { loadWord(At.onError) }
  /// The screen for a link that is unknown or invalid. A row of `routes`.
  @inlinable @inline(__always)
  package var whenUnknown: Int { loadWord(At.whenUnknown) }
  /// The message for a link that is unknown or invalid. A row of `copy`.
  @inlinable @inline(__always)
  package var unknownSays: Int { loadWord(At.unknownSays) }
  /// The message for a link whose content no longer exists. A row of `copy`.
  @inlinable @inline(__always)
  package var goneSays: Int { loadWord(At.goneSays) }
  /// The surface that shows both messages; nil if the rules do not name one. A row of `surfaces`.
  @inlinable @inline(__always)
  package var shownOn: Int? { loadOptional(At.shownOn) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `scheme`.
    @inlinable @inline(__always)
    package static var scheme: Int { 0 }
    /// The position of `longest`.
    @inlinable @inline(__always)
    package static var longest: Int { 1 }
    /// The position of `rows`, which has two words.
    @inlinable @inline(__always)
    package static var rows: Int { 2 }
    /// The position of `on_error`.
    @inlinable @inline(__always)
    package static var onError: Int { 4 }
    /// The position of `when_unknown`.
    @inlinable @inline(__always)
    package static var whenUnknown: Int { 5 }
    /// The position of `unknown_says`.
    @inlinable @inline(__always)
    package static var unknownSays: Int { 6 }
    /// The position of `gone_says`.
    @inlinable @inline(__always)
    package static var goneSays: Int { 7 }
    /// The position of `shown_on`.
    @inlinable @inline(__always)
    package static var shownOn: Int { 8 }
  }
}

/// The content of a row of `router`, to be written.
package struct LinkRouterBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LinkRouterRow

  /// The scheme of every link, before the colon.
  package var scheme: BundleText
  /// The maximum length of a link in bytes, from 1 to 65,536.
  package var longest: Int
  /// The redirections in the order of evaluation. Rows of `router_rows`.
  package var rows: Range<Int>
  /// The screen if the condition of a row has no value. A row of `routes`.
  package var onError: Int
  /// The screen for a link that is unknown or invalid. A row of `routes`.
  package var whenUnknown: Int
  /// The message for a link that is unknown or invalid. A row of `copy`.
  package var unknownSays: Int
  /// The message for a link whose content no longer exists. A row of `copy`.
  package var goneSays: Int
  /// The surface that shows both messages; nil if the rules do not name one. A row of `surfaces`.
  package var shownOn: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    scheme: BundleText,
    longest: Int,
    rows: Range<Int>,
    onError: Int,
    whenUnknown: Int,
    unknownSays: Int,
    goneSays: Int,
    shownOn: Int?
  ) {
    self.scheme = scheme
    self.longest = longest
    self.rows = rows
    self.onError = onError
    self.whenUnknown = whenUnknown
    self.unknownSays = unknownSays
    self.goneSays = goneSays
    self.shownOn = shownOn
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(scheme)
    output.append(longest)
    output.append(rows)
    output.append(onError)
    output.append(whenUnknown)
    output.append(unknownSays)
    output.append(goneSays)
    output.append(shownOn)
  }
}
