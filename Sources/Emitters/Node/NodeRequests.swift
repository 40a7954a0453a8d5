internal import RulesBundle

extension NodeEmitter {
  /// What each question takes, under the keys of docs/requests.md.
  static let requests = #"""

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

    /** What each question takes besides `ask`. */
    export interface Requests {
      entitlement: Traced & {action: ActionId; confirmed?: boolean};
      do: Traced & {action: ActionId; confirmed?: boolean; event_id?: string; happened_at?: string; automatic?: boolean};
      count: Asking & {event: EventId; event_id?: string; happened_at?: string; automatic?: boolean};
      signal: Asking & {signal: SignalId; vector?: LadderVectorId};
      release: Asking & {vector: LadderVectorId};
      ladder: Asking & {vector?: LadderVectorId};
      plan: Traced;
      snapshot: Asking;
      table: Traced & {table: TableId};
      downgrade: Asking & {items: {[kind in DowngradeRuleId]?: DowngradeItem[]}};
      meter: Asking & {limit: LimitId; items: {id: string; amount: Whole; pending?: boolean}[]};
      payload: Asking & {payload: PayloadId; items: {type: string; fields?: {[field: string]: PlainValue}}[]};
      overview: Asking;
      notifications: Traced & {
        /** A name that the host knows, or the zone's data. */
        zone: string | {name: string; offset: number; changes: [number, number][]};
        preferences?: Kept;
        device?: Kept;
        log?: Kept[];
        days?: {day: string; facts: Facts}[];
        things?: {of: string; id: string; at?: string; facts?: Facts}[];
        channels?: Channel[];
        /** The moment, for rules that have no fact `now`. */
        now?: string;
      };
      record: Asking & {record: RecordId; stored?: Kept};
      merge: Asking & ({histories: [Kept, Kept]} | {queues: [Kept, Kept]} | {logs: [Kept[], Kept[]]});
      link: Traced & {link: string; exists?: boolean};
      fact: Traced & {fact: FactId};
      sync: Asking & {
        connection: Connection;
        queue?: SyncQueue | Kept;
        event?: SyncHappening;
        jitter?: number;
        entities?: Thing[];
        writing?: Thing[];
      };
      conflict: Asking & (
        | {
            queue: SyncQueue | Kept;
            operation: string;
            choice?: ConflictChoice;
            copy: string;
            copy_payload?: string;
            ids: [string, string];
            theirs?: string;
            undo?: undefined;
          }
        | {queue: SyncQueue | Kept; undo: Kept}
      );
      connection: Asking & {
        connection?: Kept;
        event?: {answered: Duration} | {failed: true} | {lost: true} | {found: true};
      };
      error: Asking & {error: ErrorId; action?: ActionId; surface?: SurfaceId; recovered?: boolean};
      retry: Asking & ({retry: RetryRuleId; error?: undefined} | {error: ErrorId; retry?: undefined}) & {failures: number; jitter?: number};
      toasts: Asking & {
        toasts?: Kept;
        event?: {shown: string; error: ErrorId} | {shown: string; copy: CopyKeyId} | {dismissed: string};
      };
      empty_state: Asking & {empty_state: EmptyStateId};
      screen: Asking & {route: RouteId};
      moment: Asking & {moment: MomentId};
      field: Asking & {field: FieldId; text?: string | null};
      form: Asking & {form: FormId; texts?: {[field in FieldId]?: string | null}};
      bundle: Asking;
    }

    export type Question = keyof Requests;

    /** A request, as `rulebook eval` reads it from a line. */
    export type Request<Q extends Question> = {ask: Q} & Requests[Q];

    export interface DowngradeItem {
      id: string;
      edited?: Timestamp;
      created?: Timestamp;
      /** It came over the cap in the first place. */
      givesWay?: boolean;
    }

    /** What happened to the sync queue. */
    export type SyncHappening =
      | {added: Kept; owner?: Thing; does?: string; base?: number | null}
      | {started: string}
      | {succeeded: string; revision?: number | null}
      | {failed: string; as: 'transient' | 'permanent' | 'logged_out'; code: string; message?: string}
      | {conflict: string; revision: number}
      | {taken_back: string}
      | {retry_now: true}
      | {launched: true}
      | {logged_in: true; user?: string};

    """#
}
