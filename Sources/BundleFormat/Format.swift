/// The bundle format as plain data: every section with its columns, and the values of its choices.
///
/// The sections, the schema, the enums, the readers, and the builders of `RulesBundle` (`*+Generated.swift`) are generated from it, and the listing in
/// docs/contribute/bundle.md.
public enum Format {
  static let families = [
    texts, book, facts, plans, decisions, words, navigation, notifications, ladder, storage, moments, sync, offline, errors, fields,
    delivery,
  ]

  /// All sections, sorted by number.
  static let sections = families.flatMap(\.sections).sorted { $0.number < $1.number }
  static let choices = families.flatMap(\.choices)

  /// Descriptions of errors in the declarations; empty if the files can be generated.
  public static var mistakes: [String] {
    let names = Set(sections.map(\.name))
    let words = Set(choices.map(\.name))
    var found: [String] = []
    // Number 1 is `bytes`, which has no rows.
    for (number, section) in zip(2..., sections) where section.number != number {
      found.append("`\(section.name)` has the number \(section.number), but the next number is \(number)")
      break
    }
    // An enum with one case has size 0, so its position cannot be stored.
    found += choices.filter { $0.words.count < 2 }.map { "the choice `\($0.name)` has fewer than two values" }
    found += repeated(sections.map(\.name)).map { "two sections are named `\($0)`" }
    found += repeated(sections.map(\.row)).map { "two sections have rows named `\($0)`" }
    found += repeated(choices.map(\.name)).map { "two choices are named `\($0)`" }
    for choice in choices where choice.isWritten {
      found += choice.words.filter { $0.about == nil }.map { "the value `\($0.text)` of the choice `\(choice.name)` has no meaning" }
    }
    for section in sections {
      found += section.columns.filter { section.meaning(of: $0) == nil }.map {
        "`\(section.name).\($0.name)` has no `about`: write its meaning, the unit of a number, and the meaning of a missing row"
      }
      found += repeated(section.columns.map(\.name)).map { "`\(section.name)` has two columns named `\($0)`" }
      for column in section.columns {
        switch column.type {
        case .row(let of), .optionalRow(let of), .rows(let of):
          if !names.contains(of) { found.append("`\(section.name).\(column.name)` refers to the unknown section `\(of)`") }
        case .choice(let of):
          if !words.contains(of) { found.append("`\(section.name).\(column.name)` refers to the unknown choice `\(of)`") }
        case .text, .flag, .number, .integer: break
        }
      }
    }
    return found
  }

  /// Returns the Swift name of a section, or nil if the section is unknown.
  package static func swiftName(ofSection name: String) -> String? { sections.first { $0.name == name }?.swiftName }

  /// Returns the kind of the rules in a section.
  package static func kind(ofSection name: String) -> String { sections.first { $0.name == name }?.kind ?? name }

  /// Returns the values of a choice, in order.
  package static func words(ofChoice name: String) -> [String] { choices.first { $0.name == name }?.words.map(\.text) ?? [] }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}

/// The sections and choices of one area of the rules.
struct Family {
  let name: String
  let choices: [Choice]
  let sections: [Section]

  init(_ name: String, choices: [Choice], sections: [Section]) { (self.name, self.choices, self.sections) = (name, choices, sections) }
}

/// An enumeration for a column, which stores a value by its position. Values are never moved or removed.
struct Choice {
  struct Word: ExpressibleByStringLiteral {
    let text: String
    let about: String?

    init(_ text: String, _ about: String? = nil) { (self.text, self.about) = (text, about) }
    init(stringLiteral text: String) { self.init(text) }
  }

  /// The name of the Swift enum.
  let name: String
  let about: String
  let words: [Word]
  /// Whether the enum is generated. Otherwise it is written by hand, with its cases in the order of the values.
  let isWritten: Bool

  init(_ name: String, _ about: String, _ words: [Word], isWritten: Bool = true) {
    (self.name, self.about, self.words, self.isWritten) = (name, about, words, isWritten)
  }
}

/// A section of the bundle.
struct Section {
  /// The number of the section, which is never reused.
  let number: Int
  let name: String
  /// The kind of the rules in the section.
  let kind: String
  /// The Swift name of a row.
  let row: String
  /// The name in generated Swift, in lower camel case.
  let swiftName: String
  /// What the rows are.
  let about: String
  let columns: [Column]

  init(_ number: Int, _ name: String, kind: String? = nil, row: String, as swiftName: String? = nil, about: String, _ columns: [Column]) {
    (self.number, self.name, self.kind, self.row, self.about, self.columns) = (number, name, kind ?? name, row, about, columns)
    self.swiftName = swiftName ?? camelCase(name)
  }

  /// The number of 32-bit words in a row.
  var width: Int { columns.reduce(0) { $0 + $1.type.width } }

  /// The columns with their positions in words.
  var placed: [(column: Column, position: Int)] {
    var position = 0
    return columns.map { column in
      defer { position += column.type.width }
      return (column, position)
    }
  }
}

/// A column of a section.
struct Column {
  enum Kind {
    case text, flag, number, integer
    case choice(String)
    case row(String), optionalRow(String), rows(String)

    /// The width in 32-bit words.
    var width: Int {
      switch self {
      case .rows, .integer: 2
      case .text, .flag, .number, .choice, .row, .optionalRow: 1
      }
    }
  }

  let name: String
  /// The name in generated Swift, in lower camel case.
  let swiftName: String
  let type: Kind
  /// The meaning: the unit of a number, and what a missing row means. `mistakes` lists the columns whose name and type do not say it.
  let about: String?

  private init(_ name: String, _ type: Kind, _ swiftName: String?, _ about: String?) {
    (self.name, self.type, self.about) = (name, type, about)
    self.swiftName = swiftName ?? camelCase(name)
  }

  /// The index of a text.
  static func text(_ name: String, as swift: String? = nil, about: String? = nil) -> Column { Column(name, .text, swift, about) }
  /// A Boolean.
  static func flag(_ name: String, as swift: String? = nil, about: String? = nil) -> Column { Column(name, .flag, swift, about) }
  /// An unsigned 32-bit number.
  static func number(_ name: String, as swift: String? = nil, about: String? = nil) -> Column { Column(name, .number, swift, about) }
  /// A signed 64-bit number in two words, with the low word first.
  static func integer(_ name: String, as swift: String? = nil, about: String? = nil) -> Column { Column(name, .integer, swift, about) }
  /// A value of a choice.
  static func choice(_ name: String, _ of: String, as swift: String? = nil, about: String? = nil) -> Column {
    Column(name, .choice(of), swift, about)
  }
  /// A row of a section.
  static func row(_ name: String, of: String, as swift: String? = nil, about: String? = nil) -> Column {
    Column(name, .row(of), swift, about)
  }
  /// An optional row of a section.
  static func optionalRow(_ name: String, of: String, as swift: String? = nil, about: String? = nil) -> Column {
    Column(name, .optionalRow(of), swift, about)
  }
  /// Consecutive rows of a section in two words: the first row and the number of rows.
  static func rows(_ name: String, of: String, as swift: String? = nil, about: String? = nil) -> Column {
    Column(name, .rows(of), swift, about)
  }
}

/// Returns a name such as `limit_values` or `list of bool` in camel case.
package func camelCase(_ name: String) -> String {
  let parts = name.split { $0 == "_" || $0 == " " }
  return parts.dropFirst().reduce(into: String(parts.first ?? "")) { $0 += $1.prefix(1).uppercased() + $1.dropFirst() }
}
