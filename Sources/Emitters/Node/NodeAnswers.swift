extension NodeEmitter {
  /// Answers about what somebody may do.
  static let answers = #"""

    /** What every answer may have. */
    export interface Answered {
      /** The request's, if it had one. */
      id?: string | number;
    }

    interface DecisionParts extends Answered {
      action: ActionId;
      /** The plan in force; null when it cannot be told. */
      plan: PlanId | null;
      notices: Notice[];
      /** Where the person stands with the limits of this action. */
      limits: LimitStatus[];
      /** Where the warning ladder stands with it, when something is the matter. */
      ladder?: Standing;
      /** After `do`: the events that doing it counted. */
      counted?: EventId[];
      /** After `do`: the changes of level that came of it. */
      changes?: LadderChange[];
      telemetry: LoggedEvent[];
      undecided?: Undecided;
      trace?: Trace;
    }

    export interface Allowed extends DecisionParts {
      allowed: true;
      /** How it is carried out on the connection of the moment. */
      mode?: Mode;
      /** What the caller has to do. */
      effects: EffectId[];
      /** The limit that doing it takes one away from. */
      spends?: LimitId;
    }

    export interface Refused extends DecisionParts {
      allowed: false;
      /** How it is shown; null when the reason has no gate. */
      gateType: GateId | null;
      reasonCode: ReasonId | null;
      /** The error it is logged as. */
      error?: ErrorId;
      /** Where it is shown, in order of preference. */
      surfaces: SurfaceId[];
      copy?: Copy;
      lines?: Copy[];
      parts?: Part[];
      buttons: Button[];
      dismiss?: Button;
      /** Whether the person comes back to this action after signing up. */
      resumes: boolean;
      resume?: Resume;
      effects: [];
    }

    /** Whether an action may go on, and everything to show, log and do. */
    export type Decision = Allowed | Refused;

    export interface CountingAnswer extends Answered {
      counted: boolean;
      ladder: Standing[];
      changes: LadderChange[];
      telemetry: LoggedEvent[];
      history: History;
    }

    export interface PlanAnswer extends Answered {
      plan: PlanId | null;
      notices: Notice[];
      undecided?: Undecided;
      trace?: Trace;
    }

    export interface SnapshotAnswer extends Answered {
      plan: PlanId | null;
      snapshot: SnapshotFields;
      undecided?: Undecided;
    }

    export interface TableAnswer<T extends TableId = TableId> extends Answered {
      table: T;
      answer: T extends keyof TableAnswers ? TableAnswers[T] : never;
      undecided?: Undecided;
      trace?: Trace;
    }

    export interface DowngradeAnswer extends Answered {
      plan: PlanId | null;
      overCap: boolean;
      things: {
        kind: DowngradeRuleId;
        limit?: LimitId;
        becomes: Treatment;
        kept: number;
        over: number;
        items: {id: string; treatment: Treatment}[];
      }[];
      telemetry: LoggedEvent[];
      undecided?: Undecided;
    }

    export interface MeterAnswer extends Answered {
      plan: PlanId | null;
      limit: LimitStatus | null;
      copy?: Copy;
      pending: {amount: number | null; items: {id: string; amount: number}[]};
      top: {id: string; amount: number}[];
      undecided?: Undecided;
    }

    export interface PayloadAnswer extends Answered {
      payload: PayloadId;
      /** What travels; or a marker, with the members that the rules give it. */
      parts: {type: string; fields?: {[field: string]: PlainValue}; [marker: string]: unknown}[];
      staying: number;
      tells: {sender: Copy[]; recipient: Copy[]};
      undecided?: Undecided;
    }

    export interface OverviewAnswer extends Answered {
      plan: PlanId | null;
      limits: (LimitStatus & {count?: Copy; counted?: Copy; reset?: Copy})[];
      ladder?: Standing[];
      undecided?: Undecided;
    }

    export interface LadderAnswer extends Answered {
      ladder: Standing[];
    }

    export interface FactAnswer extends Answered {
      fact: FactId;
      value: PlainValue;
      undecided?: Undecided;
      trace?: Trace;
    }

    /** Which rules answer. */
    export interface BundleAnswer extends Answered {
      format: number;
      /** The hash of the ids and types that programs rely on. */
      contract: string;
      /** The hash of everything in the rules, set values included. */
      content: string;
      product: string;
    }

    """#
}
