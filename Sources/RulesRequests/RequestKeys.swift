internal import RulesJSON
internal import RulesRuntime

/// The keys of one request, each taken by whoever it is for; what nobody took is a mistake.
struct RequestKeys {
  private let members: [JSON.Member]
  private var isTaken: [Bool]

  init(_ json: JSON) throws(RequestError) {
    guard case .object(let members) = json else { throw RequestError("malformed", "a request is a JSON object") }
    self.members = members
    isTaken = Array(repeating: false, count: members.count)
  }

  /// The value of a key, if the request has it.
  mutating func take(_ key: String) -> JSON? {
    for (index, member) in members.enumerated() where member.key == key {
      isTaken[index] = true
      return member.value
    }
    return nil
  }

  mutating func text(_ key: String) throws(RequestError) -> String? {
    switch take(key) {
    case nil: return nil
    case .string(let text)?: return text
    case _?: throw RequestError("malformed", "`\(key)` is a text")
    }
  }

  mutating func flag(_ key: String) throws(RequestError) -> Bool {
    try optionalFlag(key) ?? false
  }

  /// True or false, or nothing said.
  mutating func optionalFlag(_ key: String) throws(RequestError) -> Bool? {
    switch take(key) {
    case nil: return nil
    case .bool(let flag)?: return flag
    case _?: throw RequestError("malformed", "`\(key)` is true or false")
    }
  }

  /// A moment, in milliseconds since 1970.
  mutating func time(_ key: String) throws(RequestError) -> Int64? {
    guard let text = try text(key) else { return nil }
    guard let time = SyncReader.time(text) else {
      throw RequestError("malformed", "`\(key)` is a timestamp such as \"2026-01-05T10:00:00Z\"")
    }
    return time
  }

  mutating func object(_ key: String, _ what: String) throws(RequestError) -> [JSON.Member]? {
    switch take(key) {
    case nil: return nil
    case .object(let members)?: return members
    case _?: throw RequestError("malformed", "`\(key)` is an object: \(what)")
    }
  }

  mutating func list(_ key: String, _ what: String) throws(RequestError) -> [JSON]? {
    switch take(key) {
    case nil: return nil
    case .array(let items)?: return items
    case _?: throw RequestError("malformed", "`\(key)` is a list: \(what)")
    }
  }

  mutating func id() throws(RequestError) -> JSON? {
    let id = take("id")
    switch id {
    case nil, .string?, .int?: return id
    case _?: throw RequestError("malformed", "`id` is a text or a whole number")
    }
  }

  /// The tag of a language: letters, digits and hyphens. One that the rules have no words in is no mistake.
  mutating func locale() throws(RequestError) -> String? {
    guard let tag = try text("locale") else { return nil }
    let isTag = tag.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
    guard isTag, !tag.isEmpty, tag.utf8.count <= 100 else {
      throw RequestError("malformed", "`locale` is the tag of a language such as \"de-AT\"")
    }
    return tag
  }

  /// A text that a question cannot do without.
  mutating func needed(_ key: String, for ask: String) throws(RequestError) -> String {
    guard let text = try text(key) else { throw RequestError("malformed", "`ask: \(ask)` needs `\(key)`") }
    return text
  }

  /// The first key that nobody took.
  var untaken: String? {
    for (index, member) in members.enumerated() where !isTaken[index] { return member.key }
    return nil
  }

  /// A key that nobody took belongs to another question, or to none.
  func finish(_ ask: String, keysOfQuestions: [String]) throws(RequestError) {
    for (index, member) in members.enumerated() where !isTaken[index] {
      if keysOfQuestions.contains(member.key) { throw RequestError("malformed", "`\(member.key)` does not belong to `ask: \(ask)`") }
      throw RequestError(
        "unknown_key", "a request has no key `\(member.key)`; every request may have ask, facts, history, locale, trace and id")
    }
  }
}
