internal import RulesBundle

/// A thing that takes up room, as a request brings it.
public struct MeterItem: Sendable, Equatable {
  public var id: String
  /// In the limit's unit; never below 0.
  public var amount: Int64
  /// Whether it is on its way out and counts until that is confirmed.
  public var isPending: Bool

  public init(id: String, amount: Int64, isPending: Bool = false) {
    self.id = id
    self.amount = amount
    self.isPending = isPending
  }
}

/// A limit with what takes up its room (E21).
public struct Meter: Sendable, Equatable {
  /// The ordinal in `plans`.
  public var plan: Int?
  /// The ordinal in `limits`.
  public var limit: Int
  /// Nil where the limit means nothing for the plan.
  public var status: PresentedLimit?
  /// How much is on its way out and still counts; nil when nobody said, or nothing counts it.
  public var pending: Int64?
  /// What is on its way out, by id.
  public var pendingItems: [MeterItem]
  /// The largest that can still be deleted, the largest first.
  public var top: [MeterItem]
  public var copy: PresentedCopy?
  public var undecided: PresentedFailure?
}

extension Rules {
  /// The ordinal of a limit.
  public func limit(_ name: String) -> Int? { bundle.find(.limits, name) }

  /// The meter of a limit. How much is used comes from the facts, the items say by what. Nil when the limit has no meter.
  public func meter(of limit: Int, _ items: [MeterItem], _ frame: Frame) -> Meter? {
    requireOrdinal(limit, of: .limits, frame)
    guard let shows = bundle.limits[limit].shows else { return nil }
    let most = Int(clamping: bundle.settings[shows].amount)
    // Of the same size, by id: the same things in another order give the same answer.
    let largest = items.filter { !$0.isPending }.sorted { $0.amount != $1.amount ? $0.amount > $1.amount : isBefore($0.id, $1.id) }
    return withPlan(frame) { decision in
      let status = status(of: limit, frame)
      let unknown = bundle.limits[limit].used ?? bundle.limits[limit].left
      let used = unknown.map { evaluator.fact($0, frame) }
      return Meter(
        plan: decision.plan, limit: limit, status: status.map(present),
        pending: number(bundle.limits[limit].pending, frame),
        pendingItems: items.filter { $0.isPending }.sorted { isBefore($0.id, $1.id) }, top: Array(largest.prefix(most)),
        copy: status?.used == nil ? nil : part(.count, of: limit, frame),
        undecided: (decision.error ?? used.flatMap { $0.tag == .error ? $0 : nil }).map(failure))
    }
  }
}

/// Byte order: the order of names everywhere.
func isBefore(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
