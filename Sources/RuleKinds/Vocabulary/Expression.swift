/// The text of a condition or of a value in the conditions language, as written; it is checked once all names are known.
public struct Expression: Sendable, Hashable {
  public let text: String

  public init(_ text: String) { self.text = text }
}
