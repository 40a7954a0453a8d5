// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `book`. One row: the product, and the facts, programs, and events that the runtime reads by their role.
@usableFromInline
package struct BookRow: BundleRow {
  /// The section of the rows: `book`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .book }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 24 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name of the product, from the manifest.
  @inlinable @inline(__always)
  package var product: BundleText { loadText(At.product) }
  /// The version of the rules language, from the manifest. The runtime ignores it.
  @inlinable @inline(__always)
  package var language: Int { loadWord(At.language) }
  /// The fact that is the current plan. A row of `facts`.
  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }
  /// The fact with the action of the decision. A row of `facts`.
  @inlinable @inline(__always)
  package var decisionAction: Int { loadWord(At.decisionAction) }
  /// The fact with the reason of the denial; null if the action is allowed. A row of `facts`.
  @inlinable @inline(__always)
  package var decisionReason: Int { loadWord(At.decisionReason) }
  /// The fact with the gate of the reason; null without a gate. A row of `facts`.
  @inlinable @inline(__always)
  package var decisionGate: Int { loadWord(At.decisionGate) }
  /// The fact with the entry point of the action; null without an entry point. A row of `facts`.
  @inlinable @inline(__always)
  package var decisionEntryPoint: Int { loadWord(At.decisionEntryPoint) }
  /// The fact with the current time; nil if the rules do not use the time. A row of `facts`.
  @inlinable @inline(__always)
  package var now: Int? { loadOptional(At.now) }
  /// Whether the plan is lower than the previous one; nil if the rules do not handle a downgrade. A row of `programs`.
  @inlinable @inline(__always)
  package var downgraded: Int? { loadOptional(At.downgraded) }
  /// The events to send when `downgraded` is true. Rows of `event_refs`.
  @inlinable @inline(__always)
  package var downgradeEmits: Range<Int> { loadRange(At.downgradeEmits) }
  /// The fact with the number of events that the vector counts. A row of `facts`.
  @inlinable @inline(__always)
  package var ladderCount: Int { loadWord(At.ladderCount) }
  /// The fact with the name of the level. A row of `facts`.
  @inlinable @inline(__always)
  package var ladderLevel: Int { loadWord(At.ladderLevel) }
  /// The fact with the count at which the vector starts to slow down or stop the user. A row of `facts`.
  @inlinable @inline(__always)
  package var ladderLimit: Int { loadWord(At.ladderLimit) }
  /// The fact with the length of the pause. A row of `facts`.
  @inlinable @inline(__always)
  package var ladderPause: Int { loadWord(At.ladderPause) }
  /// The fact with the length of the suspension. A row of `facts`.
  @inlinable @inline(__always)
  package var ladderSuspension: Int { loadWord(At.ladderSuspension) }
  /// The fact with the phrase for the activity that the vector counts. A row of `facts`.
  @inlinable @inline(__always)
  package var ladderThing: Int { loadWord(At.ladderThing) }
  /// The fact with the time until the pause, the block, or the suspension ends. A row of `facts`.
  @inlinable @inline(__always)
  package var ladderTimeLeft: Int { loadWord(At.ladderTimeLeft) }
  /// The fact with the name of the vector. A row of `facts`.
  @inlinable @inline(__always)
  package var ladderVector: Int { loadWord(At.ladderVector) }
  /// The fact with the period in which events count. A row of `facts`.
  @inlinable @inline(__always)
  package var ladderWindow: Int { loadWord(At.ladderWindow) }
  /// The fact with the name of the error. A row of `facts`.
  @inlinable @inline(__always)
  package var errorId: Int { loadWord(At.errorId) }
  /// The fact with the severity of the error. A row of `facts`.
  @inlinable @inline(__always)
  package var errorSeverity: Int { loadWord(At.errorSeverity) }
  /// The fact with the surface that shows the error. A row of `facts`.
  @inlinable @inline(__always)
  package var errorSurface: Int { loadWord(At.errorSurface) }
  /// The fact with the id of the user who is logged in; nil if the rules do not have the fact `person`. A row of `facts`.
  @inlinable @inline(__always)
  package var person: Int? { loadOptional(At.person) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `product`.
    @inlinable @inline(__always)
    package static var product: Int { 0 }
    /// The position of `language`.
    @inlinable @inline(__always)
    package static var language: Int { 1 }
    /// The position of `plan`.
    @inlinable @inline(__always)
    package static var plan: Int { 2 }
    /// The position of `decision_action`.
    @inlinable @inline(__always)
    package static var decisionAction: Int { 3 }
    /// The position of `decision_reason`.
    @inlinable @inline(__always)
    package static var decisionReason: Int { 4 }
    /// The position of `decision_gate`.
    @inlinable @inline(__always)
    package static var decisionGate: Int { 5 }
    /// The position of `decision_entry_point`.
    @inlinable @inline(__always)
    package static var decisionEntryPoint: Int { 6 }
    /// The position of `now`.
    @inlinable @inline(__always)
    package static var now: Int { 7 }
    /// The position of `downgraded`.
    @inlinable @inline(__always)
    package static var downgraded: Int { 8 }
    /// The position of `downgrade_emits`, which has two words.
    @inlinable @inline(__always)
    package static var downgradeEmits: Int { 9 }
    /// The position of `ladder_count`.
    @inlinable @inline(__always)
    package static var ladderCount: Int { 11 }
    /// The position of `ladder_level`.
    @inlinable @inline(__always)
    package static var ladderLevel: Int { 12 }
    /// The position of `ladder_limit`.
    @inlinable @inline(__always)
    package static var ladderLimit: Int { 13 }
    /// The position of `ladder_pause`.
    @inlinable @inline(__always)
    package static var ladderPause: Int { 14 }
    /// The position of `ladder_suspension`.
    @inlinable @inline(__always)
    package static var ladderSuspension: Int { 15 }
    /// The position of `ladder_thing`.
    @inlinable @inline(__always)
    package static var ladderThing: Int { 16 }
    /// The position of `ladder_time_left`.
    @inlinable @inline(__always)
    package static var ladderTimeLeft: Int { 17 }
    /// The position of `ladder_vector`.
    @inlinable @inline(__always)
    package static var ladderVector: Int { 18 }
    /// The position of `ladder_window`.
    @inlinable @inline(__always)
    package static var ladderWindow: Int { 19 }
    /// The position of `error_id`.
    @inlinable @inline(__always)
    package static var errorId: Int { 20 }
    /// The position of `error_severity`.
    @inlinable @inline(__always)
    package static var errorSeverity: Int { 21 }
    /// The position of `error_surface`.
    @inlinable @inline(__always)
    package static var errorSurface: Int { 22 }
    /// The position of `person`.
    @inlinable @inline(__always)
    package static var person: Int { 23 }
  }
}

/// The content of a row of `book`, to be written.
package struct BookBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = BookRow

  /// The name of the product, from the manifest.
  package var product: BundleText
  /// The version of the rules language, from the manifest. The runtime ignores it.
  package var language: Int
  /// The fact that is the current plan. A row of `facts`.
  package var plan: Int
  /// The fact with the action of the decision. A row of `facts`.
  package var decisionAction: Int
  /// The fact with the reason of the denial; null if the action is allowed. A row of `facts`.
  package var decisionReason: Int
  /// The fact with the gate of the reason; null without a gate. A row of `facts`.
  package var decisionGate: Int
  /// The fact with the entry point of the action; null without an entry point. A row of `facts`.
  package var decisionEntryPoint: Int
  /// The fact with the current time; nil if the rules do not use the time. A row of `facts`.
  package var now: Int?
  /// Whether the plan is lower than the previous one; nil if the rules do not handle a downgrade. A row of `programs`.
  package var downgraded: Int?
  /// The events to send when `downgraded` is true. Rows of `event_refs`.
  package var downgradeEmits: Range<Int>
  /// The fact with the number of events that the vector counts. A row of `facts`.
  package var ladderCount: Int
  /// The fact with the name of the level. A row of `facts`.
  package var ladderLevel: Int
  /// The fact with the count at which the vector starts to slow down or stop the user. A row of `facts`.
  package var ladderLimit: Int
  /// The fact with the length of the pause. A row of `facts`.
  package var ladderPause: Int
  /// The fact with the length of the suspension. A row of `facts`.
  package var ladderSuspension: Int
  /// The fact with the phrase for the activity that the vector counts. A row of `facts`.
  package var ladderThing: Int
  /// The fact with the time until the pause, the block, or the suspension ends. A row of `facts`.
  package var ladderTimeLeft: Int
  /// The fact with the name of the vector. A row of `facts`.
  package var ladderVector: Int
  /// The fact with the period in which events count. A row of `facts`.
  package var ladderWindow: Int
  /// The fact with the name of the error. A row of `facts`.
  package var errorId: Int
  /// The fact with the severity of the error. A row of `facts`.
  package var errorSeverity: Int
  /// The fact with the surface that shows the error. A row of `facts`.
  package var errorSurface: Int
  /// The fact with the id of the user who is logged in; nil if the rules do not have the fact `person`. A row of `facts`.
  package var person: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    product: BundleText,
    language: Int,
    plan: Int,
    decisionAction: Int,
    decisionReason: Int,
    decisionGate: Int,
    decisionEntryPoint: Int,
    now: Int?,
    downgraded: Int?,
    downgradeEmits: Range<Int>,
    ladderCount: Int,
    ladderLevel: Int,
    ladderLimit: Int,
    ladderPause: Int,
    ladderSuspension: Int,
    ladderThing: Int,
    ladderTimeLeft: Int,
    ladderVector: Int,
    ladderWindow: Int,
    errorId: Int,
    errorSeverity: Int,
    errorSurface: Int,
    person: Int?
  ) {
    self.product = product
    self.language = language
    self.plan = plan
    self.decisionAction = decisionAction
    self.decisionReason = decisionReason
    self.decisionGate = decisionGate
    self.decisionEntryPoint = decisionEntryPoint
    self.now = now
    self.downgraded = downgraded
    self.downgradeEmits = downgradeEmits
    self.ladderCount = ladderCount
    self.ladderLevel = ladderLevel
    self.ladderLimit = ladderLimit
    self.ladderPause = ladderPause
    self.ladderSuspension = ladderSuspension
    self.ladderThing = ladderThing
    self.ladderTimeLeft = ladderTimeLeft
    self.ladderVector = ladderVector
    self.ladderWindow = ladderWindow
    self.errorId = errorId
    self.errorSeverity = errorSeverity
    self.errorSurface = errorSurface
    self.person = person
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(product)
    output.append(language)
    output.append(plan)
    output.append(decisionAction)
    output.append(decisionReason)
    output.append(decisionGate)
    output.append(decisionEntryPoint)
    output.append(now)
    output.append(downgraded)
    output.append(downgradeEmits)
    output.append(ladderCount)
    output.append(ladderLevel)
    output.append(ladderLimit)
    output.append(ladderPause)
    output.append(ladderSuspension)
    output.append(ladderThing)
    output.append(ladderTimeLeft)
    output.append(ladderVector)
    output.append(ladderWindow)
    output.append(errorId)
    output.append(errorSeverity)
    output.append(errorSurface)
    output.append(person)
  }
}
