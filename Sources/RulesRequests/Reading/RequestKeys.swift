internal import RulesJSON
internal import RulesRuntime

/// The path of a value in a request, such as `items/0/amount`.
struct RequestPlace {
  /// The path of the enclosing value; empty for a key of the request itself.
  let outer: String
  let key: String

  var text: String { outer.isEmpty ? key : "\(outer)/\(key)" }

  /// The error about a malformed value. `what` completes a sentence about the path.
  func mistake(_ what: String) -> RequestError { RequestError("malformed", "`\(text)` \(what)") }
}

/// The keys of a request, or of an object inside a request. Each key is read once; a key that is never read is rejected.
struct RequestKeys {
  private let members: [JSON.Member]
  private var isTaken: [Bool]
  /// The path of the object; empty for the request itself.
  private let place: String
  /// The value of `ask`, for messages.
  var ask = ""

  init(_ json: JSON) throws(RequestError) {
    guard case .object(let members) = json else { throw RequestError("malformed", "a request must be a JSON object") }
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

  func has(_ key: String) -> Bool { members.contains { $0.key.hasSameBytes(as: key) } }

  /// Reads the value of a key; nil if the object does not have the key.
  mutating func optional<Value>(
    _ key: String, _ read: (JSON, RequestPlace) throws(RequestError) -> Value
  ) throws(RequestError) -> Value? {
    for (index, member) in members.enumerated() where member.key.hasSameBytes(as: key) {
      isTaken[index] = true
      return try read(member.value, RequestPlace(outer: place, key: key))
    }
    return nil
  }

  /// Reads the value of a required key.
  mutating func needed<Value>(
    _ key: String, _ read: (JSON, RequestPlace) throws(RequestError) -> Value
  ) throws(RequestError) -> Value {
    guard let value = try optional(key, read) else {
      throw RequestError("malformed", "`\(place.isEmpty ? "ask: \(ask)" : place)` needs `\(key)`")
    }
    return value
  }

  /// Reads a flag; false if the object does not have the key.
  mutating func flag(_ key: String) throws(RequestError) -> Bool { try optional(key, RequestValue.flag) ?? false }

  /// Reads user input; nil for null, which means that the user has not edited the field.
  mutating func typed(_ key: String) throws(RequestError) -> String? {
    try optional(key) { json, place throws(RequestError) in
      json == .null ? nil : try RequestValue.string(json, at: place)
    } ?? nil
  }

  /// Reads a whole number or null.
  mutating func wholeOrNull(_ key: String) throws(RequestError) -> Int64? {
    try optional(key) { json, place throws(RequestError) in
      json == .null ? nil : try RequestValue.whole(json, at: place, nil)
    } ?? nil
  }

  /// The error about an object that does not have exactly one of several keys.
  func mistake(needsOneOf keys: String) -> RequestError {
    RequestError("malformed", "`\(place.isEmpty ? "ask: \(ask)" : place)` must have exactly one of \(keys)")
  }

  /// Rejects a key of the request that was not read: it belongs to another question, or is unknown.
  func finish(keysOfQuestions: [String]) throws(RequestError) {
    guard let key = untaken else { return }
    if keysOfQuestions.contains(key) { throw RequestError("malformed", "`\(key)` does not belong to `ask: \(ask)`") }
    throw RequestError("unknown_key", "a request has no key `\(key)`; every request can have ask, facts, history, locale, trace, and id")
  }

  /// Rejects a key of an object inside a request that was not read.
  func finishItem() throws(RequestError) {
    if let key = untaken { throw RequestError("unknown_key", "`\(place)` has no key `\(key)`") }
  }

  private var untaken: String? {
    for (index, member) in members.enumerated() where !isTaken[index] { return member.key }
    return nil
  }
}
