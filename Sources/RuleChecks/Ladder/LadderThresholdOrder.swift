internal import Diagnostics
internal import RuleKinds

/// A higher level takes more to reach, and a plan with more rights climbs no faster.
enum LadderThresholdOrder {
  static let explanation = Explanation(
    "ladder.threshold-order", .error,
    finds:
      "A level of the ladder that is reached no later than the one below it, or by a plan with more rights sooner than by one before it.",
    why:
      "Whoever passes the lower level would be at the higher one at once, without the warning; and somebody would pay and be stopped sooner.",
    example: "levels: {L1: {at: {free: 10}}, L2: {at: {free: 8}}}",
    instead: "levels: {L1: {at: {free: 8}}, L2: {at: {free: 10}}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text, "levels") {
      // A number that was complained about is out of every other comparison: one slip, one message.
      var told: Set<RulePath> = []
      for order in ValueOrder.all(in: entry.value, entry.name, context.book) where told.isDisjoint(with: [order.low, order.high]) {
        guard let low = number(order.low, entry.value), let high = number(order.high, entry.value),
          order.isStrict ? high <= low : high < low
        else { continue }
        told = told.union([order.low, order.high])
        diagnostics.append(
          Diagnostic(
            explanation, message(order, entry.name, low, high), at: context.places.span(order.high),
            order.isStrict ? "not above the level below" : "sooner",
            secondary: [.init(context.places.span(order.low), "compared with")],
            helps: ["let the numbers rise with the levels, and never fall from one plan to the next"]))
      }
    }
  }

  private static func message(_ order: ValueOrder, _ vector: Name<LadderVector>, _ low: Int64, _ high: Int64) -> String {
    func part(_ path: RulePath, _ index: Int) -> String { "`\(path.parts.count > index ? path.parts[index] : "")`" }
    return order.isStrict
      ? "\(part(order.high, 3)) of `\(vector.text)` is reached at \(high), and \(part(order.low, 3)) only at \(low)"
      : "\(part(order.high, 5)) reaches \(part(order.high, 3)) of `\(vector.text)` sooner than \(part(order.low, 5))"
  }

  /// The number at `.../levels/LEVEL/at/PLAN`, or at `.../levels/LEVEL/at_share`.
  private static func number(_ path: RulePath, _ vector: LadderVector) -> Int64? {
    let step = vector.levels[Name(path.parts[3])]
    return path.parts.count > 5 ? step?.at[Name(path.parts[5])] : step?.atShare?.amount
  }
}
