// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `router`.
@usableFromInline
package struct LinkRouterRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .router }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 9 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var scheme: BundleText { loadText(At.scheme) }
  @inlinable @inline(__always)
  package var longest: Int { loadWord(At.longest) }
  @inlinable @inline(__always)
  package var rows: Range<Int> { loadRange(At.rows) }
  @inlinable @inline(__always)
  package var onError: Int { loadWord(At.onError) }
  @inlinable @inline(__always)
  package var whenUnknown: Int { loadWord(At.whenUnknown) }
  @inlinable @inline(__always)
  package var unknownSays: Int { loadWord(At.unknownSays) }
  @inlinable @inline(__always)
  package var goneSays: Int { loadWord(At.goneSays) }
  @inlinable @inline(__always)
  package var shownOn: Int? { loadOptional(At.shownOn) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var scheme: Int { 0 }
    @inlinable @inline(__always)
    package static var longest: Int { 1 }
    @inlinable @inline(__always)
    package static var rows: Int { 2 }
    @inlinable @inline(__always)
    package static var onError: Int { 4 }
    @inlinable @inline(__always)
    package static var whenUnknown: Int { 5 }
    @inlinable @inline(__always)
    package static var unknownSays: Int { 6 }
    @inlinable @inline(__always)
    package static var goneSays: Int { 7 }
    @inlinable @inline(__always)
    package static var shownOn: Int { 8 }
  }
}

/// The content of a row of `router`.
package struct LinkRouterBuilder: RowBuilder {
  package typealias Row = LinkRouterRow

  package var scheme: BundleText
  package var longest: Int
  package var rows: Range<Int>
  package var onError: Int
  package var whenUnknown: Int
  package var unknownSays: Int
  package var goneSays: Int
  package var shownOn: Int?

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
