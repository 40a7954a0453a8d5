// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `deep_links`. The links to screens: `scheme://path?parameter=value&...`.
@usableFromInline
package struct DeepLinkRow: BundleRow {
  /// The section of the rows: `deep_links`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .deepLinks }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 6 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The part between the scheme and the question mark.
  @inlinable @inline(__always)
  package var path: BundleText { loadText(At.path) }
  /// The parameters in the order of the address. Rows of `link_parameters`.
  @inlinable @inline(__always)
  package var parameters: Range<Int> { loadRange(At.parameters) }
  /// The screen that the link opens. A row of `routes`.
  @inlinable @inline(__always)
  package var opens: Int { loadWord(At.opens) }
  /// The screen if the content of the link no longer exists; nil if the link opens anyway. A row of `routes`.
  @inlinable @inline(__always)
  package var whenGone: Int? { loadOptional(At.whenGone) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `path`.
    @inlinable @inline(__always)
    package static var path: Int { 1 }
    /// The position of `parameters`, which has two words.
    @inlinable @inline(__always)
    package static var parameters: Int { 2 }
    /// The position of `opens`.
    @inlinable @inline(__always)
    package static var opens: Int { 4 }
    /// The position of `when_gone`.
    @inlinable @inline(__always)
    package static var whenGone: Int { 5 }
  }
}

/// The content of a row of `deep_links`, to be written.
package struct DeepLinkBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = DeepLinkRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The part between the scheme and the question mark.
  package var path: BundleText
  /// The parameters in the order of the address. Rows of `link_parameters`.
  package var parameters: Range<Int>
  /// The screen that the link opens. A row of `routes`.
  package var opens: Int
  /// The screen if the content of the link no longer exists; nil if the link opens anyway. A row of `routes`.
  package var whenGone: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(path)
    output.append(parameters)
    output.append(opens)
    output.append(whenGone)
  }
}
