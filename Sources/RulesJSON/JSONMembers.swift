// Members of an object, each with its key.
extension JSONWriter {
  package mutating func text(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  package mutating func optionalText(_ key: String, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  package mutating func number(_ key: String, _ number: Int64?) {
    self.key(key)
    if let number { int(number) } else { null() }
  }

  package mutating func flag(_ key: String, _ flag: Bool) {
    self.key(key)
    bool(flag)
  }

  package mutating func texts(_ key: String, _ texts: [String]) { list(key, texts) { $0.string($1) } }

  package mutating func list<Item>(_ key: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
    self.key(key)
    beginArray()
    for item in items { write(&self, item) }
    endArray()
  }
}
