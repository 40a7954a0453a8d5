extension JSON {
  /// The value of the member with exactly this key; nil when there is none or this is not an object. Looks from the first
  /// member on, so a reader of many keys in a large object walks `objectValue` once instead.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    for member in members where member.key.hasSameBytes(as: key) { return member.value }
    return nil
  }

  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  public var intValue: Int64? {
    if case .int(let value) = self { value } else { nil }
  }

  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  public var arrayValue: [JSON]? {
    if case .array(let value) = self { value } else { nil }
  }

  public var objectValue: [Member]? {
    if case .object(let value) = self { value } else { nil }
  }
}
