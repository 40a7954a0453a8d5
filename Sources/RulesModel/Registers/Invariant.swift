/// A promise of the product that must hold whatever the facts are. Exactly one of its forms is given.
public struct Invariant: Sendable, Equatable, Kind {
  public static let key = "invariants"
  public static let singular = "invariant"

  public var provenance: Provenance
  public var decisions: DecisionPromise?
  public var offers: OfferPromise?
  public var count: CountPromise?
  public var names: NamesPromise?
  public var words: WordsPromise?
  public var never: NeverPromise?
  public var has: HasPromise?
  public var lacks: LacksPromise?
  /// Screens that some people never get to.
  public var neverReached: ReachPromise?
  /// The only screens that some people get to.
  public var onlyReached: ReachPromise?
  /// Kinds of which a server can switch every rule off.
  public var switches: [String]

  public init(
    provenance: Provenance, decisions: DecisionPromise?, offers: OfferPromise?, count: CountPromise?, names: NamesPromise?,
    words: WordsPromise?, never: NeverPromise?, has: HasPromise?, lacks: LacksPromise?, neverReached: ReachPromise?,
    onlyReached: ReachPromise?, switches: [String]
  ) {
    self.provenance = provenance
    self.decisions = decisions
    self.offers = offers
    self.count = count
    self.names = names
    self.words = words
    self.never = never
    self.has = has
    self.lacks = lacks
    self.neverReached = neverReached
    self.onlyReached = onlyReached
    self.switches = switches
  }
}
