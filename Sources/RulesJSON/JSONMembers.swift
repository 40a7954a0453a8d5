// Writers of members of objects.
extension JSONWriter {
  /// Writes a member with a string.
  package mutating func text(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a member with a string, or null for nil.
  package mutating func optionalText(_ key: String, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  /// Writes a member with a number, or null for nil.
  package mutating func number(_ key: String, _ number: Int64?) {
    self.key(key)
    if let number { int(number) } else { null() }
  }

  /// Writes a member with a Boolean.
  package mutating func flag(_ key: String, _ flag: Bool) {
    self.key(key)
    bool(flag)
  }

  /// Writes a member with an array of strings.
  package mutating func texts(_ key: String, _ texts: [String]) { list(key, texts) { $0.string($1) } }

  /// Writes a member with an array. `write` writes one element.
  package mutating func list<Item>(_ key: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
    self.key(key)
    beginArray()
    for item in items { write(&self, item) }
    endArray()
  }
}
