/// An enum whose cases have names, by position.
public protocol NamedChoice: CaseIterable, Equatable {
  /// The names of all cases, by position.
  static var names: [String] { get }
  /// The position of the case.
  var position: Int { get }
  /// Creates the case at a position that was already validated.
  init(verified position: UInt8)
}

extension NamedChoice {
  /// The name of the case.
  public var name: String { Self.names[position] }

  /// Creates the case at a position. Fails if the position is out of range.
  public init?(position: Int) {
    guard Self.names.indices.contains(position) else { return nil }
    self.init(verified: UInt8(position))
  }

  /// Creates the case with a name, compared byte for byte. Fails if the name is unknown.
  public init?(_ name: String) {
    guard let position = Self.names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else { return nil }
    self.init(position: position)
  }
}
