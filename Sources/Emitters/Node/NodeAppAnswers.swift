internal import RulesBundle

extension NodeEmitter {
  /// Answers about what an app does: where links lead, what is planned, sent, shown and typed.
  static let appAnswers = #"""

    export interface LinkAnswer extends Answered {
      link: DeepLinkId | null;
      outcome: 'opens' | 'sign_in' | 'elsewhere' | 'gone' | 'unknown';
      route: RouteId;
      parameters?: {[name: string]: string};
      continues?: string;
      copy?: Copy;
      surface?: SurfaceId;
      refused?: {code: string; at?: number; parameter?: string; at_most?: number};
      undecided?: Undecided;
      trace?: Trace;
    }

    export interface PlannedNotification {
      id: string;
      type?: NotificationId;
      batch?: NotificationBatchId;
      channel: Channel;
      at: string;
      local: string;
      now?: true;
      copy: Copy;
      expanded?: Copy;
      link: string;
      members?: {type: NotificationId; id: string}[];
      waited?: {reason: string; since: string};
    }

    export interface NotificationsAnswer extends Answered {
      zone: string;
      requests: PlannedNotification[];
      cancel: string[];
      inApp: {
        id: string;
        type?: NotificationId;
        batch?: NotificationBatchId;
        copy: Copy;
        link: string;
        members?: {type: NotificationId; id: string}[];
      }[];
      /** What does not come at its own moment: when it comes instead and as which request, or why it never does. */
      heldBack: {
        id: string;
        type: NotificationId;
        about?: string;
        day: string;
        reason: string;
        comes?: string;
        as?: string;
        never?: 'suppressed' | 'no_room' | 'untrue_then';
        inApp?: boolean;
      }[];
      log: Kept[];
      withdrawn: string[];
      device: Kept;
      later: number;
      badge?: number | null;
      notPlanned?: {
        type: NotificationId;
        about?: string;
        day: string;
        why: 'plan' | 'condition' | 'undecided' | 'delivered' | 'past' | 'repeated' | 'switched_off' | 'held_back';
        condition?: ConditionId;
        undecided?: Undecided;
        reason?: string;
      }[];
    }

    /** The one that two became. */
    export interface MergeAnswer extends Answered {
      history?: History;
      queue?: SyncQueue;
      log?: Kept[];
    }

    export interface RecordAnswer extends Answered {
      record: RecordId;
      values: Kept;
      notStored: string[];
      unknown: string[];
      unreadable: string[];
    }

    /** How an event of the sync queue ended. */
    export type SyncOutcome =
      | {outcome: 'done' | 'ignored'; refusal?: undefined}
      | {
          outcome: 'refused';
          refusal:
            | 'unknown_type'
            | 'wrong_entity'
            | 'wrong_variant'
            | 'wrong_connection'
            | 'circular'
            | 'not_ready'
            | 'never_sent'
            | 'no_revision'
            | 'not_compared'
            | 'not_taken_back'
            | 'already_sent'
            | 'no_conflict'
            | 'id_in_use'
            | 'changed_since'
            | 'not_allowed';
        };

    export type SyncEffect =
      | {effect: 'saved'; thing: Thing; revision: number | null}
      | {effect: 'removed'; thing: Thing}
      | {effect: 'restored'; thing: Thing}
      | {effect: 'attach'; thing: Thing; operation: string; draft: number | null}
      | {effect: 'cancelled'; operation: string; stop: boolean; mayHaveArrived: boolean}
      | {effect: 'failed'; operation: string; persists: boolean}
      | {
          effect: 'conflict';
          thing: Thing;
          operation: string;
          base: number | null;
          revision: number | null;
          default: ConflictChoice;
          says: SaidError;
        };

    /** Why the server or the rules refused something, with the words and the ways on. */
    export interface SaidReason {
      error?: ErrorId | null;
      surfaces: SurfaceId[];
      copy?: Copy;
      buttons: Button[];
    }

    export type SyncAnswer = Answered &
      SyncOutcome & {
        effects?: SyncEffect[];
        run: {operation: string; base: number | null}[];
        blocked: {
          operation: string;
          thing: Thing;
          because:
            | 'failed'
            | 'conflict'
            | 'unknown_type'
            | 'dependency_missing'
            | 'dependency_blocked'
            | 'earlier_blocked'
            | 'circular';
          reasonCode?: ReasonId;
          says: SaidError | SaidReason;
        }[];
        /** With the reason of a refusal. */
        reasonCode?: ReasonId;
        says?: SaidReason;
        /** What the warning ladder holds back, and where the vectors stand that do. */
        held?: {operation: string; thing: Thing; until?: string}[];
        ladder?: Standing[];
        wakeAt?: string;
        pending: number;
        backlog?: {says: SaidError};
        waitsForLogin: boolean;
        lastSync?: string;
        statuses: {
          thing: Thing;
          status: 'saved' | 'saving' | 'saved_locally' | 'error';
          copy: Copy;
          says?: SaidError;
          reasonCode?: ReasonId;
          /** What Details says: why the server refused it, and what can be done. */
          details?: SaidReason;
        }[];
        pendingDeletes: {operation: string; thing: Thing; restorable: boolean}[];
        queue: SyncQueue;
      };

    export type ConflictAnswer = Answered &
      SyncOutcome & {
        choice?: ConflictChoice;
        main?: Thing & {version: 'mine' | 'theirs'};
        other?: Thing & {version: 'mine' | 'theirs'; name: Copy};
        says?: SaidError;
        undo?: Kept;
        queue: SyncQueue;
      };

    export interface ConnectionAnswer extends Answered {
      state: Connection;
      changed: boolean;
      /** To be given with every request from here on. */
      facts: Facts;
      nextChange?: string;
      connection: Kept;
    }

    /** What is shown and logged; of an error that is over, what is logged. */
    export interface ErrorAnswer extends Answered {
      error: ErrorId;
      severity?: SeverityId;
      blocks?: boolean;
      surfaces?: {id: SurfaceId; shownForMilliseconds?: number; dismissible: boolean}[];
      copy?: Copy;
      buttons?: Button[];
      retry?: RetryRuleId | null;
      /** What is said in place of the buttons that try again, where trying again cannot help this time. */
      copyWithoutRetry?: Copy;
      /** Whether it is shown later, because this is no moment to be disturbed. */
      waits?: true;
      incident?: string;
      log: LoggedEvent | null;
      undecided?: Undecided;
    }

    export interface RetryAnswer extends Answered {
      retry: RetryRuleId | null;
      try: 'now' | 'later' | 'on_request' | 'never';
      waitMilliseconds?: number;
      at?: string;
      copy?: Copy;
    }

    export interface ToastsAnswer extends Answered {
      outcome?: 'shown' | 'waits' | 'merged' | 'id_in_use';
      visible: {id: string; line: string; buttons?: Button[]}[];
      waiting: number;
      nextChange?: string;
      toasts: Kept;
    }

    export interface EmptyStateAnswer extends Answered {
      emptyState: EmptyStateId;
      title: Copy;
      body?: Copy;
      button: Button;
      opens: RouteId;
    }

    export interface ScreenAnswer extends Answered {
      screen: RouteId;
      allowed: boolean;
      /** The screen that they land on instead; null when they may be there. */
      instead: RouteId | null;
      buttons: Button[];
      notices: Notice[];
      undecided?: Undecided;
    }

    export interface MomentAnswer extends Answered {
      moment: MomentId;
      asks?: {copy: Copy; surface: SurfaceId; buttons: Button[]};
      tasks: TaskId[];
      clears: {type: DataTypeId; from: ('cloud' | 'device')[]}[];
      keeps: DataTypeId[];
      route: RouteId | null;
      /** A word of the rules in place of a screen. */
      answer?: string;
      /** Tells the person why. */
      error?: Omit<ErrorAnswer, keyof Answered>;
      notices: Notice[];
      undecided?: Undecided;
    }

    export interface FieldAnswer {
      field: FieldId;
      valid: boolean;
      state: 'idle' | 'checking' | 'available' | 'unavailable' | 'valid' | 'invalid';
      value?: string;
      madeUp?: true;
      length: number;
      reason?: FieldReason;
      error?: ErrorId;
      surfaces?: SurfaceId[];
      copy?: Copy;
      buttons?: Button[];
      undecided?: Undecided | {code: 'unfit_text'; fact?: FactId};
    }

    export interface FormAnswer extends Answered {
      form: FormId;
      complete: boolean;
      fields: FieldAnswer[];
    }

    """#
}
