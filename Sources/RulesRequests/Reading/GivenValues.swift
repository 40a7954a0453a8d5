public import RulesBundle
public import RulesJSON
public import RulesRuntime

// Values of requests with handwritten readers.

/// JSON from an earlier answer, which is parsed when the request is answered.
public struct StoredJSON: Sendable, Equatable {
  /// The value.
  public var json: JSON

  init(_ json: JSON, at place: RequestPlace) throws(RequestError) { self.json = json }
}

/// The items of a user, by kind.
public struct GivenThings: Sendable, Equatable {
  /// The items of one kind.
  public struct Kind: Sendable, Equatable {
    /// The name of the kind.
    public var kind: String
    /// The items that the user has, over the limit or not.
    public var items: [DowngradeItem]
  }

  /// The kinds, in the order of the request.
  public var kinds: [Kind] = []

  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    let outer = place.text
    for member in try RequestValue.object(json, at: place) {
      let place = RequestPlace(outer: outer, key: member.key)
      let items = try RequestValue.list(member.value, at: place) { json, place throws(RequestError) in try DowngradeItem(json, at: place) }
      try requireOnce(items.map { $0.id }, at: place.text)
      kinds.append(Kind(kind: member.key, items: items))
    }
  }
}

/// Rejects duplicate ids, which would count twice.
func requireOnce(_ ids: [String], at place: String) throws(RequestError) {
  var seen: Set<[UInt8]> = []
  for (index, id) in ids.enumerated() where !seen.insert(Array(id.utf8)).inserted {
    throw RequestError("malformed", "`\(place)/\(index)` has the same id `\(id)` as an earlier item")
  }
}

/// The fields of a part of a payload.
public struct PayloadFields: Sendable, Equatable {
  /// The fields, in the order of the request.
  public var fields: [PayloadItem.Field] = []

  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    for member in try RequestValue.object(json, at: place) {
      guard PayloadFields.isPlain(member.value) else {
        throw RequestPlace(outer: place.text, key: member.key)
          .mistake("must be a string, a number, true, false, or null, or a list of these")
      }
      fields.append(PayloadItem.Field(name: member.key, value: member.value))
    }
  }

  private static func isPlain(_ json: JSON) -> Bool {
    switch json {
    case .object: return false
    case .array(let items):
      for item in items {
        switch item {
        case .array, .object: return false
        default: continue
        }
      }
      return true
    default: return true
    }
  }
}

extension PayloadItem {
  init(type: String, fields: PayloadFields?) { self.init(type: type, fields: fields?.fields ?? []) }
}

/// A time zone in a request.
public enum GivenZone: Sendable, Equatable {
  /// The name of a time zone of the host.
  case named(String)
  /// The data of a time zone.
  case data(Zone)

  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    if case .string(let name) = json {
      self = .named(name)
      return
    }
    guard case .object = json else { throw place.mistake("must be a name, or an object with `name`, `offset`, and `changes`") }
    var keys = try RequestKeys(json, at: place)
    let name = try keys.needed("name", RequestValue.string)
    let offset = try keys.needed("offset") { json, place throws(RequestError) in try RequestValue.whole(json, at: place, nil) }
    let changes = try keys.optional("changes") { json, place throws(RequestError) in
      try RequestValue.list(json, at: place) { json, place throws(RequestError) in
        guard case .array(let pair) = json, pair.count == 2, case .int(let instant) = pair[0], case .int(let offset) = pair[1] else {
          throw place.mistake("must be two numbers: seconds since 1970 and an offset in seconds")
        }
        return Zone.Change(instant: instant, offset: offset)
      }
    }
    try keys.finishItem()
    guard let zone = Zone(name, offset: offset, changes: changes ?? []) else {
      throw place.mistake("is not a time zone: changes must ascend, and offsets must be less than 26 hours")
    }
    self = .data(zone)
  }
}

extension LinkID {
  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    guard case .string(let text) = json, let id = LinkID(text) else {
      throw place.mistake("must be 1 to 128 letters, digits, `_`, and `-`")
    }
    self = id
  }
}

extension PlannerTime {
  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    guard case .string(let text) = json, let time = PlannerTime(text) else {
      throw place.mistake("must be a time such as \"2026-03-03T18:00\", \"2026-03-03T18:00:00Z\", or \"2026-03-03\"")
    }
    self = time
  }
}

extension SyncEntity {
  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    guard let entity = SyncReader.entity(json) else { throw place.mistake("must be an object with `type` and `id`, both nonempty strings") }
    self = entity
  }
}

/// The user input of a form.
public struct UserInputs: Sendable, Equatable {
  /// The user input of one field.
  public struct Typed: Sendable, Equatable {
    /// The name of the field.
    public var field: String
    /// The text; nil if the user has not edited the field.
    public var text: String?
  }

  /// The input of each field, in the order of the request.
  public var typed: [Typed] = []

  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    for member in try RequestValue.object(json, at: place) {
      switch member.value {
      case .null: typed.append(Typed(field: member.key, text: nil))
      case .string(let text): typed.append(Typed(field: member.key, text: text))
      default: throw place.mistake("must have a string for each field, or null for a field that the user has not edited")
      }
    }
  }
}

/// An event of the toast queue in a request.
public enum ToastEventInput: Sendable, Equatable {
  /// A toast of an error is to be shown.
  case failed(id: String, error: String)
  /// A toast with copy is to be shown.
  case said(id: String, copy: String)
  /// The user dismissed the toast with this id.
  case dismissed(String)

  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    var keys = try RequestKeys(json, at: place)
    let (shown, dismissed) = (try keys.optional("shown", RequestValue.string), try keys.optional("dismissed", RequestValue.string))
    let (error, copy) = (try keys.optional("error", RequestValue.string), try keys.optional("copy", RequestValue.string))
    try keys.finishItem()
    switch (shown, error, copy, dismissed) {
    case (let id?, let error?, nil, nil): self = .failed(id: id, error: error)
    case (let id?, nil, let copy?, nil): self = .said(id: id, copy: copy)
    case (nil, nil, nil, let id?): self = .dismissed(id)
    default: throw place.mistake("must have `shown` with an id and either `error` or `copy`, or `dismissed` with an id")
    }
  }
}

/// The overrides of `ask: set`.
public struct SetValues: Sendable, Equatable {
  /// An override.
  public struct One: Sendable, Equatable {
    /// The remotely overridable path.
    public var path: String
    /// The value that replaces the one in the rules.
    public var value: OverrideValue
  }

  /// The overrides, in the order of the request.
  public var values: [One] = []

  init(_ json: JSON, at place: RequestPlace) throws(RequestError) {
    guard case .object(let members) = json else { throw place.mistake("must be an object of paths and their values") }
    for member in members {
      guard let value = OverrideValue(member.value) else {
        throw RequestPlace(outer: place.text, key: member.key).mistake("must be true, false, a whole number, or \"unlimited\"")
      }
      values.append(One(path: member.key, value: value))
    }
  }
}
