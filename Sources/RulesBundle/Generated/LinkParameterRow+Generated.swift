// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `link_parameters`.
@usableFromInline
package struct LinkParameterRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .linkParameters }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var parameter: BundleText { loadText(At.parameter) }
  @inlinable @inline(__always)
  package var kind: LinkParameterKind { LinkParameterKind(verified: loadByte(At.kind)) }
  @inlinable @inline(__always)
  package var value: BundleText { loadText(At.value) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var parameter: Int { 0 }
    @inlinable @inline(__always)
    package static var kind: Int { 1 }
    @inlinable @inline(__always)
    package static var value: Int { 2 }
  }
}

/// The content of a row of `link_parameters`.
package struct LinkParameterBuilder: RowBuilder {
  package typealias Row = LinkParameterRow

  package var parameter: BundleText
  package var kind: LinkParameterKind
  package var value: BundleText

  package init(
    parameter: BundleText,
    kind: LinkParameterKind,
    value: BundleText
  ) {
    self.parameter = parameter
    self.kind = kind
    self.value = value
  }

  package func write(to output: inout RowWords) {
    output.append(parameter)
    output.append(kind)
    output.append(value)
  }
}
