internal import RulesBundle

/// An object that uses up a limit, as a request provides it.
public struct MeterItem: Sendable, Equatable {
  /// The id of the object.
  public var id: String
  /// How much it uses, in the limit's unit; never below 0.
  public var amount: Int64
  /// Whether it is being deleted, and counts until the deletion is confirmed.
  public var isPending: Bool

  /// Creates an object.
  public init(id: String, amount: Int64, isPending: Bool = false) {
    self.id = id
    self.amount = amount
    self.isPending = isPending
  }
}

/// A limit with the objects that use it up (E21).
public struct Meter: Sendable, Equatable {
  /// The ordinal in `plans` of the effective plan; nil if it is unknown.
  public var plan: Int?
  /// The ordinal in `limits`.
  public var limit: Int
  /// The status of the limit; nil if the limit does not apply to the plan.
  public var status: PresentedLimit?
  /// How much is being deleted and still counts; nil if the amount is unknown or not counted.
  public var pending: Int64?
  /// The objects that are being deleted, sorted by id.
  public var pendingItems: [MeterItem]
  /// The largest objects that can still be deleted, largest first.
  public var top: [MeterItem]
  /// The copy for how much is used; nil if the amount is unknown.
  public var copy: PresentedCopy?
  /// Why the plan or the amount used is unknown.
  public var undecided: PresentedFailure?
}

extension Rules {
  /// Returns the ordinal of a limit; nil if the name is unknown.
  public func limit(_ name: String) -> Int? { bundle.find(.limits, name) }

  /// Returns the meter of a limit; nil if the limit has no meter.
  ///
  /// The facts provide how much is used, and `items` provides what uses it.
  public func meter(of limit: Int, _ items: [MeterItem], _ frame: Frame) -> Meter? {
    requireOrdinal(limit, of: .limits, frame)
    guard let shows = bundle.limits[limit].shows else { return nil }
    let most = Int(clamping: bundle.settings[shows].amount)
    // Objects of the same size are sorted by id, so that the order in the request does not matter.
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

/// Byte order, which is the order of all names.
func isBefore(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
