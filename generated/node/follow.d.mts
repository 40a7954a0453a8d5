// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

import {OverrideValues, Rules} from './index.mjs';

/** Where a remote config comes from, and who receives it. */
export interface FollowOptions {
  /** The URL of the folder that contains `metadata` and `targets`. */
  site: string;
  /** The contents of a `root.json` of the site, from which all trust begins. Later versions are fetched. */
  root: Uint8Array | string;
  /** The environment, such as `production`. */
  environment: string;
  /** A string that divides the installs of a rollout, such as the name of the service. */
  install: string;
  /** The version of the app, such as `1.2`. The default is `0`. */
  app?: string;
  /** A folder for the last verified config, which only this program uses. Without it, nothing is stored. */
  folder?: string;
  /** A storage in place of `folder`. `write` must be atomic. */
  storage?: {read(): Promise<Uint8Array | null>; write(bytes: Uint8Array): Promise<void>};
  /** `device` (the default) uses an expired config further; `server` does not load it again. */
  host?: 'device' | 'server';
  /** How many seconds a first caller of `rules` waits at most. The default is 5. */
  deadline?: number;
  /** How many seconds one request takes at most. The default is 15. */
  requestDeadline?: number;
  /** How many seconds a refresh takes at most. The default is 60. */
  refreshDeadline?: number;
  /** How many seconds are between two requests. The default is 900. */
  every?: number;
  /** The built rules. The default is what `load` returns. */
  rules?: Rules;
  /** The time in seconds since 1970. The default is the clock of the system. */
  now?: () => number;
  /** The default is the global `fetch`. */
  fetch?: typeof fetch;
}

/** The active config, and the last error. */
export interface FollowStatus {
  source: 'embedded' | 'stored' | 'network';
  /** The version of the config, which an answer can be logged with; null for the built values. */
  version: number | null;
  digest: string | null;
  /** Seconds since the config was published. */
  age: number | null;
  isStale: boolean;
  /** The switches that are off in an emergency. */
  switchedOff: string[];
  /** The paths that these rules do not know. */
  skipped: string[];
  lastError: {code: string; message: string} | null;
  /** The time of the last successful request, in seconds since 1970. */
  lastSuccess: number | null;
  failures: number;
}

/** Follows a site. */
export interface Follower {
  /** Returns the active rules. The first callers wait for one request together, at most `deadline` seconds. */
  rules(): Promise<Rules>;
  /** Asks the server now. Concurrent calls share one request. Returns whether other values became active. Does not throw. */
  refresh(): Promise<boolean>;
  status(): FollowStatus;
  /** Starts no further requests. */
  stop(): void;
}

/** Follows a config repository: verified, versioned, with the last verified values if anything fails. */
export declare function follow(options: FollowOptions): Follower;

/** The name of a path as a parameter of Firebase Remote Config. */
export declare function parameterName(path: keyof OverrideValues): string;

/** Returns the values in parameters of Firebase Remote Config; undefined if they are unknown. They are not verified. */
export declare function valuesFromParameters(parameters: unknown): OverrideValues | undefined;

/** Returns the values in a document `{version, values}` of Firestore; undefined if they are unknown. They are not verified. */
export declare function valuesFromDocument(document: unknown): OverrideValues | undefined;
