// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `payload_parts`.
@usableFromInline
package struct PayloadPartRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .payloadParts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var type: BundleText { loadText(At.type) }
  @inlinable @inline(__always)
  package var treatment: TreatmentKind { TreatmentKind(verified: loadByte(At.treatment)) }
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var fields: Int? { loadOptional(At.fields) }
  @inlinable @inline(__always)
  package var values: Int? { loadOptional(At.values) }
  @inlinable @inline(__always)
  package var tellsSender: Int? { loadOptional(At.tellsSender) }
  @inlinable @inline(__always)
  package var tellsRecipient: Int? { loadOptional(At.tellsRecipient) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var type: Int { 0 }
    @inlinable @inline(__always)
    package static var treatment: Int { 1 }
    @inlinable @inline(__always)
    package static var condition: Int { 2 }
    @inlinable @inline(__always)
    package static var fields: Int { 3 }
    @inlinable @inline(__always)
    package static var values: Int { 4 }
    @inlinable @inline(__always)
    package static var tellsSender: Int { 5 }
    @inlinable @inline(__always)
    package static var tellsRecipient: Int { 6 }
  }
}

/// The content of a row of `payload_parts`.
package struct PayloadPartBuilder: RowBuilder {
  package typealias Row = PayloadPartRow

  package var type: BundleText
  package var treatment: TreatmentKind
  package var condition: Int?
  package var fields: Int?
  package var values: Int?
  package var tellsSender: Int?
  package var tellsRecipient: Int?

  package init(
    type: BundleText,
    treatment: TreatmentKind,
    condition: Int?,
    fields: Int?,
    values: Int?,
    tellsSender: Int?,
    tellsRecipient: Int?
  ) {
    self.type = type
    self.treatment = treatment
    self.condition = condition
    self.fields = fields
    self.values = values
    self.tellsSender = tellsSender
    self.tellsRecipient = tellsRecipient
  }

  package func write(to output: inout RowWords) {
    output.append(type)
    output.append(treatment)
    output.append(condition)
    output.append(fields)
    output.append(values)
    output.append(tellsSender)
    output.append(tellsRecipient)
  }
}
