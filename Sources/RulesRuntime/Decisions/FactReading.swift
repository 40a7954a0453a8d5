internal import RulesBundle
internal import RulesJSON

extension Rules {
  /// Replaces the facts of a frame with those of a request.
  ///
  /// An unknown fact and a value of another type are errors: ignoring them would answer for another situation.
  ///
  /// - Parameters:
  ///   - frame: The facts of the question.
  ///   - facts: The facts with their values.
  ///   - locale: The language of the copy, as a BCP 47 tag; nil for the product's own language.
  /// - Throws: `RequestError` with the code `unknown_fact`, `derived_fact`, `duplicate_fact`, `wrong_type`, or `out_of_range`.
  public func fill(_ frame: Frame, with facts: [GivenFact], locale: String? = nil) throws(RequestError) {
    frame.clear()
    frame.setLocale(locale)
    for given in facts {
      let fact = try givable(given)
      guard !frame.isGiven(fact) else { throw RequestError("duplicate_fact", "the fact `\(given.name)` is given twice") }
      try set(fact, given, frame)
    }
  }

  /// Returns facts that apply temporarily as values for `Frame.set`. The frame keeps their strings and is otherwise unchanged.
  package func values(of facts: [GivenFact], _ frame: Frame) throws(RequestError) -> [FactValue] {
    var values: [FactValue] = []
    for given in facts {
      let fact = try givable(given)
      for other in values where other.fact == fact { throw RequestError("duplicate_fact", "the fact `\(given.name)` is given twice") }
      let before = frame.values[fact]
      try set(fact, given, frame)
      values.append(FactValue(fact: fact, value: frame.values[fact]))
      frame.set(fact, before)
    }
    return values
  }

  /// Returns the ordinal of a fact that a request may provide.
  private func givable(_ given: GivenFact) throws(RequestError) -> Int {
    guard let fact = bundle.find(.facts, given.name), !bundle.isReserved(fact) else {
      throw RequestError("unknown_fact", "unknown fact `\(given.name)`")
    }
    guard bundle.facts[fact].program == nil else {
      throw RequestError("derived_fact", "`\(given.name)` is derived from other facts; provide those instead")
    }
    return fact
  }

  private func set(_ fact: Int, _ given: GivenFact, _ frame: Frame) throws(RequestError) {
    switch (bundle.factKind(fact), given.value) {
    case (_, .null):
      guard bundle.facts[fact].orNull else { throw RequestError("wrong_type", "`\(given.name)` cannot be null") }
      frame.set(fact, .null)
    case (.bool, .bool(let flag)): frame.set(fact, .bool(flag))
    case (.int, .int(let number)):
      let least = bundle.facts[fact].atLeast
      let most = bundle.facts[fact].atMost
      guard number >= least, number <= most else {
        // A fact without an upper bound has the largest number as one.
        let range =
          most == .max
          ? "below the minimum \(least)" : least == .min ? "above the maximum \(most)" : "outside the range \(least) to \(most)"
        throw RequestError("out_of_range", "`\(given.name)` is \(number), \(range)")
      }
      frame.set(fact, .int(number))
    case (.string, .string(let text)):
      guard !bundle.facts[fact].isId || IDFormat.fits(text.utf8) else {
        throw RequestError("wrong_type", "`\(given.name)` must be an id of 1 to \(IDFormat.maximumLength) letters, digits, and `._:/-`")
      }
      frame.setText(fact, text.utf8)
    case (.enumeration, .string(let text)): frame.set(fact, .enumeration(try member(text, of: fact, given.name)))
    case (.duration, .string(let text)):
      guard let time = TimeText.duration(Array(text.utf8)) else {
        throw RequestError("wrong_type", "`\(given.name)` must be a duration such as \"72h\"")
      }
      frame.set(fact, .duration(seconds: time.seconds, nanoseconds: time.nanoseconds))
    case (.timestamp, .string(let text)):
      guard let time = TimeText.timestamp(Array(text.utf8)) else {
        throw RequestError("wrong_type", "`\(given.name)` must be a timestamp such as \"2026-01-05T10:00:00Z\"")
      }
      frame.set(fact, .timestamp(seconds: time.seconds, nanoseconds: time.nanoseconds))
    case (.listOfBool, .array(let items)), (.listOfInt, .array(let items)), (.listOfString, .array(let items)):
      guard frame.setList(fact, items, type: bundle.factKind(fact)) else {
        throw RequestError("wrong_type", "`\(given.name)` must be \(typeNames[bundle.facts[fact].type.position])")
      }
    case (_, .object): throw RequestError("wrong_type", "`\(given.name)` is an empty object")
    default: throw RequestError("wrong_type", "`\(given.name)` must be \(typeNames[bundle.facts[fact].type.position])")
    }
  }

  private func member(_ text: String, of fact: Int, _ name: String) throws(RequestError) -> Int {
    let values = bundle.facts[fact].values
    for value in values where bundle.utf8(bundle.factValues[value].value).elementsEqual(text.utf8) { return value - values.lowerBound }
    var known = ""
    for value in values {
      known += (known.isEmpty ? "" : value == values.upperBound - 1 ? " or " : ", ") + bundle.text(bundle.factValues[value].value)
    }
    throw RequestError("wrong_type", "`\(name)` must be one of \(known)")
  }

  private var typeNames: [String] {
    [
      "true or false", "a whole number", "a string", "one of its declared values as a string", "a duration as a string",
      "a timestamp as a string", "a list of true and false values", "a list of whole numbers", "a list of strings",
    ]
  }
}

/// A fact's ordinal and its value.
package struct FactValue {
  var fact: Int
  var value: Value
}

extension Frame {
  /// Sets a fact to a list. Returns false if an item has another type.
  func setList(_ fact: Int, _ list: [JSON], type: FactKind) -> Bool {
    var values: [Value] = []
    for item in list {
      switch (type, item) {
      case (.listOfBool, .bool(let flag)): values.append(.bool(flag))
      case (.listOfInt, .int(let number)): values.append(.int(number))
      case (.listOfString, .string(let text)): values.append(keep(text.utf8))
      default: return false
      }
    }
    setItems(fact, values)
    return true
  }
}
