// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `opened`. The values that a remote config can override.
@usableFromInline
package struct RemoteOverridableRow: BundleRow {
  /// The section of the rows: `opened`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .remoteOverridables }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 11 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The path of the value in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The allowed overrides: a switch, a number in a range, or an option.
  @inlinable @inline(__always)
  package var form: OverrideForm { OverrideForm(verified: loadByte(At.form)) }
  /// The minimum of a range; 0 for other forms.
  @inlinable @inline(__always)
  package var least: Int64 { loadInteger(At.least) }
  /// The maximum of a range; 0 for other forms.
  @inlinable @inline(__always)
  package var most: Int64 { loadInteger(At.most) }
  /// The allowed numbers; empty for other forms. Rows of `opened_options`.
  @inlinable @inline(__always)
  package var options: Range<Int> { loadRange(At.options) }
  /// Where the value is stored in the bundle. All are changed together. Rows of `opened_places`.
  @inlinable @inline(__always)
  package var places: Range<Int> { loadRange(At.places) }
  /// Whether the switch is published in spite of open problems of the rules.
  @inlinable @inline(__always)
  package var emergency: Bool { loadFlag(At.emergency) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `form`.
    @inlinable @inline(__always)
    package static var form: Int { 1 }
    /// The position of `least`, which has two words.
    @inlinable @inline(__always)
    package static var least: Int { 2 }
    /// The position of `most`, which has two words.
    @inlinable @inline(__always)
    package static var most: Int { 4 }
    /// The position of `options`, which has two words.
    @inlinable @inline(__always)
    package static var options: Int { 6 }
    /// The position of `places`, which has two words.
    @inlinable @inline(__always)
    package static var places: Int { 8 }
    /// The position of `emergency`.
    @inlinable @inline(__always)
    package static var emergency: Int { 10 }
  }
}

/// The content of a row of `opened`, to be written.
package struct RemoteOverridableBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = RemoteOverridableRow

  /// The path of the value in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The allowed overrides: a switch, a number in a range, or an option.
  package var form: OverrideForm
  /// The minimum of a range; 0 for other forms.
  package var least: Int64
  /// The maximum of a range; 0 for other forms.
  package var most: Int64
  /// The allowed numbers; empty for other forms. Rows of `opened_options`.
  package var options: Range<Int>
  /// Where the value is stored in the bundle. All are changed together. Rows of `opened_places`.
  package var places: Range<Int>
  /// Whether the switch is published in spite of open problems of the rules.
  package var emergency: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    form: OverrideForm,
    least: Int64,
    most: Int64,
    options: Range<Int>,
    places: Range<Int>,
    emergency: Bool
  ) {
    self.name = name
    self.form = form
    self.least = least
    self.most = most
    self.options = options
    self.places = places
    self.emergency = emergency
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(form)
    output.append(least)
    output.append(most)
    output.append(options)
    output.append(places)
    output.append(emergency)
  }
}
