extension NodeEmitter {
  /// The rules as a program has them.
  static let methods = #"""

    /** What each question is answered with. */
    export interface Answers {
      entitlement: Decision;
      do: Decision & {history: History};
      count: CountingAnswer;
      signal: CountingAnswer;
      release: CountingAnswer;
      ladder: LadderAnswer;
      plan: PlanAnswer;
      snapshot: SnapshotAnswer;
      table: TableAnswer;
      downgrade: DowngradeAnswer;
      meter: MeterAnswer;
      payload: PayloadAnswer;
      overview: OverviewAnswer;
      notifications: NotificationsAnswer;
      record: RecordAnswer;
      merge: MergeAnswer;
      link: LinkAnswer;
      fact: FactAnswer;
      sync: SyncAnswer;
      conflict: ConflictAnswer;
      connection: ConnectionAnswer;
      error: ErrorAnswer;
      retry: RetryAnswer;
      toasts: ToastsAnswer;
      empty_state: EmptyStateAnswer;
      screen: ScreenAnswer;
      moment: MomentAnswer;
      field: Answered & FieldAnswer;
      form: FormAnswer;
      bundle: BundleAnswer;
    }

    /** Facts of which some must be given, and the plan as it is or as what it is found by. */
    export type FactsWith<Needed extends string> = Facts &
      Required<Pick<Facts, Exclude<Needed, PlanFactId> & keyof Facts>> &
      (PlanFactId extends Needed ? PlanFacts : unknown);

    /** What a decision about an action must be given: without one of these it may be the safe refusal. */
    export type ActionFacts<A extends ActionId> = FactsWith<A extends keyof ActionNeeds ? ActionNeeds[A] : never>;

    /** The same for somebody with a history, in which some facts are counted and which needs the time. */
    export type HistoryFacts<A extends ActionId> = FactsWith<
      Exclude<A extends keyof ActionNeeds ? ActionNeeds[A] : never, CountedFactId> | TimeFactId
    > &
      UncountedFacts;

    /** Facts without those that are counted. */
    export type UncountedFacts = Facts & {[F in CountedFactId]?: undefined};

    /** What a method takes besides its subject and the facts. */
    export type More<Q extends Question, Subject extends string = never> = Omit<Requests[Q], 'facts' | Subject>;

    /** The rules, as `load` gives them. Nothing is kept from one call to the next; every call may throw a `RulesError`. */
    export interface Rules {
      /** Whether an action is allowed, and if not why. With a history: whether it is now. */
      decide<A extends ActionId>(action: A, facts: ActionFacts<A>, more?: More<'entitlement', 'action' | 'history'>): Decision;
      decide<A extends ActionId>(action: A, facts: HistoryFacts<A>, more: More<'entitlement', 'action'> & {history: Kept}): Decision;
      /** They do it: decided with the history, and counted. Keep the new history, whatever the answer is. */
      do<A extends ActionId>(action: A, facts: HistoryFacts<A>, more?: More<'do', 'action'>): Answers['do'];
      /** Something happened. */
      count(event: EventId, facts: UncountedFacts, more?: More<'count', 'event'>): CountingAnswer;
      /** A sign of automation or fraud. */
      signal(signal: SignalId, facts: UncountedFacts, more?: More<'signal', 'signal'>): CountingAnswer;
      /** Somebody ends a block. */
      release(vector: LadderVectorId, facts: UncountedFacts, more?: More<'release', 'vector'>): CountingAnswer;
      /** Where the warning ladder stands. */
      ladder(facts: UncountedFacts, more?: More<'ladder'>): LadderAnswer;
      /** The plan in force, and what the person is told because of it. */
      plan(facts?: Facts, more?: More<'plan'>): PlanAnswer;
      /** What this person may do at all. */
      snapshot(facts?: Facts, more?: More<'snapshot'>): SnapshotAnswer;
      /** Where the person stands with every limit. */
      overview(facts?: Facts, more?: More<'overview'>): OverviewAnswer;
      /** The answer of a table. */
      table<T extends TableId>(table: T, facts?: Facts, more?: More<'table', 'table'>): TableAnswer<T>;
      /** The value of a fact that the rules work out. */
      fact(fact: FactId, facts?: Facts, more?: More<'fact', 'fact'>): FactAnswer;
      /** Where a link leads. */
      link(link: string, facts?: Facts, more?: More<'link', 'link'>): LinkAnswer;
      /** Who may be on a screen, and what can be tapped there. */
      screen(route: RouteId, facts?: Facts, more?: More<'screen', 'route'>): ScreenAnswer;
      /** What the app does now that this has come. */
      moment(moment: MomentId, facts?: Facts, more?: More<'moment', 'moment'>): MomentAnswer;
      /** What an empty screen shows. */
      emptyState(state: EmptyStateId, facts?: Facts, more?: More<'empty_state', 'empty_state'>): EmptyStateAnswer;
      /** Which rules these are. */
      bundle(): BundleAnswer;

      /** Any question, as docs/requests.md describes it. Facts are not checked for being complete. */
      ask<Q extends Question>(request: Request<Q>): Answers[Q];

      /**
       * Many requests, one JSON object a line, answered with one a line: the bytes that `rulebook eval` gives. `status` is 1 when one of them could not
       * be answered; its answer says why.
       */
      answer(requests: Uint8Array | string): {answers: Uint8Array; status: 0 | 1};

      /**
       * These rules with values that a server has set, in place of those that were set before; these stay as they are. All or nothing: a value that may not be
       * set throws.
       */
      withValues(values: OpenedValues): Rules;

      /** Paths of the set values that these rules do not open: they are older than the values. */
      readonly skipped: readonly string[];
    }

    /** Why a request has no answer, or the rules could not be loaded. `code` is for programs and stays, the message is for people. */
    export declare class RulesError extends Error {
      readonly name: 'RulesError';
      readonly code: string;
      constructor(code: string, message: string);
    }

    /**
     * The rules. Without an argument the program is `rulebook.wasm` beside this module, read and compiled once; where no file can be read, give its
     * bytes or the compiled module (a `WebAssembly.Module`).
     */
    export declare function load(program?: object): Promise<Rules>;

    """#
}
