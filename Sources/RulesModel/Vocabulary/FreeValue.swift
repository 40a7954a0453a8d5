/// A value without a form of its own: what it means is up to whoever reads it.
public indirect enum FreeValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int64)
  case text(String)
  case list([FreeValue])
  case map([FreeEntry])
}

/// A key of a free value, or a name with a free value, in the order they were written.
public struct FreeEntry: Sendable, Equatable {
  public var key: String
  public var value: FreeValue

  public init(key: String, value: FreeValue) {
    self.key = key
    self.value = value
  }
}
