package import RuleKinds
internal import RulesJSON
package import Schema
package import SourceText

/// Answers queries about the rules.
package struct Queries: Sendable {
  package let book: RuleBook
  package let index: RuleIndex
  private let lengths: LongestText
  package let sources: SourceSet
  /// The day with which dates in the rules are compared.
  package let today: CalendarDate

  package init(book: RuleBook, index: RuleIndex, lengths: LongestText, sources: SourceSet, today: CalendarDate) {
    self.book = book
    self.index = index
    self.lengths = lengths
    self.sources = sources
    self.today = today
  }

  /// The maximum number of characters of a sentence with values.
  func longest(_ path: RulePath) -> Int? {
    guard path.parts.count == 2, path.parts[0] == Copy.key, lengths.hasValues(Name(path.parts[1])) else { return nil }
    return lengths.characters(of: Name<Copy>(path.parts[1]))
  }

  func place(of span: Span) -> SourcePlace {
    let position = sources[span.file].position(of: Int(span.start))
    return SourcePlace(file: sources[span.file].path, line: position.line, column: position.column)
  }

  /// The location of a rule's declaration or of a value in it.
  func place(of path: RulePath) -> SourcePlace { place(of: path.inside.isEmpty ? index.places.key(path) : index.places.span(path)) }
}

/// A source location with 1-based line and column.
struct SourcePlace: Sendable, Equatable {
  var file: String
  var line: Int
  var column: Int

  /// The file and the line: `rules/limits.yaml:4`.
  var short: String { "\(file):\(line)" }

  var members: [JSON.Member] {
    [
      JSON.Member("file", .string(file)), JSON.Member("line", .int(Int64(line))), JSON.Member("column", .int(Int64(column))),
    ]
  }
}

extension JSON.Member {
  init(_ key: String, _ value: JSON) { self.init(key: key, value: value) }

  /// A member with a string; no member if the string is missing or empty.
  static func text(_ key: String, _ text: String?) -> [JSON.Member] {
    guard let text, !text.isEmpty else { return [] }
    return [JSON.Member(key, .string(text))]
  }

  /// A member with a list of strings; no member if the list is empty.
  static func texts(_ key: String, _ texts: [String]) -> [JSON.Member] {
    texts.isEmpty ? [] : [JSON.Member(key, .array(texts.map { .string($0) }))]
  }

  /// A member with a list of objects; no member if the list is empty.
  static func objects(_ key: String, _ objects: [[JSON.Member]]) -> [JSON.Member] {
    objects.isEmpty ? [] : [JSON.Member(key, .array(objects.map { .object($0) }))]
  }
}

extension RulePath {
  /// The path as it is written in rules: without the leading slash and without escapes for slashes in names.
  var plain: String { parts.joined(separator: "/") }
}
