// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `errors`. The errors that users see.
@usableFromInline
package struct ErrorRow: BundleRow {
  /// The section of the rows: `errors`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .errors }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 12 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// How serious the error is. A row of `severities`.
  @inlinable @inline(__always)
  package var severity: Int { loadWord(At.severity) }
  /// The surfaces that can show the error, the preferred one first. Rows of `surface_refs`.
  @inlinable @inline(__always)
  package var surfaces: Range<Int> { loadRange(At.surfaces) }
  /// The message. A row of `copy`.
  @inlinable @inline(__always)
  package var copy: Int { loadWord(At.copy) }
  /// The buttons with the message, in order. Rows of `button_refs`.
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  /// How the failed operation is retried; nil if it is not. A row of `retries`.
  @inlinable @inline(__always)
  package var retry: Int? { loadOptional(At.retry) }
  /// Whether the server recognizes a repeated request, so that a retry does not depend on `needs` of its policy.
  @inlinable @inline(__always)
  package var recognised: Bool { loadFlag(At.recognised) }
  /// Defers the message while it is true; nil if nothing does. A row of `programs`.
  @inlinable @inline(__always)
  package var waitsWhile: Int? { loadOptional(At.waitsWhile) }
  /// The event that records the error; nil for the event of `error_log`. A row of `telemetry`.
  @inlinable @inline(__always)
  package var recordedBy: Int? { loadOptional(At.recordedBy) }
  /// The safe screen on which the app continues; nil for that of the severity. A row of `routes`.
  @inlinable @inline(__always)
  package var opens: Int? { loadOptional(At.opens) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `severity`.
    @inlinable @inline(__always)
    package static var severity: Int { 1 }
    /// The position of `surfaces`, which has two words.
    @inlinable @inline(__always)
    package static var surfaces: Int { 2 }
    /// The position of `copy`.
    @inlinable @inline(__always)
    package static var copy: Int { 4 }
    /// The position of `buttons`, which has two words.
    @inlinable @inline(__always)
    package static var buttons: Int { 5 }
    /// The position of `retry`.
    @inlinable @inline(__always)
    package static var retry: Int { 7 }
    /// The position of `recognised`.
    @inlinable @inline(__always)
    package static var recognised: Int { 8 }
    /// The position of `waits_while`.
    @inlinable @inline(__always)
    package static var waitsWhile: Int { 9 }
    /// The position of `recorded_by`.
    @inlinable @inline(__always)
    package static var recordedBy: Int { 10 }
    /// The position of `opens`.
    @inlinable @inline(__always)
    package static var opens: Int { 11 }
  }
}

/// The content of a row of `errors`, to be written.
package struct ErrorBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ErrorRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// How serious the error is. A row of `severities`.
  package var severity: Int
  /// The surfaces that can show the error, the preferred one first. Rows of `surface_refs`.
  package var surfaces: Range<Int>
  /// The message. A row of `copy`.
  package var copy: Int
  /// The buttons with the message, in order. Rows of `button_refs`.
  package var buttons: Range<Int>
  /// How the failed operation is retried; nil if it is not. A row of `retries`.
  package var retry: Int?
  /// Whether the server recognizes a repeated request, so that a retry does not depend on `needs` of its policy.
  package var recognised: Bool
  /// Defers the message while it is true; nil if nothing does. A row of `programs`.
  package var waitsWhile: Int?
  /// The event that records the error; nil for the event of `error_log`. A row of `telemetry`.
  package var recordedBy: Int?
  /// The safe screen on which the app continues; nil for that of the severity. A row of `routes`.
  package var opens: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    severity: Int,
    surfaces: Range<Int>,
    copy: Int,
    buttons: Range<Int>,
    retry: Int?,
    recognised: Bool,
    waitsWhile: Int?,
    recordedBy: Int?,
    opens: Int?
  ) {
    self.name = name
    self.severity = severity
    self.surfaces = surfaces
    self.copy = copy
    self.buttons = buttons
    self.retry = retry
    self.recognised = recognised
    self.waitsWhile = waitsWhile
    self.recordedBy = recordedBy
    self.opens = opens
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(severity)
    output.append(surfaces)
    output.append(copy)
    output.append(buttons)
    output.append(retry)
    output.append(recognised)
    output.append(waitsWhile)
    output.append(recordedBy)
    output.append(opens)
  }
}
