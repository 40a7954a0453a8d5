// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `actions`. What users do, and the app asks about.
@usableFromInline
package struct AppActionRow: BundleRow {
  /// The section of the rows: `actions`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .actions }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 18 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// Decides whether the action is allowed. A row of `tables`.
  @inlinable @inline(__always)
  package var table: Int { loadWord(At.table) }
  /// Where the action starts, for events. A row of `entry_points`.
  @inlinable @inline(__always)
  package var entryPoint: Int { loadWord(At.entryPoint) }
  /// What the app performs if the action is allowed. Rows of `effect_refs`.
  @inlinable @inline(__always)
  package var effects: Range<Int> { loadRange(At.effects) }
  /// The events to send when the action is allowed. Rows of `emitted_events`.
  @inlinable @inline(__always)
  package var emits: Range<Int> { loadRange(At.emits) }
  /// Whether the user returns to the action after sign-up.
  @inlinable @inline(__always)
  package var resumes: Bool { loadFlag(At.resumes) }
  /// The limits that are shown with the action, for each plan. Rows of `action_limits`.
  @inlinable @inline(__always)
  package var limits: Range<Int> { loadRange(At.limits) }
  /// The events that a history counts when the action is performed. Rows of `event_counts`.
  @inlinable @inline(__always)
  package var counts: Range<Int> { loadRange(At.counts) }
  /// The vectors of the warning ladder that can stop the action. Rows of `ladder_stops`.
  @inlinable @inline(__always)
  package var stoppedBy: Range<Int> { loadRange(At.stoppedBy) }
  /// How the action works in each connection state; nil if the connection does not matter. A row of `offline`.
  @inlinable @inline(__always)
  package var connection: Int? { loadOptional(At.connection) }
  /// The screen to which the user returns; nil for the screen where the action started. A row of `routes`.
  @inlinable @inline(__always)
  package var returnsTo: Int? { loadOptional(At.returnsTo) }
  /// The facts that the app keeps until the action resumes. Rows of `fact_refs`.
  @inlinable @inline(__always)
  package var with: Range<Int> { loadRange(At.with) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `table`.
    @inlinable @inline(__always)
    package static var table: Int { 1 }
    /// The position of `entry_point`.
    @inlinable @inline(__always)
    package static var entryPoint: Int { 2 }
    /// The position of `effects`, which has two words.
    @inlinable @inline(__always)
    package static var effects: Int { 3 }
    /// The position of `emits`, which has two words.
    @inlinable @inline(__always)
    package static var emits: Int { 5 }
    /// The position of `resumes`.
    @inlinable @inline(__always)
    package static var resumes: Int { 7 }
    /// The position of `limits`, which has two words.
    @inlinable @inline(__always)
    package static var limits: Int { 8 }
    /// The position of `counts`, which has two words.
    @inlinable @inline(__always)
    package static var counts: Int { 10 }
    /// The position of `stopped_by`, which has two words.
    @inlinable @inline(__always)
    package static var stoppedBy: Int { 12 }
    /// The position of `connection`.
    @inlinable @inline(__always)
    package static var connection: Int { 14 }
    /// The position of `returns_to`.
    @inlinable @inline(__always)
    package static var returnsTo: Int { 15 }
    /// The position of `with`, which has two words.
    @inlinable @inline(__always)
    package static var with: Int { 16 }
  }
}

/// The content of a row of `actions`, to be written.
package struct AppActionBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = AppActionRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// Decides whether the action is allowed. A row of `tables`.
  package var table: Int
  /// Where the action starts, for events. A row of `entry_points`.
  package var entryPoint: Int
  /// What the app performs if the action is allowed. Rows of `effect_refs`.
  package var effects: Range<Int>
  /// The events to send when the action is allowed. Rows of `emitted_events`.
  package var emits: Range<Int>
  /// Whether the user returns to the action after sign-up.
  package var resumes: Bool
  /// The limits that are shown with the action, for each plan. Rows of `action_limits`.
  package var limits: Range<Int>
  /// The events that a history counts when the action is performed. Rows of `event_counts`.
  package var counts: Range<Int>
  /// The vectors of the warning ladder that can stop the action. Rows of `ladder_stops`.
  package var stoppedBy: Range<Int>
  /// How the action works in each connection state; nil if the connection does not matter. A row of `offline`.
  package var connection: Int?
  /// The screen to which the user returns; nil for the screen where the action started. A row of `routes`.
  package var returnsTo: Int?
  /// The facts that the app keeps until the action resumes. Rows of `fact_refs`.
  package var with: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    table: Int,
    entryPoint: Int,
    effects: Range<Int>,
    emits: Range<Int>,
    resumes: Bool,
    limits: Range<Int>,
    counts: Range<Int>,
    stoppedBy: Range<Int>,
    connection: Int?,
    returnsTo: Int?,
    with: Range<Int>
  ) {
    self.name = name
    self.table = table
    self.entryPoint = entryPoint
    self.effects = effects
    self.emits = emits
    self.resumes = resumes
    self.limits = limits
    self.counts = counts
    self.stoppedBy = stoppedBy
    self.connection = connection
    self.returnsTo = returnsTo
    self.with = with
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(table)
    output.append(entryPoint)
    output.append(effects)
    output.append(emits)
    output.append(resumes)
    output.append(limits)
    output.append(counts)
    output.append(stoppedBy)
    output.append(connection)
    output.append(returnsTo)
    output.append(with)
  }
}
