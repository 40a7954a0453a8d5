/// The text of a condition or of a value in the conditions language, as written. It is type-checked after name resolution.
public struct Expression: Sendable, Hashable {
  public let text: String

  public init(_ text: String) { self.text = text }
}
