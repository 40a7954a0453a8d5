internal import BundleFormat

/// The requests and answers of the rules as plain data: every question with its keys, every answer with its members.
///
/// From this come the Swift that reads requests and writes answers (`RulesRequests/Generated`), the forms in which scenarios ask
/// (`RuleKinds/Scenarios/ScenarioQuestion+Generated.swift`), the types and methods for JavaScript (`generated/node`), and the tables in
/// docs/use/requests/README.md.
public enum Requests {
  /// In the order in which documents and types list them.
  static let questions =
    decisionQuestions + notificationQuestions + appQuestions + syncQuestions + errorQuestions + screenQuestions + storageQuestions
  static let objects =
    sharedObjects + decisionObjects + appObjects + notificationObjects + syncObjects + errorObjects + storageObjects
  static let items = decisionItems + notificationItems
  static let unions = syncUnions
  static let alternatives = syncAlternatives
  static let words = sharedWords + decisionWords + appWords + notificationWords + syncWords + errorWords

  /// What is wrong with the declarations, in words; nothing when they can be written.
  public static var mistakes: [String] {
    var found = repeated(questions.map(\.ask)).map { "two questions are called `\($0)`" }
    found += repeated(objects.map(\.name) + unions.map(\.name)).map { "two objects are called `\($0)`" }
    found += repeated(words.map(\.swift)).map { "the words of `\($0)` are declared twice" }
    for question in questions {
      found += repeated(question.allKeys.map(\.key)).map { "`ask: \(question.ask)` has the key `\($0)` twice" }
      if question.host != .tool, object(question.answer) == nil {
        found.append("`ask: \(question.ask)` is answered by `\(question.answer)`, which is not declared")
      }
      for key in question.allKeys { found += mistakes(in: key.form, at: "ask: \(question.ask)") }
    }
    for object in objects { for member in object.members { found += mistakes(in: member.form, at: object.name) } }
    for union in unions { for member in union.cases.flatMap(\.members) { found += mistakes(in: member.form, at: union.name) } }
    return found
  }

  static func object(_ name: String) -> Object? { objectsByName[name] }
  static func item(_ swift: String) -> Item? { items.first { $0.swift == swift } }
  /// Declared words, or those of a choice of the bundle.
  static func words(_ name: String) -> Words? {
    if let words = wordsByName[name] { return words }
    let words = bundleWords(name)
    return words.isEmpty ? nil : .named(nil, name, words)
  }

  private static let objectsByName = Dictionary(objects.map { ($0.name, $0) }) { first, _ in first }
  private static let wordsByName = Dictionary(
    words.map { ($0.swift, $0) } + words.compactMap { words in words.typeScript.map { ($0, words) } }
  ) { first, _ in first }
  /// Whether a union stands among the members of an object, and not in one of its own. Its cases then say which members the others have, so that a
  /// program may ask for them.
  static func isInside(_ union: Union) -> Bool {
    objects.flatMap(\.parts).contains { if case .cases(let inside) = $0 { inside.name == union.name } else { false } }
  }

  /// The words of an enum, as the declarations have them; nil where they are not declared.
  public static func words(of swift: String) -> [String]? { words.first { $0.swift == swift }?.words }

  static func alternatives(_ name: String) -> Alternatives? { alternatives.first { $0.name == name } }

  private static func mistakes(in form: Form, at place: String) -> [String] {
    switch form {
    case .name(let section):
      Format.swiftName(ofSection: section) == nil ? ["`\(place)` names the section `\(section)`, which does not exist"] : []
    case .word(let name): words(name) == nil ? ["`\(place)` uses the words `\(name)`, which are not declared"] : []
    case .object(let name):
      object(name) == nil && !unions.contains { $0.name == name } ? ["`\(place)` has the object `\(name)`, which is not declared"] : []
    case .list(let form): mistakes(in: form, at: place)
    case .members(let members): members.flatMap { mistakes(in: $0.form, at: place) }
    case .string, .bytes, .flag, .number, .milliseconds, .seconds, .duration, .day, .wall, .spelled, .value, .fields, .written: []
    case .typed(_, let form): mistakes(in: form, at: place)
    }
  }

  private static func mistakes(in form: Given, at place: String) -> [String] {
    switch form {
    case .name(let section):
      Format.swiftName(ofSection: section) == nil ? ["`\(place)` names the section `\(section)`, which does not exist"] : []
    case .word(let name): words(name) == nil ? ["`\(place)` uses the words `\(name)`, which are not declared"] : []
    case .item(let name): item(name) == nil ? ["`\(place)` has the item `\(name)`, which is not declared"] : []
    case .either(let name): alternatives(name) == nil ? ["`\(place)` has the alternatives `\(name)`, which are not declared"] : []
    case .list(let form), .pair(let form): mistakes(in: form, at: place)
    case .string, .id, .typed, .flag, .answered, .time, .timestamp, .day, .duration, .whole, .wholeOrNull, .kept, .facts, .read: []
    }
  }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}

/// The words of a choice of the bundle.
func bundleWords(_ choice: String) -> [String] { Format.words(ofChoice: choice) }
