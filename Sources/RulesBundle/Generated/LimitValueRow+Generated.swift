// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `limit_values`.
@usableFromInline
package struct LimitValueRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .limitValues }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 8 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }
  @inlinable @inline(__always)
  package var kind: LimitKind { LimitKind(verified: loadByte(At.kind)) }
  @inlinable @inline(__always)
  package var soft: Bool { loadFlag(At.soft) }
  @inlinable @inline(__always)
  package var whenFull: Int? { loadOptional(At.whenFull) }
  @inlinable @inline(__always)
  package var whenSpent: Int? { loadOptional(At.whenSpent) }
  @inlinable @inline(__always)
  package var amount: Int64 { loadInteger(At.amount) }
  @inlinable @inline(__always)
  package var rule: BundleText { loadText(At.rule) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var plan: Int { 0 }
    @inlinable @inline(__always)
    package static var kind: Int { 1 }
    @inlinable @inline(__always)
    package static var soft: Int { 2 }
    @inlinable @inline(__always)
    package static var whenFull: Int { 3 }
    @inlinable @inline(__always)
    package static var whenSpent: Int { 4 }
    @inlinable @inline(__always)
    package static var amount: Int { 5 }
    @inlinable @inline(__always)
    package static var rule: Int { 7 }
  }
}

/// The content of a row of `limit_values`.
package struct LimitValueBuilder: RowBuilder {
  package typealias Row = LimitValueRow

  package var plan: Int
  package var kind: LimitKind
  package var soft: Bool
  package var whenFull: Int?
  package var whenSpent: Int?
  package var amount: Int64
  package var rule: BundleText

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
