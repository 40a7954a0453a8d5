extension NodeEmitter {
  /// The types that requests and responses share.
  static let shared = #"""

    /** Opaque data of a response: store it, and pass it with the next request. */
    export interface Kept {
      readonly [key: string]: unknown;
    }

    /** The event history of a user. Start with `{}`. */
    export interface History extends Kept {}

    /** The operations that are queued for sending. Start with `{}`. */
    export interface SyncQueue extends Kept {}

    /** The value of a fact, a parameter, or a field. */
    export type PlainValue = null | boolean | number | string | PlainValue[];

    /** The members that every request can have. */
    export interface Asking {
      facts?: Facts;
      /** The language of all copy in the response, such as "de-AT". */
      locale?: string;
      /** Returned with the response. */
      id?: string | number;
      /** The event history of the user. Do not also give the facts that it counts. */
      history?: History | Kept;
    }

    /** The members of requests that can return a trace. */
    export interface Traced extends Asking {
      trace?: boolean;
    }

    /** The members that every response can have. */
    export interface Answered {
      /** The id of the request, if it has one. */
      id?: string | number;
      /** The version of the active remote config, if the values came with one. */
      config?: number;
    }

    """#

  /// The types of the parameters of methods.
  static let facts = #"""

    export type Question = keyof Requests;

    /** A request in the format of `rulebook eval`. */
    export type Request<Q extends Question> = {ask: Q} & Requests[Q];

    /** Facts, some of which are required. The plan can be given directly or through the facts that determine it. */
    export type FactsWith<Needed extends string> = Facts &
      Required<Pick<Facts, Exclude<Needed, PlanFactId> & keyof Facts>> &
      (PlanFactId extends Needed ? PlanFacts : unknown);

    /** The facts for the decision of an action. If a required fact is missing, the decision can be the safe denial. */
    export type ActionFacts<A extends ActionId> = FactsWith<A extends keyof ActionNeeds ? ActionNeeds[A] : never>;

    /** The facts for the decision of an action with a history. The history counts some facts and requires the current time. */
    export type HistoryFacts<A extends ActionId> = FactsWith<
      Exclude<A extends keyof ActionNeeds ? ActionNeeds[A] : never, CountedFactId> | TimeFactId
    > &
      UncountedFacts;

    /** Facts without those that a history counts. */
    export type UncountedFacts = Facts & {[F in CountedFactId]?: undefined};

    /** The members of a request other than its subject and the facts. */
    export type More<Q extends Question, Subject extends string = never> = Omit<Requests[Q], 'facts' | Subject>;

    """#
}
