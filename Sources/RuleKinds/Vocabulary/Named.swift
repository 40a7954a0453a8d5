/// Rules by name, in source order.
///
/// A copy is one reference, because a rule book has one of these for each kind, and is copied often. Reading them is recorded, so that a check
/// runs again after an edit only if the edit changed rules that it read.
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

  /// The rules, and where each name is. Only a value that is the only owner changes them.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline var all: [Entry]
    @usableFromInline var positions: [String: Int]

    init(_ all: [Entry], _ positions: [String: Int]) {
      self.all = all
      self.positions = positions
    }
  }

  /// Nil while there are no rules.
  @usableFromInline var storage: Storage?

  /// The rules, which nothing records.
  @usableFromInline var all: [Entry] { storage?.all ?? [] }

  package init() {}

  /// The rules in source order.
  @inlinable package var entries: [Entry] {
    ReadRecorder.note(rulesOf: K.self)
    return all
  }

  /// Adds a rule. Does nothing if a rule with the same name exists.
  package mutating func append(_ value: Value, named name: Name<K>) {
    guard storage?.positions[name.text] == nil else { return }
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(all, storage?.positions ?? [:]) }
    guard let storage else { return }
    storage.positions[name.text] = storage.all.count
    storage.all.append(Entry(name: name, value: value))
  }

  @inlinable package subscript(name: Name<K>) -> Value? { self[name.text] }

  @inlinable
  package subscript(text: String) -> Value? {
    ReadRecorder.note(text, of: K.self)
    return position(of: text).flatMap { storage?.all[$0].value }
  }

  /// The position of a rule, which nothing records.
  @usableFromInline func position(of text: String) -> Int? { storage?.positions[text] }

  @inlinable package var names: [String] { entries.map(\.name.text) }
  @inlinable package var count: Int { entries.count }
}

extension Named: Equatable where Value: Equatable {
  package static func == (a: Named, b: Named) -> Bool { a.entries == b.entries }
}

extension Named.Entry: Equatable where Value: Equatable {}
