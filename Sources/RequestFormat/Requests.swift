internal import BundleFormat

/// The declarations of all requests and answers: every question with its keys, every answer with its members.
///
/// Several outputs are generated from them: the Swift that reads requests and writes answers (`RulesRequests/Generated`), the questions of
/// scenarios (`RuleKinds/Scenarios/AskedQuestion+Generated.swift`), the types and methods of the JavaScript module (`generated/node`), and
/// the tables in docs/use/requests.
public enum Requests {
  /// The questions, in the order in which the documentation and the types list them.
  static let questions =
    decisionQuestions + notificationQuestions + appQuestions + syncQuestions + errorQuestions + screenQuestions + storageQuestions
  static let objects =
    sharedObjects + decisionObjects + appObjects + notificationObjects + syncObjects + errorObjects + storageObjects
  static let items = decisionItems + notificationItems
  static let unions = syncUnions
  static let alternatives = syncAlternatives
  static let words = sharedWords + decisionWords + appWords + notificationWords + syncWords + errorWords

  /// Messages about mistakes in the declarations; empty if there are none.
  public static var mistakes: [String] {
    var found = repeated(questions.map(\.ask)).map { "two questions have the name `\($0)`" }
    found += repeated(objects.map(\.name) + unions.map(\.name)).map { "two objects have the name `\($0)`" }
    found += repeated(words.map(\.swift)).map { "the words of `\($0)` are declared twice" }
    for question in questions {
      found += repeated(question.allKeys.map(\.key)).map { "`ask: \(question.ask)` has the key `\($0)` twice" }
      if question.host != .tool, object(question.answer) == nil {
        found.append("the answer `\(question.answer)` of `ask: \(question.ask)` is not declared")
      }
      for key in question.allKeys { found += mistakes(in: key.form, at: "ask: \(question.ask)") }
    }
    for object in objects { for member in object.members { found += mistakes(in: member.form, at: object.name) } }
    for union in unions { for member in union.cases.flatMap(\.members) { found += mistakes(in: member.form, at: union.name) } }
    return found
  }

  static func object(_ name: String) -> Object? { objectsByName[name] }
  static func item(_ swift: String) -> Item? { items.first { $0.swift == swift } }
  /// The declared words of a choice, or those of a choice of the bundle.
  static func words(_ name: String) -> Words? {
    if let words = wordsByName[name] { return words }
    let words = bundleWords(name)
    return words.isEmpty ? nil : .named(nil, name, words)
  }

  private static let objectsByName = Dictionary(objects.map { ($0.name, $0) }) { first, _ in first }
  private static let wordsByName = Dictionary(
    words.map { ($0.swift, $0) } + words.compactMap { words in words.typeScript.map { ($0, words) } }
  ) { first, _ in first }
  /// Whether a union is part of an object instead of a nested object. Each case then declares the members of the other cases as undefined in
  /// TypeScript, so that a program can test for them.
  static func isInside(_ union: Union) -> Bool {
    objects.flatMap(\.parts).contains { if case .cases(let inside) = $0 { inside.name == union.name } else { false } }
  }

  /// The declared words of an enum; nil if they are not declared.
  public static func words(of swift: String) -> [String]? { words.first { $0.swift == swift }?.words }

  static func alternatives(_ name: String) -> Alternatives? { alternatives.first { $0.name == name } }

  private static func mistakes(in form: Form, at place: String) -> [String] {
    switch form {
    case .name(let section):
      Format.swiftName(ofSection: section) == nil ? ["`\(place)` names the unknown section `\(section)`"] : []
    case .word(let name): words(name) == nil ? ["`\(place)` uses the undeclared words `\(name)`"] : []
    case .object(let name):
      object(name) == nil && !unions.contains { $0.name == name } ? ["`\(place)` has the undeclared object `\(name)`"] : []
    case .list(let form): mistakes(in: form, at: place)
    case .members(let members): members.flatMap { mistakes(in: $0.form, at: place) }
    case .string, .bytes, .flag, .number, .milliseconds, .seconds, .duration, .day, .wall, .spelled, .value, .fields, .written: []
    case .typed(_, let form): mistakes(in: form, at: place)
    }
  }

  private static func mistakes(in form: Given, at place: String) -> [String] {
    switch form {
    case .name(let section):
      Format.swiftName(ofSection: section) == nil ? ["`\(place)` names the unknown section `\(section)`"] : []
    case .word(let name): words(name) == nil ? ["`\(place)` uses the undeclared words `\(name)`"] : []
    case .item(let name): item(name) == nil ? ["`\(place)` has the undeclared item `\(name)`"] : []
    case .either(let name): alternatives(name) == nil ? ["`\(place)` has the undeclared alternatives `\(name)`"] : []
    case .list(let form), .pair(let form): mistakes(in: form, at: place)
    case .string, .id, .typed, .flag, .answered, .time, .timestamp, .day, .duration, .whole, .wholeOrNull, .kept, .facts, .read: []
    }
  }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}

/// Returns the words of a choice of the bundle.
func bundleWords(_ choice: String) -> [String] { Format.words(ofChoice: choice) }
