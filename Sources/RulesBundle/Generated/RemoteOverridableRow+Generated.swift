// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `opened`.
@usableFromInline
package struct RemoteOverridableRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .remoteOverridables }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 11 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var form: OverrideForm { OverrideForm(verified: loadByte(At.form)) }
  @inlinable @inline(__always)
  package var least: Int64 { loadInteger(At.least) }
  @inlinable @inline(__always)
  package var most: Int64 { loadInteger(At.most) }
  @inlinable @inline(__always)
  package var options: Range<Int> { loadRange(At.options) }
  @inlinable @inline(__always)
  package var places: Range<Int> { loadRange(At.places) }
  @inlinable @inline(__always)
  package var emergency: Bool { loadFlag(At.emergency) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var form: Int { 1 }
    @inlinable @inline(__always)
    package static var least: Int { 2 }
    @inlinable @inline(__always)
    package static var most: Int { 4 }
    @inlinable @inline(__always)
    package static var options: Int { 6 }
    @inlinable @inline(__always)
    package static var places: Int { 8 }
    @inlinable @inline(__always)
    package static var emergency: Int { 10 }
  }
}

/// The content of a row of `opened`.
package struct RemoteOverridableBuilder: RowBuilder {
  package typealias Row = RemoteOverridableRow

  package var name: BundleText
  package var form: OverrideForm
  package var least: Int64
  package var most: Int64
  package var options: Range<Int>
  package var places: Range<Int>
  package var emergency: Bool

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
