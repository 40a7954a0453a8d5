/// The format of the bundle as plain data: every section with its columns, and the words of its choices.
///
/// From this come the sections, the layout, the enums, the readers and the builders of `RulesBundle` (`*+Generated.swift`), and the listing in
/// docs/contribute/bundle.md.
public enum Format {
  static let families = [
    texts, book, facts, plans, decisions, words, navigation, notifications, ladder, storage, moments, sync, offline, errors, fields,
    delivery,
  ]

  /// In the order of their numbers.
  static let sections = families.flatMap(\.sections).sorted { $0.number < $1.number }
  static let choices = families.flatMap(\.choices)

  /// What is wrong with the declarations, in words; nothing when they can be written.
  public static var mistakes: [String] {
    let names = Set(sections.map(\.name))
    let words = Set(choices.map(\.name))
    var found: [String] = []
    // Number 1 is `bytes`, which has no rows.
    for (number, section) in zip(2..., sections) where section.number != number {
      found.append("`\(section.name)` has the number \(section.number), and \(number) is the next one")
      break
    }
    // An enum with one case has no bytes, so its position would have none.
    found += choices.filter { $0.words.count < 2 }.map { "the choice `\($0.name)` has fewer than two words" }
    found += repeated(sections.map(\.name)).map { "two sections are called `\($0)`" }
    found += repeated(sections.map(\.row)).map { "two sections have rows called `\($0)`" }
    found += repeated(choices.map(\.name)).map { "two choices are called `\($0)`" }
    for section in sections {
      found += repeated(section.columns.map(\.name)).map { "`\(section.name)` has two columns called `\($0)`" }
      for column in section.columns {
        switch column.type {
        case .row(let of), .optionalRow(let of), .rows(let of):
          if !names.contains(of) { found.append("`\(section.name).\(column.name)` names the section `\(of)`, which there is not") }
        case .choice(let of):
          if !words.contains(of) { found.append("`\(section.name).\(column.name)` names the choice `\(of)`, which there is not") }
        case .text, .flag, .number, .integer: break
        }
      }
    }
    return found
  }

  /// The name in Swift of a section; nil where there is none.
  package static func swiftName(ofSection name: String) -> String? { sections.first { $0.name == name }?.swiftName }

  /// The words of a choice, in their order.
  package static func words(ofChoice name: String) -> [String] { choices.first { $0.name == name }?.words.map(\.text) ?? [] }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}

/// What belongs together: the sections and choices of one part of the product.
struct Family {
  let name: String
  let choices: [Choice]
  let sections: [Section]

  init(_ name: String, choices: [Choice], sections: [Section]) { (self.name, self.choices, self.sections) = (name, choices, sections) }
}

/// A few words, of which a column has one by its position. A word is never moved and never removed.
struct Choice {
  struct Word: ExpressibleByStringLiteral {
    let text: String
    let about: String?

    init(_ text: String, _ about: String? = nil) { (self.text, self.about) = (text, about) }
    init(stringLiteral text: String) { self.init(text) }
  }

  /// The Swift enum.
  let name: String
  let about: String
  let words: [Word]
  /// Whether the enum is generated; otherwise it stands in the code, with its cases in the order of the words.
  let isWritten: Bool

  init(_ name: String, _ about: String, _ words: [Word], isWritten: Bool = true) {
    (self.name, self.about, self.words, self.isWritten) = (name, about, words, isWritten)
  }
}

/// A table of the bundle.
struct Section {
  /// Never used again for another section.
  let number: Int
  let name: String
  /// What a row is called in Swift.
  let row: String
  /// The name in Swift.
  let swiftName: String
  let about: String?
  let columns: [Column]

  init(_ number: Int, _ name: String, row: String, as swiftName: String? = nil, about: String? = nil, _ columns: [Column]) {
    (self.number, self.name, self.row, self.about, self.columns) = (number, name, row, about, columns)
    self.swiftName = swiftName ?? camelCase(name)
  }

  /// Words in a row.
  var width: Int { columns.reduce(0) { $0 + $1.type.width } }

  /// Each column and the position where it begins, in words.
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

    /// Words of a row that it takes.
    var width: Int {
      switch self {
      case .rows, .integer: 2
      case .text, .flag, .number, .choice, .row, .optionalRow: 1
      }
    }
  }

  let name: String
  /// The name in Swift.
  let swiftName: String
  let type: Kind
  let about: String?

  private init(_ name: String, _ type: Kind, _ swiftName: String?, _ about: String?) {
    (self.name, self.type, self.about) = (name, type, about)
    self.swiftName = swiftName ?? camelCase(name)
  }

  /// A text.
  static func text(_ name: String, as swift: String? = nil, about: String? = nil) -> Column { Column(name, .text, swift, about) }
  /// No or yes.
  static func flag(_ name: String, as swift: String? = nil, about: String? = nil) -> Column { Column(name, .flag, swift, about) }
  /// Any number of 32 bits, none of them a sign.
  static func number(_ name: String, as swift: String? = nil, about: String? = nil) -> Column { Column(name, .number, swift, about) }
  /// A number of 64 bits with a sign: two words, the low one first.
  static func integer(_ name: String, as swift: String? = nil, about: String? = nil) -> Column { Column(name, .integer, swift, about) }
  /// One of the words of a choice.
  static func choice(_ name: String, _ of: String, as swift: String? = nil, about: String? = nil) -> Column {
    Column(name, .choice(of), swift, about)
  }
  /// A row of a section.
  static func row(_ name: String, of: String, as swift: String? = nil, about: String? = nil) -> Column {
    Column(name, .row(of), swift, about)
  }
  /// A row of a section, or none.
  static func optionalRow(_ name: String, of: String, as swift: String? = nil, about: String? = nil) -> Column {
    Column(name, .optionalRow(of), swift, about)
  }
  /// Rows of a section, one after the other: two words, the first row and how many.
  static func rows(_ name: String, of: String, as swift: String? = nil, about: String? = nil) -> Column {
    Column(name, .rows(of), swift, about)
  }
}

/// `limit_values` and `list of bool` as Swift writes them.
package func camelCase(_ name: String) -> String {
  let parts = name.split { $0 == "_" || $0 == " " }
  return parts.dropFirst().reduce(into: String(parts.first ?? "")) { $0 += $1.prefix(1).uppercased() + $1.dropFirst() }
}
