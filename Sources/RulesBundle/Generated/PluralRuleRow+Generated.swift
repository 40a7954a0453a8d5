// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `plural_rules`. Rows joined by `andNext` form one rule. A number has the category of the first rule that it satisfies, or `other`.
@usableFromInline
package struct PluralRuleRow: BundleRow {
  /// The section of the rows: `plural_rules`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .pluralRules }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 6 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The category of the numbers that satisfy the rule.
  @inlinable @inline(__always)
  package var category: PluralKind { PluralKind(verified: loadByte(At.category)) }
  /// Divides the number, and its remainder is compared; 0 if the number itself is compared.
  @inlinable @inline(__always)
  package var modulus: Int { loadWord(At.modulus) }
  /// The start of the range.
  @inlinable @inline(__always)
  package var from: Int { loadWord(At.from) }
  /// The end of the range, which is included.
  @inlinable @inline(__always)
  package var to: Int { loadWord(At.to) }
  /// Whether the number must be outside the range instead of inside.
  @inlinable @inline(__always)
  package var outside: Bool { loadFlag(At.outside) }
  /// Whether the next row belongs to the same rule. All rows of a rule must hold.
  @inlinable @inline(__always)
  package var andNext: Bool { loadFlag(At.andNext) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `category`.
    @inlinable @inline(__always)
    package static var category: Int { 0 }
    /// The position of `modulus`.
    @inlinable @inline(__always)
    package static var modulus: Int { 1 }
    /// The position of `from`.
    @inlinable @inline(__always)
    package static var from: Int { 2 }
    /// The position of `to`.
    @inlinable @inline(__always)
    package static var to: Int { 3 }
    /// The position of `outside`.
    @inlinable @inline(__always)
    package static var outside: Int { 4 }
    /// The position of `and_next`.
    @inlinable @inline(__always)
    package static var andNext: Int { 5 }
  }
}

/// The content of a row of `plural_rules`, to be written.
package struct PluralRuleBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = PluralRuleRow

  /// The category of the numbers that satisfy the rule.
  package var category: PluralKind
  /// Divides the number, and its remainder is compared; 0 if the number itself is compared.
  package var modulus: Int
  /// The start of the range.
  package var from: Int
  /// The end of the range, which is included.
  package var to: Int
  /// Whether the number must be outside the range instead of inside.
  package var outside: Bool
  /// Whether the next row belongs to the same rule. All rows of a rule must hold.
  package var andNext: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    category: PluralKind,
    modulus: Int,
    from: Int,
    to: Int,
    outside: Bool,
    andNext: Bool
  ) {
    self.category = category
    self.modulus = modulus
    self.from = from
    self.to = to
    self.outside = outside
    self.andNext = andNext
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(category)
    output.append(modulus)
    output.append(from)
    output.append(to)
    output.append(outside)
    output.append(andNext)
  }
}
