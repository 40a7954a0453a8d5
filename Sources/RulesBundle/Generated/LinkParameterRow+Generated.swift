// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `link_parameters`. A parameter of a link.
@usableFromInline
package struct LinkParameterRow: BundleRow {
  /// The section of the rows: `link_parameters`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .linkParameters }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the address.
  @inlinable @inline(__always)
  package var parameter: BundleText { loadText(At.parameter) }
  /// The kind of a link parameter: a fixed value or an id.
  @inlinable @inline(__always)
  package var kind: LinkParameterKind { LinkParameterKind(verified: loadByte(At.kind)) }
  /// The value if `kind` is `always`; the type of the identified thing if `kind` is `id`.
  @inlinable @inline(__always)
  package var value: BundleText { loadText(At.value) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `parameter`.
    @inlinable @inline(__always)
    package static var parameter: Int { 0 }
    /// The position of `kind`.
    @inlinable @inline(__always)
    package static var kind: Int { 1 }
    /// The position of `value`.
    @inlinable @inline(__always)
    package static var value: Int { 2 }
  }
}

/// The content of a row of `link_parameters`, to be written.
package struct LinkParameterBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LinkParameterRow

  /// The name in the address.
  package var parameter: BundleText
  /// The kind of a link parameter: a fixed value or an id.
  package var kind: LinkParameterKind
  /// The value if `kind` is `always`; the type of the identified thing if `kind` is `id`.
  package var value: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    parameter: BundleText,
    kind: LinkParameterKind,
    value: BundleText
  ) {
    self.parameter = parameter
    self.kind = kind
    self.value = value
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(parameter)
    output.append(kind)
    output.append(value)
  }
}
