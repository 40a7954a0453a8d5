internal import RulesJSON
internal import RulesRuntime

/// The items of a request, each an object that is read strictly.
extension RequestKeys {
  /// The keys of an object inside the request; `place` says where it stands: `items/0`.
  init(_ json: JSON, at place: String) throws(RequestError) {
    guard case .object = json else { throw RequestError("malformed", "`\(place)` is an object") }
    self = try RequestKeys(json)
  }

  /// A whole number of at least 0.
  mutating func amount(_ key: String, at place: String) throws(RequestError) -> Int64 {
    switch take(key) {
    case .int(let number)? where number >= 0: return number
    case nil: throw RequestError("malformed", "`\(place)` needs `\(key)`")
    case _?: throw RequestError("malformed", "`\(place)/\(key)` is a whole number of at least 0")
    }
  }

  /// The id of an item: a text that is not empty.
  mutating func id(at place: String) throws(RequestError) -> String {
    switch take("id") {
    case .string(let text)? where !text.isEmpty: return text
    case nil: throw RequestError("malformed", "`\(place)` needs `id`")
    case _?: throw RequestError("malformed", "`\(place)/id` is a text that is not empty")
    }
  }

  /// What nobody took is a mistake.
  func finishItem(_ place: String) throws(RequestError) {
    if let key = untaken { throw RequestError("unknown_key", "`\(place)` has no key `\(key)`") }
  }
}

/// Ids that stand once each: one that is given twice would be counted twice.
struct IDsOnce {
  private var seen: Set<[UInt8]> = []

  mutating func add(_ id: String, at place: String) throws(RequestError) {
    guard seen.insert(Array(id.utf8)).inserted else { throw RequestError("malformed", "`\(place)` has the id `\(id)` of another item") }
  }
}

extension MeterItem {
  static func read(_ json: [JSON]) throws(RequestError) -> [MeterItem] {
    var items: [MeterItem] = []
    var ids = IDsOnce()
    for (index, json) in json.enumerated() {
      let place = "items/\(index)"
      var keys = try RequestKeys(json, at: place)
      let item = MeterItem(id: try keys.id(at: place), amount: try keys.amount("amount", at: place), isPending: try keys.flag("pending"))
      try keys.finishItem(place)
      try ids.add(item.id, at: place)
      items.append(item)
    }
    return items
  }
}
