internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import YAMLTree

/// Reports overrides that, together with the shipped values, break an order that every app enforces.
enum OverrideOutOfOrder {
  static let explanation = Explanation(
    "override.out-of-order", .error,
    finds:
      "Overrides with which a level of the ladder is not above the level below it, or a plan allows less than the plan below it.",
    why: "Apps reject a remote config with such a value as a whole, so none of its values takes effect.",
    example: "ladder/share_links/levels/L1/at/free: {to: 9, ...}   # L2 is at 8",
    instead: "Set both: L1 to 9 and L2 to 12.")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    guard !context.book.environments.entries.isEmpty else { return }
    let orders = ValueOrder.remoteOverridables(context.book, context.places)
    for environment in context.book.environments.entries {
      var set: [RulePath: (amount: Amount, column: Name<RemotePath>)] = [:]
      for cell in environment.value.values.cells {
        if let amount = Amount(cell.value.to) { set[context.places.path(cell.column.text)] = (amount, cell.column) }
      }
      func place(_ path: RulePath) -> RulePath? {
        set[path].map { RulePath(Environment.key, environment.name.text, "set", $0.column.text, "to") }
      }
      func amount(_ path: RulePath) -> Amount? { set[path]?.amount ?? context.places.node(path).flatMap { Amount($0.text) } }
      for order in orders {
        guard let guilty = place(order.high) ?? place(order.low), let low = amount(order.low), let high = amount(order.high),
          low.isComparable(with: high), order.isStrict ? high.number <= low.number : high.number < low.number,
          !diagnostics.contains(where: { [guilty, order.low, order.high].map(context.places.span).contains($0.primary.span) })
        else { continue }
        let other = guilty == place(order.high) ? order.low : order.high
        diagnostics.append(
          Diagnostic(
            explanation,
            "in `\(environment.name.text)`, `\(order.high.words)` would be \(high.words) and `\(order.low.words)` \(low.words)",
            at: context.places.span(guilty), order.isStrict ? "not above the level below" : "less than the plan below allows",
            secondary: [.init(context.places.span(place(other) ?? other), "compared with")],
            helps: [
              "set them so that \(order.isStrict ? "each level is above the level below it" : "no plan allows less than the plan below it")"
            ]))
      }
    }
  }
}

extension Amount {
  fileprivate var words: String { isUnlimited ? "unlimited" : "\(number)" }
}

extension RulePath {
  fileprivate var words: String { String(description.dropFirst()) }
}
