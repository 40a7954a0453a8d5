/// A promise of the product that must hold whatever the facts are. Exactly one of its forms is given.
public struct Invariant: Sendable, Equatable, Kind {
  public static let key = "invariants"
  public static let singular = "invariant"

  public var provenance: Provenance
  public var decisions: DecisionPromise?
  /// What one plan is allowed, another is too.
  public var atLeast: ComparePromise?
  /// Two plans are decided the same.
  public var same: ComparePromise?
  public var offers: OfferPromise?
  public var count: CountPromise?
  public var names: NamesPromise?
  public var words: WordsPromise?
  public var never: NeverPromise?
  public var always: AlwaysPromise?
  public var order: OrderPromise?
  public var form: FormPromise?
  public var called: CallPromise?
  public var has: HasPromise?
  public var lacks: LacksPromise?
  public var column: ColumnPromise?
  public var answers: AnswerPromise?
  /// Screens that some people never get to.
  public var neverReached: ReachPromise?
  /// The only screens that some people get to.
  public var onlyReached: ReachPromise?
  /// Kinds of which a server can switch every rule off.
  public var switches: [String]

  public init(
    provenance: Provenance, decisions: DecisionPromise?, atLeast: ComparePromise?, same: ComparePromise?, offers: OfferPromise?,
    count: CountPromise?, names: NamesPromise?, words: WordsPromise?, never: NeverPromise?, always: AlwaysPromise?, order: OrderPromise?,
    form: FormPromise?, called: CallPromise?, has: HasPromise?, lacks: LacksPromise?, column: ColumnPromise?,
    answers: AnswerPromise?, neverReached: ReachPromise?, onlyReached: ReachPromise?, switches: [String]
  ) {
    self.provenance = provenance
    self.decisions = decisions
    self.atLeast = atLeast
    self.same = same
    self.offers = offers
    self.count = count
    self.names = names
    self.words = words
    self.never = never
    self.always = always
    self.order = order
    self.form = form
    self.called = called
    self.has = has
    self.lacks = lacks
    self.column = column
    self.answers = answers
    self.neverReached = neverReached
    self.onlyReached = onlyReached
    self.switches = switches
  }
}
