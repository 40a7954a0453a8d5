internal import Schema

/// A gate offers exactly these buttons.
public struct OfferPromise: Sendable, Equatable {
  public var gate: Name<Gate>
  public var exactly: [Name<Button>]
}

extension OfferPromise {
  static let schema = Schema.object("promise", build: OfferPromise.init) {
    Field("gate", \.gate, .name(of: Gate.self), "The gate.")
    Field("exactly", \.exactly, .oneOrMany(.name(of: Button.self), .inOrder), "Its buttons, in order.")
  }
}
