extension JSON {
  /// The value of the member with this key; nil if the member does not exist or the value is not an object.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members. To read many keys of a large object, iterate over `objectValue` instead.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    for member in members where member.key.hasSameBytes(as: key) { return member.value }
    return nil
  }

  /// Whether the value is null.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The Boolean; nil for any other value.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number; nil for any other value.
  public var intValue: Int64? {
    if case .int(let value) = self { value } else { nil }
  }

  /// The string; nil for any other value.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements of the array; nil for any other value.
  public var arrayValue: [JSON]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members of the object; nil for any other value.
  public var objectValue: [Member]? {
    if case .object(let value) = self { value } else { nil }
  }
}
