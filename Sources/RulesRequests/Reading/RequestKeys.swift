internal import RulesJSON
internal import RulesRuntime

/// Where a value stands in a request: `items/0/amount`.
struct RequestPlace {
  /// Empty for a key of the request itself.
  let outer: String
  let key: String

  var text: String { outer.isEmpty ? key : "\(outer)/\(key)" }

  func mistake(_ what: String) -> RequestError { RequestError("malformed", "`\(text)` \(what)") }
}

/// The keys of a request, or of an object inside of one, each taken by its reader; a key that is left over is a mistake.
struct RequestKeys {
  private let members: [JSON.Member]
  private var isTaken: [Bool]
  /// Where the object stands; empty for the request itself.
  private let place: String
  /// What the request asks.
  var ask = ""

  init(_ json: JSON) throws(RequestError) {
    guard case .object(let members) = json else { throw RequestError("malformed", "a request is a JSON object") }
    self.init(members, at: "")
  }

  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    self.init(try RequestValue.object(json, at: place), at: place.text)
  }

  private init(_ members: [JSON.Member], at place: String) {
    self.members = members
    self.place = place
    isTaken = Array(repeating: false, count: members.count)
  }

  func has(_ key: String) -> Bool { members.contains { $0.key.utf8.elementsEqual(key.utf8) } }

  /// The value of a key; nil where the object has none.
  mutating func optional<Value>(
    _ key: String, _ read: (JSON, RequestPlace) throws(RequestError) -> Value
  ) throws(RequestError) -> Value? {
    for (index, member) in members.enumerated() where member.key.utf8.elementsEqual(key.utf8) {
      isTaken[index] = true
      return try read(member.value, RequestPlace(outer: place, key: key))
    }
    return nil
  }

  /// The value of a key that the object cannot do without.
  mutating func needed<Value>(
    _ key: String, _ read: (JSON, RequestPlace) throws(RequestError) -> Value
  ) throws(RequestError) -> Value {
    guard let value = try optional(key, read) else {
      throw RequestError("malformed", "`\(place.isEmpty ? "ask: \(ask)" : place)` needs `\(key)`")
    }
    return value
  }

  mutating func flag(_ key: String) throws(RequestError) -> Bool { try optional(key, RequestValue.flag) ?? false }

  /// What somebody typed; null is a field that nobody has touched.
  mutating func typed(_ key: String) throws(RequestError) -> String? {
    try optional(key) { json, place throws(RequestError) in
      json == .null ? nil : try RequestValue.string(json, at: place)
    } ?? nil
  }

  mutating func wholeOrNull(_ key: String) throws(RequestError) -> Int64? {
    try optional(key) { json, place throws(RequestError) in
      json == .null ? nil : try RequestValue.whole(json, at: place, nil)
    } ?? nil
  }

  /// Not exactly one of several keys is there.
  func mistake(needsOneOf keys: String) -> RequestError {
    RequestError("malformed", place.isEmpty ? "`ask: \(ask)` needs one of \(keys)" : "`\(place)` has exactly one of \(keys)")
  }

  /// A key that is left over belongs to another question, or to none.
  func finish(keysOfQuestions: [String]) throws(RequestError) {
    guard let key = untaken else { return }
    if keysOfQuestions.contains(key) { throw RequestError("malformed", "`\(key)` does not belong to `ask: \(ask)`") }
    throw RequestError("unknown_key", "a request has no key `\(key)`; every request may have ask, facts, history, locale, trace and id")
  }

  /// The same inside of a request.
  func finishItem() throws(RequestError) {
    if let key = untaken { throw RequestError("unknown_key", "`\(place)` has no key `\(key)`") }
  }

  private var untaken: String? {
    for (index, member) in members.enumerated() where !isTaken[index] { return member.key }
    return nil
  }
}
