internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  public func write(_ result: PresentedPayload, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.text("payload", bundle.name(.payloads, result.payload))
    writer.list("parts", result.parts) { writer, part in
      switch part {
      case .travels(let type, let fields):
        writer.beginObject()
        writer.text("type", type)
        writer.key("fields")
        writer.fields(fields)
        writer.endObject()
      case .marker(let fields): writer.fields(fields)
      }
    }
    writer.number("staying", Int64(result.staying))
    writer.key("tells")
    writer.beginObject()
    writer.list("sender", result.tellsSender) { $0.copy($1, bundle) }
    writer.list("recipient", result.tellsRecipient) { $0.copy($1, bundle) }
    writer.endObject()
    writer.undecided(result.undecided, bundle)
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func fields(_ fields: [PayloadItem.Field]) {
    beginObject()
    for field in fields {
      key(field.name)
      value(field.value)
    }
    endObject()
  }
}

extension PayloadItem {
  static func read(_ json: [JSON]) throws(RequestError) -> [PayloadItem] {
    var items: [PayloadItem] = []
    for (index, json) in json.enumerated() {
      let place = "items/\(index)"
      var keys = try RequestKeys(json, at: place)
      guard let type = try keys.text("type") else { throw RequestError("malformed", "`\(place)` needs `type`") }
      var fields: [Field] = []
      for member in try keys.object("fields", "names and values") ?? [] {
        guard isPlain(member.value) else {
          throw RequestError("malformed", "`\(place)/fields/\(member.key)` is a text, a number, true, false or null, or a list of these")
        }
        fields.append(Field(name: member.key, value: member.value))
      }
      try keys.finishItem(place)
      items.append(PayloadItem(type: type, fields: fields))
    }
    return items
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
