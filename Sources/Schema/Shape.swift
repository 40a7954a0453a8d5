import Diagnostics

/// The shape of a value as plain data, from which the JSON Schema, hover texts, completions, and reference pages are generated.
public indirect enum Shape: Sendable, Hashable {
  /// Text. `form` describes the required format, if there is one, and `pattern` is its pattern for editors.
  case text(form: String?, pattern: TextPattern? = nil, role: ValueRole? = nil)
  /// A whole number in a range.
  case integer(ClosedRange<Int64>)
  /// `true` or `false`.
  case boolean
  /// One of several names.
  case choice([String])
  /// A number with a unit, described by examples.
  case quantity([String], pattern: TextPattern? = nil)
  /// A scalar of any type, including `null`.
  case value
  /// A condition expression.
  case expression
  /// A reference to a rule of a kind by its name.
  case reference(to: String)
  /// A sequence of values of one shape.
  case list(Shape, ListForm)
  /// A list, or its only item without brackets.
  case oneOrMany(Shape, ListForm)
  /// A mapping whose keys declare names of a kind.
  case named(String, Shape)
  /// A mapping whose keys are names of a kind that are declared elsewhere.
  case columns(String, Shape)
  /// A mapping with arbitrary keys.
  case map(Shape)
  /// Any value: a scalar, a list, or a mapping.
  case tree
  /// A mapping with known keys, of which exactly one of the last group is required. The string is its noun in messages.
  case object(String, [FieldShape], exactlyOne: [String])
  /// A scalar of one shape or a mapping of another.
  case either(scalar: Shape, mapping: Shape)
}

/// A pattern for the text of a scalar, for tools such as editors. It accepts every valid value and rejects values with an invalid format.
public struct TextPattern: Sendable, Hashable {
  /// A regular expression that is valid in ECMA-262 and in Swift. It includes `^` and `$`.
  public let regex: String
  /// Whether an unquoted number from `least` to `most` is also valid.
  public let takesNumbers: Bool
  /// Whether an unquoted `true` or `false` is also valid and read as text.
  public let takesBooleans: Bool
  /// The least unquoted number, if `takesNumbers` is true.
  public let least: Int64
  /// The greatest unquoted number, if `takesNumbers` is true.
  public let most: Int64

  /// Creates a pattern. By default, only text is valid.
  public init(_ regex: String, takesNumbers: Bool = false, takesBooleans: Bool = false, least: Int64 = .min, most: Int64 = .max) {
    self.regex = regex
    self.takesNumbers = takesNumbers
    self.takesBooleans = takesBooleans
    self.least = least
    self.most = most
  }
}

/// The constraints of a list.
public struct ListForm: Sendable, Hashable {
  /// The minimum number of items.
  public var atLeast: Int
  /// Whether duplicate items are errors.
  public var isSet: Bool
  /// Whether the order of the items is significant.
  public var isOrdered: Bool

  /// Creates the constraints of a list. The default is that of `names`: at least one item, no duplicates, any order.
  public init(atLeast: Int = 1, isSet: Bool = true, isOrdered: Bool = false) {
    self.atLeast = atLeast
    self.isSet = isSet
    self.isOrdered = isOrdered
  }

  /// At least one item, no duplicates, any order.
  public static let names = ListForm()
  /// At least one item, no duplicates, in significant order.
  public static let inOrder = ListForm(isOrdered: true)
  /// No duplicates, in significant order. May be empty.
  public static let maybeEmpty = ListForm(atLeast: 0, isOrdered: true)
  /// At least one item, in significant order. Duplicates are allowed, as in rows and the two ends of a range.
  public static let sequence = ListForm(isSet: false, isOrdered: true)
}

/// Whether references from rule to rule of the same kind may form a cycle.
public enum CyclePolicy: Sendable, Hashable {
  /// They may.
  case allowed
  /// A rule may refer to itself, but not through another rule.
  case onlyToItself
  /// They must not.
  case none
}

/// A key of an object.
public struct FieldShape: Sendable, Hashable {
  /// The key as written in YAML.
  public var key: String
  /// What the value means, in one sentence, for hover texts and reference pages.
  public var summary: String
  /// The shape of the value.
  public var shape: Shape
  /// Whether a missing key is an error. A key with a default value is optional.
  public var isRequired: Bool
  /// The default value as written in YAML; empty if it cannot be written.
  public var fallback: String
  /// Whether the formatter places the key after the keys of its owner, as for metadata of a rule.
  public var standsLast: Bool
  /// Whether the names under the key, which are those of rules of the same kind, may lead back to the rule.
  public var cycles: CyclePolicy
  /// The roles of the value, in addition to those that its shape has.
  public var roles: [ValueRole]

  /// Creates the description of a key.
  public init(
    key: String, summary: String, shape: Shape, isRequired: Bool, fallback: String = "", standsLast: Bool = false,
    cycles: CyclePolicy = .allowed, roles: [ValueRole] = []
  ) {
    self.standsLast = standsLast
    self.cycles = cycles
    self.roles = roles
    self.key = key
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
    self.fallback = fallback
  }
}

extension Shape {
  /// The description of the shape in messages: "expected ...".
  public var noun: String {
    switch self {
    case .text(let form, _, _): form ?? "text"
    case .integer(let range):
      range == Int64.min...Int64.max
        ? "a whole number"
        : range.upperBound == .max
          ? "a whole number from \(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .boolean: "`true` or `false`"
    case .choice(let names): Shape.oneOf(names)
    case .quantity(let examples, _): "a number with its unit, such as " + Shape.oneOf(examples)
    case .value: "a value, such as `0`, `true`, or `null`"
    case .expression: "a condition, such as `usage.count == 0`"
    case .reference(let kind): "the name of \(Shape.article(kind))"
    case .list(let item, _): "a list in which each item is \(item.noun)"
    case .oneOrMany(let item, _): "\(item.noun), or a list of them"
    case .named(let kind, _): "\(kind.pluralNoun) by name"
    case .columns(let kind, _): "a value for each \(kind), such as `{\(kind): ...}`"
    case .map: "values by name"
    case .tree: "any value"
    case .object(let title, _, _): "\(Shape.article(title)) (keys and values)"
    case .either(let scalar, let mapping): "\(scalar.noun), or \(mapping.noun)"
    }
  }

  /// Whether another order of the items means something else. True for a shape without items.
  public var isOrdered: Bool {
    switch self {
    case .list(_, let form), .oneOrMany(_, let form): form.isOrdered
    default: true
    }
  }

  static func oneOf(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.quotedPhrase("or")
  }

  /// Returns the noun with its article: `a plan`, `an action`.
  public static func article(_ noun: String) -> String {
    (noun.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + noun
  }
}
