/// Rules by name, in the order they were written.
public struct Named<K: Kind, Value: Sendable & Equatable>: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public let name: Name<K>
    public let value: Value
  }

  public private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  public init() {}

  /// Adds a rule; the first of a name stays.
  public mutating func append(_ value: Value, named name: Name<K>) {
    guard positions[name.text] == nil else { return }
    positions[name.text] = entries.count
    entries.append(Entry(name: name, value: value))
  }

  public subscript(name: Name<K>) -> Value? { positions[name.text].map { entries[$0].value } }
  public subscript(text: String) -> Value? { positions[text].map { entries[$0].value } }
  public var names: [String] { entries.map(\.name.text) }
  public var count: Int { entries.count }
}
