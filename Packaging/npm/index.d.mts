/** JSON, with big integers for numbers from 2^53. */
export type Json = null | boolean | number | bigint | string | Date | Json[] | {[key: string]: Json | undefined};
export type Facts = {[name: string]: Json | undefined};

/** A request cannot be evaluated, or the rules cannot be loaded. `code` is stable and for programs, the message is for people. */
export class RulesError extends Error {
  readonly code: string;
}

/** The rules of one bundle. The types of a product's own ids are in the module that `rulebook build` generates with `build: [node]`. */
export interface Rules {
  /** The paths that the values of `withValues` name and the rules do not have. */
  readonly skipped: readonly string[];
  /** Sends any request. */
  ask(request: Facts): any;
  /** Sends many requests, one JSON object in each line. The result has the bytes of `rulebook eval`. */
  answer(requests: string | Uint8Array): {answers: Uint8Array; status: number};
  /** Returns rules with overrides from a server. */
  withValues(values: Facts): Rules;
  decide(action: string, facts: Facts, more?: Facts): any;
  plan(facts: Facts, more?: Facts): any;
  snapshot(facts: Facts, more?: Facts): any;
  overview(facts: Facts, more?: Facts): any;
  bundle(): {product: string; content: string};
}

/** Loads the rules of a bundle. The default program is `evaluator.wasm` next to this module. */
export function load(bundle: Uint8Array, program?: BufferSource | WebAssembly.Module): Promise<Rules>;
