// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `payload_parts`. How one type of part is treated in a payload.
@usableFromInline
package struct PayloadPartRow: BundleRow {
  /// The section of the rows: `payload_parts`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .payloadParts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name of the type, which is unique in the payload.
  @inlinable @inline(__always)
  package var type: BundleText { loadText(At.type) }
  /// What happens to a part of a thing that is shared or exported.
  @inlinable @inline(__always)
  package var treatment: TreatmentKind { TreatmentKind(verified: loadByte(At.treatment)) }
  /// Whether the part is included; nil if it always is. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// A list with the names of the included fields, or with those of the marker; nil if the part is left out. A row of `constants`.
  @inlinable @inline(__always)
  package var fields: Int? { loadOptional(At.fields) }
  /// A list with the values of the marker, in the order of `fields`; nil without a marker. A row of `constants`.
  @inlinable @inline(__always)
  package var values: Int? { loadOptional(At.values) }
  /// The message to the sender; nil without a message. A row of `copy`.
  @inlinable @inline(__always)
  package var tellsSender: Int? { loadOptional(At.tellsSender) }
  /// The message to the recipient; nil without a message. A row of `copy`.
  @inlinable @inline(__always)
  package var tellsRecipient: Int? { loadOptional(At.tellsRecipient) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `type`.
    @inlinable @inline(__always)
    package static var type: Int { 0 }
    /// The position of `treatment`.
    @inlinable @inline(__always)
    package static var treatment: Int { 1 }
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 2 }
    /// The position of `fields`.
    @inlinable @inline(__always)
    package static var fields: Int { 3 }
    /// The position of `values`.
    @inlinable @inline(__always)
    package static var values: Int { 4 }
    /// The position of `tells_sender`.
    @inlinable @inline(__always)
    package static var tellsSender: Int { 5 }
    /// The position of `tells_recipient`.
    @inlinable @inline(__always)
    package static var tellsRecipient: Int { 6 }
  }
}

/// The content of a row of `payload_parts`, to be written.
package struct PayloadPartBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = PayloadPartRow

  /// The name of the type, which is unique in the payload.
  package var type: BundleText
  /// What happens to a part of a thing that is shared or exported.
  package var treatment: TreatmentKind
  /// Whether the part is included; nil if it always is. A row of `programs`.
  package var condition: Int?
  /// A list with the names of the included fields, or with those of the marker; nil if the part is left out. A row of `constants`.
  package var fields: Int?
  /// A list with the values of the marker, in the order of `fields`; nil without a marker. A row of `constants`.
  package var values: Int?
  /// The message to the sender; nil without a message. A row of `copy`.
  package var tellsSender: Int?
  /// The message to the recipient; nil without a message. A row of `copy`.
  package var tellsRecipient: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
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
