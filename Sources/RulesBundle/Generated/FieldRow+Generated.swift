// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `fields`.
@usableFromInline
package struct FieldRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .fields }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 20 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var form: FieldFormKind { FieldFormKind(verified: loadByte(At.form)) }
  @inlinable @inline(__always)
  package var trimmed: Bool { loadFlag(At.trimmed) }
  @inlinable @inline(__always)
  package var lowerCase: Bool { loadFlag(At.lowerCase) }
  @inlinable @inline(__always)
  package var multiline: Bool { loadFlag(At.multiline) }
  @inlinable @inline(__always)
  package var optional: Bool { loadFlag(At.optional) }
  @inlinable @inline(__always)
  package var characters: Range<Int> { loadRange(At.characters) }
  @inlinable @inline(__always)
  package var shortest: Int? { loadOptional(At.shortest) }
  @inlinable @inline(__always)
  package var longest: Int? { loadOptional(At.longest) }
  @inlinable @inline(__always)
  package var countedIn: FieldUnitKind { FieldUnitKind(verified: loadByte(At.countedIn)) }
  @inlinable @inline(__always)
  package var notIn: Int? { loadOptional(At.notIn) }
  @inlinable @inline(__always)
  package var schemes: Range<Int> { loadRange(At.schemes) }
  @inlinable @inline(__always)
  package var taken: Int? { loadOptional(At.taken) }
  @inlinable @inline(__always)
  package var takenFor: Int? { loadOptional(At.takenFor) }
  @inlinable @inline(__always)
  package var madeUp: Range<Int> { loadRange(At.madeUp) }
  @inlinable @inline(__always)
  package var refuses: Range<Int> { loadRange(At.refuses) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var form: Int { 1 }
    @inlinable @inline(__always)
    package static var trimmed: Int { 2 }
    @inlinable @inline(__always)
    package static var lowerCase: Int { 3 }
    @inlinable @inline(__always)
    package static var multiline: Int { 4 }
    @inlinable @inline(__always)
    package static var optional: Int { 5 }
    @inlinable @inline(__always)
    package static var characters: Int { 6 }
    @inlinable @inline(__always)
    package static var shortest: Int { 8 }
    @inlinable @inline(__always)
    package static var longest: Int { 9 }
    @inlinable @inline(__always)
    package static var countedIn: Int { 10 }
    @inlinable @inline(__always)
    package static var notIn: Int { 11 }
    @inlinable @inline(__always)
    package static var schemes: Int { 12 }
    @inlinable @inline(__always)
    package static var taken: Int { 14 }
    @inlinable @inline(__always)
    package static var takenFor: Int { 15 }
    @inlinable @inline(__always)
    package static var madeUp: Int { 16 }
    @inlinable @inline(__always)
    package static var refuses: Int { 18 }
  }
}

/// The content of a row of `fields`.
package struct FieldBuilder: RowBuilder {
  package typealias Row = FieldRow

  package var name: BundleText
  package var form: FieldFormKind
  package var trimmed: Bool
  package var lowerCase: Bool
  package var multiline: Bool
  package var optional: Bool
  package var characters: Range<Int>
  package var shortest: Int?
  package var longest: Int?
  package var countedIn: FieldUnitKind
  package var notIn: Int?
  package var schemes: Range<Int>
  package var taken: Int?
  package var takenFor: Int?
  package var madeUp: Range<Int>
  package var refuses: Range<Int>

  package init(
    name: BundleText,
    form: FieldFormKind,
    trimmed: Bool,
    lowerCase: Bool,
    multiline: Bool,
    optional: Bool,
    characters: Range<Int>,
    shortest: Int?,
    longest: Int?,
    countedIn: FieldUnitKind,
    notIn: Int?,
    schemes: Range<Int>,
    taken: Int?,
    takenFor: Int?,
    madeUp: Range<Int>,
    refuses: Range<Int>
  ) {
    self.name = name
    self.form = form
    self.trimmed = trimmed
    self.lowerCase = lowerCase
    self.multiline = multiline
    self.optional = optional
    self.characters = characters
    self.shortest = shortest
    self.longest = longest
    self.countedIn = countedIn
    self.notIn = notIn
    self.schemes = schemes
    self.taken = taken
    self.takenFor = takenFor
    self.madeUp = madeUp
    self.refuses = refuses
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(form)
    output.append(trimmed)
    output.append(lowerCase)
    output.append(multiline)
    output.append(optional)
    output.append(characters)
    output.append(shortest)
    output.append(longest)
    output.append(countedIn)
    output.append(notIn)
    output.append(schemes)
    output.append(taken)
    output.append(takenFor)
    output.append(madeUp)
    output.append(refuses)
  }
}
