internal import RuleKinds
internal import RulesBundle

/// A property of a view, with the expression that reads it from a result of the runtime.
struct ViewProperty {
  enum Count {
    case one, optional, many
    /// The runtime can lack the value, but not with these rules, which are checked.
    case always
  }

  var about: String
  var line: String

  init(_ about: String, _ name: String, _ type: String, _ value: String) {
    self.about = about
    line = "\(name): \(type) { \(value) }"
  }

  /// Creates a property that returns the value of the runtime unchanged.
  static func same(_ about: String, _ name: String, _ type: String) -> ViewProperty { .init(about, name, type, "presented.\(name)") }

  /// Creates a property that converts the value of the runtime to a type of the rules: an ordinal to an id, or a result to a view.
  static func made(_ about: String, _ name: String, _ type: String, _ count: Count, label: String) -> ViewProperty {
    switch count {
    case .one: .init(about, name, type, "\(type)(\(label)presented.\(name))")
    case .always: .init(about, name, type, "\(type)(\(label)presented.\(name)!)")
    case .optional: .init(about, name, "\(type)?", "presented.\(name).map { \(type)(\(label)$0) }")
    case .many: .init(about, name, "[\(type)]", "presented.\(name).map { \(type)(\(label)$0) }")
    }
  }
}

// Views are results of the runtime with the types of the rules instead of ordinals.
extension SwiftEmitter {
  /// Generates a struct around a result of the runtime. Nil properties are omitted: the rules do not have anything of their kind.
  func view(
    _ text: inout SwiftText, _ name: String, of source: String, _ about: String, _ properties: [ViewProperty?],
    more: (inout SwiftText) -> Void = { _ in }
  ) {
    text.doc(about)
    text.block("public struct \(prefix)\(name): Sendable, Equatable") { text in
      text.doc("The result of the runtime, in which ids are ordinals of the rules.")
      text.line("public let presented: \(source)")
      text.line()
      text.doc("Creates a view of a result of the runtime.")
      text.line("public init(_ presented: \(source)) { self.presented = presented }")
      for property in properties.compactMap({ $0 }) {
        text.line()
        text.doc(property.about)
        text.line("public var \(property.line)")
      }
      more(&text)
    }
  }

  /// Returns a property for an id; nil if the rules do not have anything of its kind.
  func id(_ about: String, _ name: String, _ section: BundleSection, _ count: ViewProperty.Count = .one) -> ViewProperty? {
    has(section) ? .made(about, name, type(of: section), count, label: "ordinal: ") : nil
  }

  /// Returns a property for a value with its own view; nil if the rules do not have anything of its kind.
  func shown(
    _ about: String, _ name: String, _ view: String, _ count: ViewProperty.Count = .one, of section: BundleSection
  ) -> ViewProperty? {
    has(section) ? .made(about, name, prefix + view, count, label: "") : nil
  }

  /// Returns a property for copy.
  func copy(_ about: String, _ name: String, _ count: ViewProperty.Count = .one) -> ViewProperty? {
    shown(about, name, "ShownCopy", count, of: .copy)
  }
  func buttons(_ about: String) -> ViewProperty? { shown(about, "buttons", "ShownButton", .many, of: .buttons) }
  func notices(_ about: String) -> ViewProperty? { shown(about, "notices", "ShownNotice", .many, of: .copy) }
  func parts(_ about: String) -> ViewProperty? { hasParts ? shown(about, "parts", "ShownPart", .many, of: .copy) : nil }
  func telemetry(_ about: String) -> ViewProperty? { shown(about, "telemetry", "LoggedEvent", .many, of: .events) }
  func undecided(_ about: String) -> ViewProperty { .made(about, "undecided", "\(prefix)Failure", .optional, label: "") }

  /// Returns the property for the effective plan, where the declared safe plan replaces an unknown one.
  func effectivePlan() -> ViewProperty? {
    isPlanKnown
      ? id("The effective plan.", "plan", .plans, .always) : id("The effective plan; nil if it is unknown.", "plan", .plans, .optional)
  }

  /// Whether the rules always determine a plan: a table derives it from other facts, and declares the plan for missing facts.
  var isPlanKnown: Bool { bundle.facts[bundle.book[0].plan].table != nil }

  /// Whether a limit or a level of the warning ladder has separate messages.
  var hasParts: Bool { has(.limitParts) || has(.ladderParts) }

  /// Returns the type of the names in a section.
  func type(of section: BundleSection) -> String {
    guard let layout = BundleSchema.schema(of: section) else { return "Never" }
    return type(BundleSchema.kind(of: layout), layout.name)
  }

  /// Returns the type of a value and the expression that reads it from a `PresentedValue`. `fact` is the fact whose values name those of an
  /// enumeration.
  func form(_ tag: Value.Tag, values fact: Int?) -> (type: String, accessor: String) {
    switch tag {
    case .bool: return ("Bool", "bool")
    case .int: return ("Int", "int")
    case .duration: return ("Swift.Duration", "duration")
    case .timestamp: return ("Timestamp", "timestamp")
    case .enumeration:
      guard let fact else { return ("String", "text") }
      let type = isDeclaredHere(fact) ? "\(prefix)Facts.\(enumerationType(fact))" : enumerationType(fact)
      return (type, "choice.map { \(type)(ordinal: $0) }")
    default: return ("String", "text")
    }
  }
}
