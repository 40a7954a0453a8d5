// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `deep_links`.
@usableFromInline
package struct DeepLinkRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .deepLinks }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 6 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var path: BundleText { loadText(At.path) }
  @inlinable @inline(__always)
  package var parameters: Range<Int> { loadRange(At.parameters) }
  @inlinable @inline(__always)
  package var opens: Int { loadWord(At.opens) }
  @inlinable @inline(__always)
  package var whenGone: Int? { loadOptional(At.whenGone) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var path: Int { 1 }
    @inlinable @inline(__always)
    package static var parameters: Int { 2 }
    @inlinable @inline(__always)
    package static var opens: Int { 4 }
    @inlinable @inline(__always)
    package static var whenGone: Int { 5 }
  }
}

/// The content of a row of `deep_links`.
package struct DeepLinkBuilder: RowBuilder {
  package typealias Row = DeepLinkRow

  package var name: BundleText
  package var path: BundleText
  package var parameters: Range<Int>
  package var opens: Int
  package var whenGone: Int?

  package init(
    name: BundleText,
    path: BundleText,
    parameters: Range<Int>,
    opens: Int,
    whenGone: Int?
  ) {
    self.name = name
    self.path = path
    self.parameters = parameters
    self.opens = opens
    self.whenGone = whenGone
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(path)
    output.append(parameters)
    output.append(opens)
    output.append(whenGone)
  }
}
