internal import Schema

/// A gate offers exactly these buttons.
package struct OfferInvariant: Sendable, Equatable {
  package var gate: Name<Gate>
  package var exactly: [Name<Button>]
}

extension OfferInvariant {
  static let schema = Schema.object("offer invariant", build: OfferInvariant.init) {
    Field("gate", \.gate, .name(of: Gate.self), "The gate.")
    Field("exactly", \.exactly, .oneOrMany(.name(of: Button.self), .inOrder), "The exact buttons of the gate, in order.")
  }
}
