extension NodeEmitter {
  /// What requests and answers have in common.
  static let shared = #"""

    /** Anything that an answer gives back as it came: keep it, and give it with the next request. */
    export interface Kept {
      readonly [key: string]: unknown;
    }

    /** What somebody did before. The first one is `{}`. */
    export interface History extends Kept {}

    /** The operations that wait to be sent. The first one is `{}`. */
    export interface SyncQueue extends Kept {}

    /** A value of a fact, of a parameter or of a field. */
    export type PlainValue = null | boolean | number | string | PlainValue[];

    /** What every request may have. */
    export interface Asking {
      facts?: Facts;
      /** The language of every sentence of the answer, such as "de-AT". */
      locale?: string;
      /** Given back with the answer. */
      id?: string | number;
      /** What the person did before. What is counted in it is not given as a fact as well. */
      history?: History | Kept;
    }

    /** For questions that can say how their answer came about. */
    export interface Traced extends Asking {
      trace?: boolean;
    }

    /** What every answer may have. */
    export interface Answered {
      /** The request's, if it had one. */
      id?: string | number;
    }

    """#

  /// What methods take besides their subject.
  static let facts = #"""

    export type Question = keyof Requests;

    /** A request, as `rulebook eval` reads it from a line. */
    export type Request<Q extends Question> = {ask: Q} & Requests[Q];

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

    """#
}
