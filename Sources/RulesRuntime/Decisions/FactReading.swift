internal import RulesBundle
internal import RulesJSON

extension Rules {
  /// Puts the facts of a request into a frame. A fact that the rules do not know, or of another type, is a mistake: it
  /// would otherwise be ignored and the answer would be about somebody else. Sentences are in `locale`, a BCP 47 tag; nil is the product's language.
  public func fill(_ frame: Frame, with facts: [GivenFact], locale: String? = nil) throws(RequestError) {
    frame.clear()
    frame.speak(locale)
    for given in facts {
      let fact = try givable(given)
      guard !frame.isGiven(fact) else { throw RequestError("duplicate_fact", "the fact `\(given.name)` is given twice") }
      try set(fact, given, frame)
    }
  }

  /// Facts that hold for a while only, as values that `Frame.set` takes. The frame keeps their texts and is else as it was.
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

  /// The ordinal of a fact that a request may give.
  private func givable(_ given: GivenFact) throws(RequestError) -> Int {
    guard let fact = bundle.find(.facts, given.name), !bundle.isReserved(fact) else {
      throw RequestError("unknown_fact", "no fact is named `\(given.name)`")
    }
    guard bundle.facts[fact].program == nil else {
      throw RequestError("derived_fact", "`\(given.name)` is worked out by the rules from other facts; give those")
    }
    return fact
  }

  private func set(_ fact: Int, _ given: GivenFact, _ frame: Frame) throws(RequestError) {
    switch (bundle.factKind(fact), given.value) {
    case (_, .null):
      guard bundle.facts[fact].orNull else { throw RequestError("wrong_type", "`\(given.name)` is never null") }
      frame.set(fact, .null)
    case (.bool, .bool(let flag)): frame.set(fact, .bool(flag))
    case (.int, .int(let number)):
      let least = bundle.facts[fact].atLeast
      let most = bundle.facts[fact].atMost
      guard number >= least, number <= most else {
        throw RequestError("out_of_range", "`\(given.name)` is \(number), outside \(least) to \(most)")
      }
      frame.set(fact, .int(number))
    case (.string, .string(let text)):
      guard !bundle.facts[fact].isId || FactId.fits(text.utf8) else {
        throw RequestError("wrong_type", "`\(given.name)` is an id: at most \(FactId.longest) letters, digits and `._:/-`, and no words")
      }
      frame.setText(fact, text.utf8)
    case (.enumeration, .string(let text)): frame.set(fact, .enumeration(try member(text, of: fact, given.name)))
    case (.duration, .string(let text)):
      guard let time = TimeText.duration(Array(text.utf8)) else {
        throw RequestError("wrong_type", "`\(given.name)` is a duration such as \"72h\", not `\(text)`")
      }
      frame.set(fact, .duration(seconds: time.seconds, nanoseconds: time.nanoseconds))
    case (.timestamp, .string(let text)):
      guard let time = TimeText.timestamp(Array(text.utf8)) else {
        throw RequestError("wrong_type", "`\(given.name)` is a timestamp such as \"2026-01-05T10:00:00Z\", not `\(text)`")
      }
      frame.set(fact, .timestamp(seconds: time.seconds, nanoseconds: time.nanoseconds))
    case (.listOfBool, .array(let items)), (.listOfInt, .array(let items)), (.listOfString, .array(let items)):
      guard frame.setList(fact, items, type: bundle.factKind(fact)) else {
        throw RequestError("wrong_type", "`\(given.name)` is \(typeNames[bundle.facts[fact].type.position])")
      }
    case (_, .object): throw RequestError("wrong_type", "`\(given.name)` is an empty object")
    default: throw RequestError("wrong_type", "`\(given.name)` is \(typeNames[bundle.facts[fact].type.position])")
    }
  }

  private func member(_ text: String, of fact: Int, _ name: String) throws(RequestError) -> Int {
    let values = bundle.facts[fact].values
    var known = ""
    for value in values {
      let candidate = bundle.text(bundle.factValues[value].value)
      if candidate.utf8.elementsEqual(text.utf8) { return value - values.lowerBound }
      known += known.isEmpty ? candidate : ", \(candidate)"
    }
    throw RequestError("wrong_type", "`\(name)` is one of \(known), not `\(text)`")
  }

  private var typeNames: [String] {
    [
      "true or false", "a whole number", "a text", "a text, one of its declared values", "a duration, as text", "a timestamp, as text",
      "a list of true and false", "a list of whole numbers", "a list of texts",
    ]
  }
}

/// A fact's ordinal and its value.
package struct FactValue {
  var fact: Int
  var value: Value
}

extension Frame {
  /// Gives a fact a list; false when an item is of another type.
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
