internal import Diagnostics
internal import RuleKinds

/// What one fact must be for a difference to remain: `upload.type is gif`, `verified.at is more than 24h and at most 72h before now`.
struct DecidingTerm {
  private(set) var text: String
  /// The smallest and the largest value, as far as they are known, of a number or a time. Empty for other values.
  private(set) var ends: [BoundaryValue] = []
  /// Whether it is about a time, in relation to the present.
  private(set) var isFromNow = false
  /// The value of the example.
  let example: String
  private let choices: FactChoices
  private var range: (values: ClosedRange<Int64>, scale: FactScale)?

  /// - Parameter likeness: Returns what another user gets instead of the difference.
  init(
    _ choices: FactChoices, _ person: Person, _ population: Population, _ book: RuleBook,
    _ likeness: (Person) -> DecidingFacts.Likeness
  ) {
    let name = population.facts[choices.position]
    example = "\(name) is \(choices.value == .absent ? "not given" : choices.value.text)"
    text = example
    self.choices = choices
    guard let scale = FactScale(name, book), let choices = choices.starting(where: { scale.number($0) != nil })
    else {
      text = "\(name) \(DecidingTerm.words(choices))"
      return
    }
    func judged(_ value: BoundaryValue) -> DecidingFacts.Likeness {
      var other = person
      other[choices.position] = value
      return likeness(other)
    }
    let range = FactRange(
      choices, scale, isSame: { judged($0) == .same }, isOther: { [.other, .denied].contains(judged($0)) })
    ends = range.ends.map(scale.value)
    self.range = ((range.least ?? .min)...(range.most ?? .max), scale)
    let isNull = choices.same.contains(.null)
    if range.isUnbounded {
      // Only a value that is not a number makes a difference.
      text = "\(name) \(DecidingTerm.words(choices, of: [.null]))"
    } else if book.facts[name]?.type == .timestamp, name != DecidingFacts.present, let now = DecidingTerm.now(person, population, scale) {
      isFromNow = true
      text = "\(name) is \(range.text(before: now))" + (isNull ? " or null" : "")
    } else {
      text = "\(name) is \(range.text(scale))" + (isNull ? " or null" : "")
    }
  }

  /// Whether the term can be true of a user with a value. A missing value is not an objection, nor is a time, which depends on the present.
  func accepts(_ value: BoundaryValue) -> Bool {
    if value == .absent || isFromNow || choices.same.contains(value) { return true }
    return range.flatMap { range in range.scale.number(value).map(range.values.contains) } ?? false
  }

  private static func now(_ person: Person, _ population: Population, _ scale: FactScale) -> Int64? {
    population.facts.firstIndex(of: DecidingFacts.present).flatMap { scale.number(person[$0]) }
  }

  /// The values of an enumeration, a Boolean, or a string: `is a or b`, `is not c`.
  ///
  /// - Parameter excluded: The only values that count as excluded; all values without the difference by default.
  private static func words(_ choices: FactChoices, of excluded: [BoundaryValue]? = nil) -> String {
    let same = choices.same.filter { $0 != .absent }
    let rest = choices.rest.map(\.value).filter { excluded?.contains($0) ?? true }
    if same.isEmpty { return "is not given" }
    // One of the ordinary texts and not the other: the answer repeats the text, whatever it is.
    if same == [FactBoundaries.texts[0]], rest.contains(FactBoundaries.texts[1]) { return "is given" }
    if same.count > rest.count || excluded != nil, !rest.isEmpty, rest.count <= 3 {
      return "is not \(rest.map(\.text).phrase("or"))"
    }
    return "is \(same.count <= 3 ? same.map(\.text).phrase("or") : choices.value.text)"
  }
}
