// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `limit_values`. The value of one limit for one plan.
@usableFromInline
package struct LimitValueRow: BundleRow {
  /// The section of the rows: `limit_values`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .limitValues }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 8 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The plan of the value. A row of `plans`.
  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }
  /// The kind of a limit for a plan.
  @inlinable @inline(__always)
  package var kind: LimitKind { LimitKind(verified: loadByte(At.kind)) }
  /// Whether the user gets a warning instead of a denial when the limit is full.
  @inlinable @inline(__always)
  package var soft: Bool { loadFlag(At.soft) }
  /// The reason of the denial, or of the warning if the limit is soft; nil if the limit cannot be full. A row of `reasons`.
  @inlinable @inline(__always)
  package var whenFull: Int? { loadOptional(At.whenFull) }
  /// The reason whose message is shown when an action spends from the limit; nil without a message. A row of `reasons`.
  @inlinable @inline(__always)
  package var whenSpent: Int? { loadOptional(At.whenSpent) }
  /// The maximum in the unit of the limit; 0 if `kind` is not `number`.
  @inlinable @inline(__always)
  package var amount: Int64 { loadInteger(At.amount) }
  /// The path of the value in the rules, for traces and the source map.
  @inlinable @inline(__always)
  package var rule: BundleText { loadText(At.rule) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `plan`.
    @inlinable @inline(__always)
    package static var plan: Int { 0 }
    /// The position of `kind`.
    @inlinable @inline(__always)
    package static var kind: Int { 1 }
    /// The position of `soft`.
    @inlinable @inline(__always)
    package static var soft: Int { 2 }
    /// The position of `when_full`.
    @inlinable @inline(__always)
    package static var whenFull: Int { 3 }
    /// The position of `when_spent`.
    @inlinable @inline(__always)
    package static var whenSpent: Int { 4 }
    /// The position of `amount`, which has two words.
    @inlinable @inline(__always)
    package static var amount: Int { 5 }
    /// The position of `rule`.
    @inlinable @inline(__always)
    package static var rule: Int { 7 }
  }
}

/// The content of a row of `limit_values`, to be written.
package struct LimitValueBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LimitValueRow

  /// The plan of the value. A row of `plans`.
  package var plan: Int
  /// The kind of a limit for a plan.
  package var kind: LimitKind
  /// Whether the user gets a warning instead of a denial when the limit is full.
  package var soft: Bool
  /// The reason of the denial, or of the warning if the limit is soft; nil if the limit cannot be full. A row of `reasons`.
  package var whenFull: Int?
  /// The reason whose message is shown when an action spends from the limit; nil without a message. A row of `reasons`.
  package var whenSpent: Int?
  /// The maximum in the unit of the limit; 0 if `kind` is not `number`.
  package var amount: Int64
  /// The path of the value in the rules, for traces and the source map.
  package var rule: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    plan: Int,
    kind: LimitKind,
    soft: Bool,
    whenFull: Int?,
    whenSpent: Int?,
    amount: Int64,
    rule: BundleText
  ) {
    self.plan = plan
    self.kind = kind
    self.soft = soft
    self.whenFull = whenFull
    self.whenSpent = whenSpent
    self.amount = amount
    self.rule = rule
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(plan)
    output.append(kind)
    output.append(soft)
    output.append(whenFull)
    output.append(whenSpent)
    output.append(amount)
    output.append(rule)
  }
}
