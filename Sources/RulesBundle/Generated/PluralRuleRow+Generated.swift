// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `plural_rules`. Rows joined by `andNext` form one rule. A number has the category of the first rule that it satisfies, or `other`.
@usableFromInline
package struct PluralRuleRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .pluralRules }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 6 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var category: PluralKind { PluralKind(verified: loadByte(At.category)) }
  @inlinable @inline(__always)
  package var modulus: Int { loadWord(At.modulus) }
  @inlinable @inline(__always)
  package var from: Int { loadWord(At.from) }
  @inlinable @inline(__always)
  package var to: Int { loadWord(At.to) }
  @inlinable @inline(__always)
  package var outside: Bool { loadFlag(At.outside) }
  @inlinable @inline(__always)
  package var andNext: Bool { loadFlag(At.andNext) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var category: Int { 0 }
    @inlinable @inline(__always)
    package static var modulus: Int { 1 }
    @inlinable @inline(__always)
    package static var from: Int { 2 }
    @inlinable @inline(__always)
    package static var to: Int { 3 }
    @inlinable @inline(__always)
    package static var outside: Int { 4 }
    @inlinable @inline(__always)
    package static var andNext: Int { 5 }
  }
}

/// The content of a row of `plural_rules`.
package struct PluralRuleBuilder: RowBuilder {
  package typealias Row = PluralRuleRow

  package var category: PluralKind
  package var modulus: Int
  package var from: Int
  package var to: Int
  package var outside: Bool
  package var andNext: Bool

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

  package func write(to output: inout RowWords) {
    output.append(category)
    output.append(modulus)
    output.append(from)
    output.append(to)
    output.append(outside)
    output.append(andNext)
  }
}
