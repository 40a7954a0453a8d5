extension NodeEmitter {
  /// What several answers are made of.
  static let parts = #"""

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

    /** Why the rules could not decide: then the rest is the declared safe answer. */
    export interface Undecided {
      code: FailureCode;
      /** The fact that is missing. */
      fact?: FactId;
    }

    /** A sentence. */
    export interface Copy {
      key: CopyKeyId;
      title?: string;
      text: string;
    }

    export interface Button {
      id: ButtonId;
      label: string;
      /** There, and false, while it cannot be tapped. */
      enabled?: false;
      /** There, and true, while it stands in front. */
      prominent?: true;
      /** The action that tapping it does. */
      action?: ActionId;
    }

    /** A part of what a limit or a step of the ladder says. */
    export interface Part {
      part: PartKind;
      copy: Copy;
    }

    /** What a person is told although nothing is refused. */
    export interface Notice {
      id: NoticeId | ReasonId;
      copy: Copy;
      surface?: SurfaceId;
      buttons?: Button[];
      parts?: Part[];
    }

    /** An event to log. A parameter whose fact is missing is null. */
    export interface LoggedEvent {
      event: TelemetryEventId;
      parameters: {[name: string]: PlainValue | {error: Undecided}};
    }

    /** Where the person stands with a limit. */
    export interface LimitStatus {
      id: LimitId;
      unit: Unit;
      /** Null while it is not known. */
      used: number | null;
      /** Null when there is none. */
      limit: number | null;
      /** Null when it is not known, or there is no limit. */
      remaining: number | null;
      /** How much what is being tried would add, where that is not one. */
      adds?: number;
      /** Going over it only warns. */
      soft?: true;
      resets?: ResetId;
      resetsAt?: string;
    }

    /** What somebody comes back to after signing up. */
    export interface Resume {
      action: ActionId;
      route: RouteId | null;
      with: {[fact in FactId]?: PlainValue};
    }

    /** Where the warning ladder stands with a vector. */
    export interface Standing {
      vector: LadderVectorId;
      level: LadderLevelId | null;
      effect: 'nothing' | 'tells' | 'holds' | 'asks' | 'pauses' | 'stops';
      until?: string;
      timeLeft?: string;
      count: number;
      limit: number | null;
      next?: {level: LadderLevelId; at: number; more: number};
      resets?: ResetId;
      resetsAt?: string;
      surfaces?: SurfaceId[];
      copy?: Copy;
      parts?: Part[];
      buttons?: Button[];
      dismissible?: boolean;
      deferred?: true;
      repeated?: true;
    }

    /** A change of level. */
    export interface LadderChange {
      vector: LadderVectorId;
      from: LadderLevelId | null;
      to: LadderLevelId | null;
      at: string;
      until?: string;
      count: number;
      audit?: true;
      telemetry: LoggedEvent[];
    }

    /** How an answer came about. */
    export interface Trace {
      table: string;
      /** The last one decided; `held` is null where evaluating failed. */
      rows: {rule: string; held: boolean | null}[];
      facts: {name: FactId; value: PlainValue | {error: Undecided}; source: 'given' | 'derived' | 'absent' | 'missing'}[];
      /** Other values of one fact each that would change the answer. */
      flips: {fact: FactId; value: PlainValue; becomes: string}[];
    }

    /** Something that is stored and sent. */
    export interface Thing {
      type: string;
      id: string;
    }

    /** An error of the rules with its words. */
    export interface SaidError {
      error: ErrorId;
      surfaces: SurfaceId[];
      copy: Copy;
      buttons: Button[];
    }

    """#
}
