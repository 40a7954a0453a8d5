/// Rules by name, in source order.
///
/// Reading them is recorded, so that a check runs again after an edit only if the edit changed rules that it read.
package struct Named<K, Value: Sendable>: Sendable {
  package struct Entry: Sendable {
    package let name: Name<K>
    package let value: Value

    @inlinable
    package init(name: Name<K>, value: Value) {
      self.name = name
      self.value = value
    }
  }

  @usableFromInline var all: [Entry] = []
  @usableFromInline var positions: [String: Int] = [:]

  package init() {}

  /// The rules in source order.
  @inlinable package var entries: [Entry] {
    ReadRecorder.note(rulesOf: K.self)
    return all
  }

  /// Adds a rule. Does nothing if a rule with the same name exists.
  package mutating func append(_ value: Value, named name: Name<K>) {
    guard positions[name.text] == nil else { return }
    positions[name.text] = all.count
    all.append(Entry(name: name, value: value))
  }

  @inlinable package subscript(name: Name<K>) -> Value? { self[name.text] }

  @inlinable
  package subscript(text: String) -> Value? {
    ReadRecorder.note(text, of: K.self)
    guard let position = positions[text] else { return nil }
    return all[position].value
  }

  @inlinable package var names: [String] { entries.map(\.name.text) }
  @inlinable package var count: Int { entries.count }
}

extension Named: Equatable where Value: Equatable {
  package static func == (a: Named, b: Named) -> Bool { a.entries == b.entries }
}

extension Named.Entry: Equatable where Value: Equatable {}
