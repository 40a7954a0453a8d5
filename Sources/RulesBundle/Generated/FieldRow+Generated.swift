// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `fields`. The input fields, with the values that they accept.
@usableFromInline
package struct FieldRow: BundleRow {
  /// The section of the rows: `fields`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .fields }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 20 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The required format of an input field.
  @inlinable @inline(__always)
  package var form: FieldFormKind { FieldFormKind(verified: loadByte(At.form)) }
  /// Whether leading and trailing white space is removed before the input is checked.
  @inlinable @inline(__always)
  package var trimmed: Bool { loadFlag(At.trimmed) }
  /// Whether the letters A to Z are converted to lower case before the input is checked.
  @inlinable @inline(__always)
  package var lowerCase: Bool { loadFlag(At.lowerCase) }
  /// Whether free text can have several lines.
  @inlinable @inline(__always)
  package var multiline: Bool { loadFlag(At.multiline) }
  /// Whether the field can be left empty.
  @inlinable @inline(__always)
  package var optional: Bool { loadFlag(At.optional) }
  /// The characters that a word can contain, or that free text cannot contain. Rows of `field_characters`.
  @inlinable @inline(__always)
  package var characters: Range<Int> { loadRange(At.characters) }
  /// The setting with the minimum length, from 1 to 1,048,576; nil for no minimum. A row of `settings`.
  @inlinable @inline(__always)
  package var shortest: Int? { loadOptional(At.shortest) }
  /// The setting with the maximum length, from 1 to 1,048,576; nil for no maximum. A row of `settings`.
  @inlinable @inline(__always)
  package var longest: Int? { loadOptional(At.longest) }
  /// The unit of the length.
  @inlinable @inline(__always)
  package var countedIn: FieldUnitKind { FieldUnitKind(verified: loadByte(At.countedIn)) }
  /// The words that the field rejects; nil if it rejects no words. A row of `word_lists`.
  @inlinable @inline(__always)
  package var notIn: Int? { loadOptional(At.notIn) }
  /// The schemes of a web address; empty for other forms. Rows of `field_schemes`.
  @inlinable @inline(__always)
  package var schemes: Range<Int> { loadRange(At.schemes) }
  /// The fact that states whether the value is already in use; nil if values can be used twice. A row of `facts`.
  @inlinable @inline(__always)
  package var taken: Int? { loadOptional(At.taken) }
  /// The fact with the input that `taken` is about; nil if `taken` is about the current input. A row of `facts`.
  @inlinable @inline(__always)
  package var takenFor: Int? { loadOptional(At.takenFor) }
  /// The pattern of the value that is generated for an empty input; empty without such a value. Rows of `field_made_up`.
  @inlinable @inline(__always)
  package var madeUp: Range<Int> { loadRange(At.madeUp) }
  /// The errors in the order of the reasons. A reason without a row has no message. Rows of `field_refusals`.
  @inlinable @inline(__always)
  package var refuses: Range<Int> { loadRange(At.refuses) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `form`.
    @inlinable @inline(__always)
    package static var form: Int { 1 }
    /// The position of `trimmed`.
    @inlinable @inline(__always)
    package static var trimmed: Int { 2 }
    /// The position of `lower_case`.
    @inlinable @inline(__always)
    package static var lowerCase: Int { 3 }
    /// The position of `multiline`.
    @inlinable @inline(__always)
    package static var multiline: Int { 4 }
    /// The position of `optional`.
    @inlinable @inline(__always)
    package static var optional: Int { 5 }
    /// The position of `characters`, which has two words.
    @inlinable @inline(__always)
    package static var characters: Int { 6 }
    /// The position of `shortest`.
    @inlinable @inline(__always)
    package static var shortest: Int { 8 }
    /// The position of `longest`.
    @inlinable @inline(__always)
    package static var longest: Int { 9 }
    /// The position of `counted_in`.
    @inlinable @inline(__always)
    package static var countedIn: Int { 10 }
    /// The position of `not_in`.
    @inlinable @inline(__always)
    package static var notIn: Int { 11 }
    /// The position of `schemes`, which has two words.
    @inlinable @inline(__always)
    package static var schemes: Int { 12 }
    /// The position of `taken`.
    @inlinable @inline(__always)
    package static var taken: Int { 14 }
    /// The position of `taken_for`.
    @inlinable @inline(__always)
    package static var takenFor: Int { 15 }
    /// The position of `made_up`, which has two words.
    @inlinable @inline(__always)
    package static var madeUp: Int { 16 }
    /// The position of `refuses`, which has two words.
    @inlinable @inline(__always)
    package static var refuses: Int { 18 }
  }
}

/// The content of a row of `fields`, to be written.
package struct FieldBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FieldRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The required format of an input field.
  package var form: FieldFormKind
  /// Whether leading and trailing white space is removed before the input is checked.
  package var trimmed: Bool
  /// Whether the letters A to Z are converted to lower case before the input is checked.
  package var lowerCase: Bool
  /// Whether free text can have several lines.
  package var multiline: Bool
  /// Whether the field can be left empty.
  package var optional: Bool
  /// The characters that a word can contain, or that free text cannot contain. Rows of `field_characters`.
  package var characters: Range<Int>
  /// The setting with the minimum length, from 1 to 1,048,576; nil for no minimum. A row of `settings`.
  package var shortest: Int?
  /// The setting with the maximum length, from 1 to 1,048,576; nil for no maximum. A row of `settings`.
  package var longest: Int?
  /// The unit of the length.
  package var countedIn: FieldUnitKind
  /// The words that the field rejects; nil if it rejects no words. A row of `word_lists`.
  package var notIn: Int?
  /// The schemes of a web address; empty for other forms. Rows of `field_schemes`.
  package var schemes: Range<Int>
  /// The fact that states whether the value is already in use; nil if values can be used twice. A row of `facts`.
  package var taken: Int?
  /// The fact with the input that `taken` is about; nil if `taken` is about the current input. A row of `facts`.
  package var takenFor: Int?
  /// The pattern of the value that is generated for an empty input; empty without such a value. Rows of `field_made_up`.
  package var madeUp: Range<Int>
  /// The errors in the order of the reasons. A reason without a row has no message. Rows of `field_refusals`.
  package var refuses: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
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
