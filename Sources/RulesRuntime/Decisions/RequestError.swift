/// A mistake in a request, because of which it cannot be answered.
public struct RequestError: Error, Sendable, Equatable {
  /// The stable name of the mistake, such as `unknown_fact`.
  public var code: String
  /// A description for developers.
  public var message: String

  /// Creates an error with a code and a message.
  public init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }
}
