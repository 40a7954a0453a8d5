/// An enum whose cases have a word each, by position.
public protocol NamedChoice: CaseIterable, Equatable {
  static var names: [String] { get }
  /// The position among the words.
  var position: Int { get }
  /// The choice at a position that is known to be one.
  init(verified position: UInt8)
}

extension NamedChoice {
  public var name: String { Self.names[position] }

  /// The choice at a position; nil when there is none.
  public init?(position: Int) {
    guard Self.names.indices.contains(position) else { return nil }
    self.init(verified: UInt8(position))
  }

  /// The choice with a name, byte for byte; nil when there is none.
  public init?(_ name: String) {
    guard let position = Self.names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else { return nil }
    self.init(position: position)
  }
}
