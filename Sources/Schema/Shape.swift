/// What a value looks like, as plain data: JSON Schema, hover, completion and reference pages read only this.
public indirect enum Shape: Sendable, Hashable {
  /// Any text; `form` says for people what it must look like, when it must look like something, and `pattern` for editors.
  case text(form: String?, pattern: TextPattern? = nil)
  case integer(ClosedRange<Int64>)
  case boolean
  case choice([String])
  /// A number with a unit; the examples show which.
  case quantity([String], pattern: TextPattern? = nil)
  /// A value of any type, `null` too.
  case value
  /// An expression of the conditions language.
  case expression
  /// The name of a rule of a kind.
  case reference(to: String)
  case list(Shape, ListForm)
  /// A list, or its only item without the brackets.
  case oneOrMany(Shape, ListForm)
  /// A mapping whose keys declare names of a kind.
  case named(String, Shape)
  /// A mapping whose keys are names of a kind, declared elsewhere.
  case columns(String, Shape)
  /// A mapping with free keys.
  case map(Shape)
  /// Any value: a word, a number, a list, keys and values.
  case tree
  case object(String, [FieldShape], exactlyOne: [String])
  case either(scalar: Shape, mapping: Shape)
}

/// What the text of a scalar looks like, for readers that know regular expressions and not our types. It accepts everything that is read, and
/// refuses what can be refused by form.
public struct TextPattern: Sendable, Hashable {
  /// A regular expression of ECMA 262 and of Swift; it has its own `^` and `$`.
  public let regex: String
  /// Whether an unquoted number is read as well, from `least` to `most`.
  public let takesNumbers: Bool
  /// Whether an unquoted `true` is read as well, as the text that it is.
  public let takesBooleans: Bool
  public let least: Int64
  public let most: Int64

  public init(_ regex: String, takesNumbers: Bool = false, takesBooleans: Bool = false, least: Int64 = .min, most: Int64 = .max) {
    self.regex = regex
    self.takesNumbers = takesNumbers
    self.takesBooleans = takesBooleans
    self.least = least
    self.most = most
  }
}

/// What a list must be, besides what its items are.
public struct ListForm: Sendable, Hashable {
  /// The fewest items; an empty list where one is needed says nothing about anybody.
  public var atLeast: Int
  /// Whether the same item twice would be a slip.
  public var isSet: Bool
  /// Whether the same items in another order would mean something else.
  public var isOrdered: Bool

  public init(atLeast: Int = 1, isSet: Bool = true, isOrdered: Bool = false) {
    self.atLeast = atLeast
    self.isSet = isSet
    self.isOrdered = isOrdered
  }

  /// At least one item, each once, in any order.
  public static let names = ListForm()
  /// The same, in the order in which people see or try them.
  public static let inOrder = ListForm(isOrdered: true)
  /// The same; may be empty.
  public static let maybeEmpty = ListForm(atLeast: 0, isOrdered: true)
  /// In which the same item may stand again: rows, and the two ends of a range.
  public static let sequence = ListForm(isSet: false, isOrdered: true)
}

/// One key of an object.
public struct FieldShape: Sendable, Hashable {
  public var key: String
  public var summary: String
  public var shape: Shape
  public var isRequired: Bool
  /// What leaving it out means, as one would write it; empty when that cannot be written.
  public var fallback: String
  /// Where entries are laid out, it stands below the keys of its owner: what is said about a rule follows the rule.
  public var standsLast: Bool

  public init(key: String, summary: String, shape: Shape, isRequired: Bool, fallback: String = "", standsLast: Bool = false) {
    self.standsLast = standsLast
    self.key = key
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
    self.fallback = fallback
  }
}

extension Shape {
  /// The shape in a few words: "expected ...".
  public var noun: String {
    switch self {
    case .text(let form, _): form ?? "text"
    case .integer(let range):
      range == Int64.min...Int64.max
        ? "a whole number"
        : range.upperBound == .max
          ? "a whole number from \(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .boolean: "`true` or `false`"
    case .choice(let names): Shape.oneOf(names)
    case .quantity(let examples, _): "a number with its unit, such as " + Shape.oneOf(examples)
    case .value: "a value, such as `0`, `true` or `null`"
    case .expression: "a condition, such as `usage.count == 0`"
    case .reference(let kind): "the name of \(Shape.article(kind))"
    case .list(let item, _): "a list, each item \(item.noun)"
    case .oneOrMany(let item, _): "\(item.noun), or a list of them"
    case .named(let kind, _): "\(kind)s by name"
    case .columns(let kind, _): "a value for each \(kind), such as `{\(kind): ...}`"
    case .map: "values by name"
    case .tree: "any value"
    case .object(let title, _, _): "\(title) (keys and values)"
    case .either(let scalar, let mapping): "\(scalar.noun), or \(mapping.noun)"
    }
  }

  static func oneOf(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `a plan`, `an action`.
  public static func article(_ noun: String) -> String {
    (noun.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + noun
  }
}
