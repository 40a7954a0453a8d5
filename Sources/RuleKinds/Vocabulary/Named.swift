/// Rules by name, in source order.
@frozen
public struct Named<K, Value: Sendable>: Sendable {
  @frozen
  public struct Entry: Sendable {
    public let name: Name<K>
    public let value: Value

    @inlinable
    init(name: Name<K>, value: Value) {
      self.name = name
      self.value = value
    }
  }

  public private(set) var entries: [Entry] = []
  @usableFromInline var positions: [String: Int] = [:]

  public init() {}

  /// Adds a rule. Does nothing if a rule with the same name exists.
  public mutating func append(_ value: Value, named name: Name<K>) {
    guard positions[name.text] == nil else { return }
    positions[name.text] = entries.count
    entries.append(Entry(name: name, value: value))
  }

  @inlinable public subscript(name: Name<K>) -> Value? { self[name.text] }

  @inlinable
  public subscript(text: String) -> Value? {
    guard let position = positions[text] else { return nil }
    return entries[position].value
  }

  @inlinable public var names: [String] { entries.map(\.name.text) }
  @inlinable public var count: Int { entries.count }
}

extension Named: Equatable where Value: Equatable {}

extension Named.Entry: Equatable where Value: Equatable {}
