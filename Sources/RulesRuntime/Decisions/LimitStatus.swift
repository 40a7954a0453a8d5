internal import RulesBundle

/// Where a person stands with a limit: what Settings and every cap screen show.
public struct LimitStatus: Sendable, Equatable {
  public var limit: Int
  /// Nil when unlimited.
  public var amount: Int64?
  /// Nil when the request does not say.
  public var used: Int64?
  /// Never below zero; nil when unlimited or unknown.
  public var remaining: Int64?
  /// How much what is being tried would add; nil when it is one, or nobody said.
  public var adds: Int64?
  /// Whether going over only warns.
  public var isSoft: Bool
  public var reset: Int?
  /// When it starts anew, in seconds since 1970; nil when it never does or the time is not known.
  public var resetsAt: Int64?
}

extension Rules {
  /// The status of a limit under the plan in force; nil where the limit means nothing for the plan.
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
      if value.tag == .timestamp { status.resetsAt = nextReset(reset, after: max(value.bits, frame.countedAt)) }
    }
    return status
  }

  /// How much of a limit is used, and how much is left of it; nil for what nobody said.
  func use(of limit: Int, _ amount: Int64?, _ frame: Frame) -> (used: Int64?, remaining: Int64?) {
    if let used = number(bundle.limits[limit].used, frame) {
      return (used, amount.map { $0 > used ? difference($0, used) : 0 })
    }
    guard let left = number(bundle.limits[limit].left, frame) else { return (nil, nil) }
    return (amount.map { $0 > left ? difference($0, max(0, left)) : 0 }, max(0, left))
  }

  /// A difference that stays at the largest number instead of wrapping.
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
