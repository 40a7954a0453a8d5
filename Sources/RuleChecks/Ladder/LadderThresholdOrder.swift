internal import Diagnostics
internal import RuleKinds

/// Checks that a higher level has a higher threshold, and that a higher plan does not reach a level sooner.
enum LadderThresholdOrder {
  static let explanation = Explanation(
    "ladder.threshold-order", .error,
    finds:
      "A level of the ladder that is reached no later than the level below it, or that a higher plan reaches sooner than a lower plan.",
    why:
      "Users would reach the higher level immediately, without the warning, or users who pay would be stopped sooner.",
    example: "levels: {L1: {at: {free: 10}}, L2: {at: {free: 8}}}",
    instead: "levels: {L1: {at: {free: 8}}, L2: {at: {free: 10}}}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text, "levels") {
      // A reported number is not compared again, so that each typo has one message.
      var reported: Set<RulePath> = []
      for order in ValueOrder.all(in: entry.value, entry.name, context.book) where reported.isDisjoint(with: [order.low, order.high]) {
        guard let low = number(order.low, entry.value), let high = number(order.high, entry.value),
          order.isStrict ? high <= low : high < low
        else { continue }
        reported = reported.union([order.low, order.high])
        // A number outside its range is reported there.
        let isOutside = [order.low, order.high].map(context.places.span).contains { place in
          ranges.contains { diagnostics.have($0, at: place) }
        }
        if isOutside { continue }
        diagnostics.append(
          Diagnostic(
            explanation, message(order, entry.name, low, high), at: context.places.span(order.high),
            order.isStrict ? "not above the level below" : "sooner",
            secondary: [.init(context.places.span(order.low), "compared with")],
            helps: ["make the numbers increase with the levels and not decrease with higher plans"]))
      }
    }
  }

  /// The checks of the ranges of thresholds.
  private static let ranges = [PlaceholderDefaultOutOfRange.explanation, RemoteOutOfRange.explanation]

  private static func message(_ order: ValueOrder, _ vector: Name<LadderVector>, _ low: Int64, _ high: Int64) -> String {
    func part(_ path: RulePath, _ index: Int) -> String { "`\(path.parts.count > index ? path.parts[index] : "")`" }
    return order.isStrict
      ? "\(part(order.high, 3)) of `\(vector.text)` is reached at \(high), but the lower level \(part(order.low, 3)) at \(low)"
      : "\(part(order.high, 5)) reaches \(part(order.high, 3)) of `\(vector.text)` sooner than \(part(order.low, 5))"
  }

  /// The number at `.../levels/LEVEL/at/PLAN`, or at `.../levels/LEVEL/at_share`.
  private static func number(_ path: RulePath, _ vector: LadderVector) -> Int64? {
    let step = vector.levels[Name(path.parts[3])]
    return path.parts.count > 5 ? step?.at[Name(path.parts[5])] : step?.atShare?.amount
  }
}
