internal import Schema
internal import YAMLTree

/// A single character or an inclusive range of characters: `_`, `a-z`.
package struct CharacterRange: Sendable, Hashable {
  /// The bounds of the range, as Unicode scalar values; `first` is not greater than `last`.
  package let first: UInt32
  package let last: UInt32

  package init(_ first: UInt32, _ last: UInt32) {
    self.first = first
    self.last = last
  }

  /// Parses `_` or `a-z`. Returns nil for any other form and for a range whose end precedes its start.
  package init?(_ text: String) {
    let scalars = text.unicodeScalars.map(\.value)
    switch scalars.count {
    case 1: self.init(scalars[0], scalars[0])
    case 3 where scalars[1] == 0x2D && scalars[0] <= scalars[2]: self.init(scalars[0], scalars[2])
    default: return nil
    }
  }

  /// The range as written in a rule file.
  package var text: String {
    var text = ""
    for scalar in first == last ? [first] : [first, 0x2D, last] {
      if let scalar = Unicode.Scalar(scalar) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  package func contains(_ scalar: UInt32) -> Bool { first <= scalar && scalar <= last }
}

extension [CharacterRange] {
  package func allow(_ scalar: UInt32) -> Bool { contains { $0.contains(scalar) } }

  /// Whether the ranges together contain every character of `range`.
  package func allow(_ range: CharacterRange) -> Bool {
    var next = range.first
    while let reach = filter({ $0.contains(next) }).map(\.last).max() {
      if reach >= range.last { return true }
      next = reach + 1
    }
    return false
  }
}

extension Schema where Value == CharacterRange {
  /// A single character or a range of characters.
  static let characters = Schema<String>.text(
    form: "one character such as `_`, or a range such as `a-z`",
    pattern: TextPattern("^.{1,2}(-.{1,2})?$", takesNumbers: true, least: 0, most: 9)
  ) { CharacterRange($0) != nil }
  .map({ CharacterRange($0) ?? CharacterRange(0, 0) }, { $0.text })
}
