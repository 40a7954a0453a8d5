internal import RuleKinds
internal import RulesBundle

/// A property of a view, and the expression that reads it out of what the runtime presents.
struct ViewProperty {
  enum Count { case one, optional, many }

  var about: String
  var line: String

  init(_ about: String, _ name: String, _ type: String, _ value: String) {
    self.about = about
    line = "\(name): \(type) { \(value) }"
  }

  /// What the runtime presents as it is.
  static func same(_ about: String, _ name: String, _ type: String) -> ViewProperty { .init(about, name, type, "presented.\(name)") }

  /// What a type of these rules is made of: an ordinal, or what another view is of.
  static func made(_ about: String, _ name: String, _ type: String, _ count: Count, label: String) -> ViewProperty {
    switch count {
    case .one: .init(about, name, type, "\(type)(\(label)presented.\(name))")
    case .optional: .init(about, name, "\(type)?", "presented.\(name).map { \(type)(\(label)$0) }")
    case .many: .init(about, name, "[\(type)]", "presented.\(name).map { \(type)(\(label)$0) }")
    }
  }
}

// Views: what the runtime presents, with the types of these rules in place of ordinals.
extension SwiftEmitter {
  /// A struct around what the runtime presents. Properties that are nil are about something that these rules do not have.
  func view(
    _ text: inout SwiftText, _ name: String, of source: String, _ about: String, _ properties: [ViewProperty?],
    more: (inout SwiftText) -> Void = { _ in }
  ) {
    text.doc(about)
    text.block("public struct \(prefix)\(name): Sendable, Equatable") { text in
      text.doc("The same as the runtime has it: ids are ordinals of the rules.")
      text.line("public let presented: \(source)")
      text.line()
      text.line("public init(_ presented: \(source)) { self.presented = presented }")
      for property in properties.compactMap({ $0 }) {
        text.line()
        text.doc(property.about)
        text.line("public var \(property.line)")
      }
      more(&text)
    }
  }

  /// An id with its type; nil where these rules have nothing of its kind.
  func id(_ about: String, _ name: String, _ section: BundleSection, _ count: ViewProperty.Count = .one) -> ViewProperty? {
    has(section) ? .made(about, name, type(of: section), count, label: "ordinal: ") : nil
  }

  /// A part that has a view of its own; nil where these rules have nothing of its kind.
  func shown(
    _ about: String, _ name: String, _ view: String, _ count: ViewProperty.Count = .one, of section: BundleSection
  ) -> ViewProperty? {
    has(section) ? .made(about, name, prefix + view, count, label: "") : nil
  }

  /// A sentence, button, notice, part or limit, wherever a view has one.
  func copy(_ about: String, _ name: String, _ count: ViewProperty.Count = .one) -> ViewProperty? {
    shown(about, name, "ShownCopy", count, of: .copy)
  }
  func buttons(_ about: String) -> ViewProperty? { shown(about, "buttons", "ShownButton", .many, of: .buttons) }
  func notices(_ about: String) -> ViewProperty? { shown(about, "notices", "ShownNotice", .many, of: .copy) }
  func parts(_ about: String) -> ViewProperty? { hasParts ? shown(about, "parts", "ShownPart", .many, of: .copy) : nil }
  func telemetry(_ about: String) -> ViewProperty? { shown(about, "telemetry", "LoggedEvent", .many, of: .events) }
  func undecided(_ about: String) -> ViewProperty { .made(about, "undecided", "\(prefix)Failure", .optional, label: "") }

  /// Whether a limit or a level of the warning ladder says anything part by part.
  var hasParts: Bool { has(.limitParts) || has(.ladderParts) }

  /// The type of the names in a section.
  func type(of section: BundleSection) -> String {
    guard let layout = BundleSchema.layout(of: section) else { return "Never" }
    return type(BundleSchema.kind(of: layout), layout.name)
  }

  /// The type of a value and how it is read out of a `PresentedValue`. `fact`: the one whose values name those of an enumeration.
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
