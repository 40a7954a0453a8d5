/// Rules by name, in source order.
package struct Named<K, Value: Sendable>: Sendable {
  package struct Entry: Sendable {
    package let name: Name<K>
    package let value: Value

    @inlinable
    init(name: Name<K>, value: Value) {
      self.name = name
      self.value = value
    }
  }

  package private(set) var entries: [Entry] = []
  @usableFromInline var positions: [String: Int] = [:]

  package init() {}

  /// Adds a rule. Does nothing if a rule with the same name exists.
  package mutating func append(_ value: Value, named name: Name<K>) {
    guard positions[name.text] == nil else { return }
    positions[name.text] = entries.count
    entries.append(Entry(name: name, value: value))
  }

  @inlinable package subscript(name: Name<K>) -> Value? { self[name.text] }

  @inlinable
  package subscript(text: String) -> Value? {
    guard let position = positions[text] else { return nil }
    return entries[position].value
  }

  @inlinable package var names: [String] { entries.map(\.name.text) }
  @inlinable package var count: Int { entries.count }
}

extension Named: Equatable where Value: Equatable {}

extension Named.Entry: Equatable where Value: Equatable {}
