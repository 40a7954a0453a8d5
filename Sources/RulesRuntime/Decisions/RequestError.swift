/// Why a request cannot be answered: its own mistake.
public struct RequestError: Error, Sendable, Equatable {
  public var code: String
  public var message: String

  public init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }
}
