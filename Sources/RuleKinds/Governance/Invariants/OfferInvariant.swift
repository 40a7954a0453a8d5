internal import Schema

/// A gate offers exactly these buttons.
public struct OfferInvariant: Sendable, Equatable {
  public var gate: Name<Gate>
  public var exactly: [Name<Button>]
}

extension OfferInvariant {
  static let schema = Schema.object("offer invariant", build: OfferInvariant.init) {
    Field("gate", \.gate, .name(of: Gate.self), "The gate.")
    Field("exactly", \.exactly, .oneOrMany(.name(of: Button.self), .inOrder), "The exact buttons of the gate, in order.")
  }
}
