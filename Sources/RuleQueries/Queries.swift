public import RuleKinds
internal import RulesJSON
public import Schema
public import SourceText

/// What questions about the rules are answered from.
public struct Queries: Sendable {
  public let book: RuleBook
  public let index: RuleIndex
  private let lengths: LongestText
  public let sources: SourceSet
  /// The day that dates in the rules are compared with.
  public let today: CalendarDate

  public init(book: RuleBook, index: RuleIndex, lengths: LongestText, sources: SourceSet, today: CalendarDate) {
    self.book = book
    self.index = index
    self.lengths = lengths
    self.sources = sources
    self.today = today
  }

  /// The most characters of a sentence with values.
  func longest(_ path: RulePath) -> Int? {
    guard path.parts.count == 2, path.parts[0] == Copy.key, lengths.hasValues(Name(path.parts[1])) else { return nil }
    return lengths.characters(of: Name<Copy>(path.parts[1]))
  }

  func place(of span: Span) -> SourcePlace {
    let position = sources[span.file].position(of: Int(span.start))
    return SourcePlace(file: sources[span.file].path, line: position.line, column: position.column)
  }

  /// Where a rule is declared, or where a value in it stands.
  func place(of path: RulePath) -> SourcePlace { place(of: path.inside.isEmpty ? index.places.key(path) : index.places.span(path)) }
}

/// A place for people, 1-based.
struct SourcePlace: Sendable, Equatable {
  var file: String
  var line: Int
  var column: Int

  /// `rules/limits.yaml:4`
  var short: String { "\(file):\(line)" }

  var members: [JSON.Member] {
    [
      JSON.Member("file", .string(file)), JSON.Member("line", .int(Int64(line))), JSON.Member("column", .int(Int64(column))),
    ]
  }
}

extension JSON.Member {
  init(_ key: String, _ value: JSON) { self.init(key: key, value: value) }

  /// A text; nothing for none, which is left out.
  static func text(_ key: String, _ text: String?) -> [JSON.Member] {
    guard let text, !text.isEmpty else { return [] }
    return [JSON.Member(key, .string(text))]
  }

  /// A list of texts; nothing for none.
  static func texts(_ key: String, _ texts: [String]) -> [JSON.Member] {
    texts.isEmpty ? [] : [JSON.Member(key, .array(texts.map { .string($0) }))]
  }

  /// A list of objects; nothing for none.
  static func objects(_ key: String, _ objects: [[JSON.Member]]) -> [JSON.Member] {
    objects.isEmpty ? [] : [JSON.Member(key, .array(objects.map { .object($0) }))]
  }
}

extension RulePath {
  /// As people write it: without the leading slash, a name's own slashes as they are.
  var plain: String { parts.joined(separator: "/") }
}
