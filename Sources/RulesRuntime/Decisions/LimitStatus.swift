internal import RulesBundle

/// The status of a limit for a user, as Settings and the screens of a reached limit show it.
public struct LimitStatus: Sendable, Equatable {
  /// The ordinal in `limits`.
  public var limit: Int
  /// The amount that the plan allows, in the limit's unit; nil if unlimited.
  public var amount: Int64?
  /// How much is used; nil if the request does not provide it.
  public var used: Int64?
  /// How much is left, never below 0; nil if unlimited or unknown.
  public var remaining: Int64?
  /// How much the attempted action would add; nil if it adds one, or if the amount is unknown.
  public var adds: Int64?
  /// Whether exceeding the limit only warns.
  public var isSoft: Bool
  /// The ordinal in `resets` of the rule by which the limit resets; nil if it never does.
  public var reset: Int?
  /// When the limit resets; nil if it never does or the time is unknown.
  public var resetsAt: Timestamp?
}

extension Rules {
  /// Returns the status of a limit under the effective plan; nil if the plan is unknown or the limit does not apply to it.
  public func status(of limit: Int, _ frame: Frame) -> LimitStatus? {
    requireOrdinal(limit, of: .limits, frame)
    guard let plan = evaluator.plan(frame) else { return nil }
    let value = bundle.limitValue(limit, plan)
    let kind = bundle.limitKind(ofValue: value)
    guard kind != .notApplicable else { return nil }
    let amount = kind == .number ? bundle.limitValues[value].amount : nil
    var status = LimitStatus(
      limit: limit, amount: amount, used: nil, remaining: nil, adds: number(bundle.limits[limit].adds, frame),
      isSoft: bundle.limitValues[value].soft,
      reset: bundle.limits[limit].reset, resetsAt: nil)
    (status.used, status.remaining) = use(of: limit, amount, frame)
    if let reset = status.reset, let now = bundle.book[0].now {
      let value = evaluator.fact(now, frame)
      if value.tag == .timestamp {
        status.resetsAt = nextReset(reset, after: max(value.bits, frame.countedAt), for: frame).map { Timestamp(seconds: $0) }
      }
    }
    return status
  }

  /// How much of a limit is used, and how much is left; nil for an unknown amount.
  func use(of limit: Int, _ amount: Int64?, _ frame: Frame) -> (used: Int64?, remaining: Int64?) {
    if let used = number(bundle.limits[limit].used, frame) {
      return (used, amount.map { $0 > used ? difference($0, used) : 0 })
    }
    guard let left = number(bundle.limits[limit].left, frame) else { return (nil, nil) }
    return (amount.map { $0 > left ? difference($0, max(0, left)) : 0 }, max(0, left))
  }

  /// The difference `a - b`, or `Int64.max` if it overflows.
  private func difference(_ a: Int64, _ b: Int64) -> Int64 {
    let (result, overflow) = a.subtractingReportingOverflow(b)
    return overflow ? .max : result
  }

  func number(_ fact: Int?, _ frame: Frame) -> Int64? {
    guard let fact else { return nil }
    let value = evaluator.fact(fact, frame)
    return value.tag == .int ? value.bits : nil
  }
}
