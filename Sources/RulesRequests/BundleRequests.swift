public import RulesBundle
internal import RulesJSON
internal import RulesRuntime

// Requests about the rules themselves: which they are, and what a server has set in them.
extension Request {
  /// A value for an opened path.
  public struct SetValue: Sendable, Equatable {
    public var path: String
    public var value: OpenedValue
  }

  static func values(_ keys: inout RequestKeys) throws(RequestError) -> [SetValue] {
    guard let members = try keys.object("values", "paths and their values") else {
      throw RequestError("malformed", "`ask: set` needs `values`")
    }
    var values: [SetValue] = []
    for member in members {
      guard let value = OpenedValue(member.value) else {
        throw RequestError("malformed", "`values/\(member.key)` is true, false, a whole number or \"unlimited\"")
      }
      values.append(SetValue(path: member.key, value: value))
    }
    return values
  }
}

extension Rules {
  /// What tells these rules from others: the hashes stand in `rulebook.json`, too.
  func writeBundle(id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.number("format", Int64(Layout.version))
    writer.text("contract", Hex.text(bundle.contractHash))
    writer.text("content", Hex.text(bundle.contentHash))
    writer.text("product", bundle.text(bundle.book[0].product))
    writer.endObject()
  }
}
