internal import RequestFormat

extension NodeEmitter {
  /// Returns the interface of the rules: a method for each frequent request, and `ask` for all requests.
  func methods(_ asked: TypeScript) -> String {
    let start =
      "\n/** The rules that `load` returns. Calls do not depend on each other. Every call can throw a `RulesError`. */\n"
    return start + "export interface Rules {\n" + asked.methods + NodeEmitter.rest
  }

  private static let rest = #"""

      /** Evaluates any request that docs/use/requests/README.md describes. The types do not check whether the facts are complete. */
      ask<Q extends Question>(request: Request<Q>): Answers[Q];

      /**
       * Evaluates many requests: one JSON object per line of input, one result per line of output, like `rulebook eval`. `status` is 1 if a
       * request cannot be evaluated; its result contains the error.
       */
      answer(requests: Uint8Array | string): {answers: Uint8Array; status: 0 | 1};

      /**
       * Returns a copy of these rules with overrides from a remote config, which replace earlier overrides. Throws if a value is not allowed; then no
       * value is applied. With the version of the remote config, every response contains it as `config`.
       */
      withValues(values: OverrideValues, version?: number): Rules;

      /** The paths of overrides that these rules do not know, because they are older than the remote config. */
      readonly skipped: readonly string[];
    }

    /** A request cannot be evaluated, or the rules cannot be loaded. `code` is stable and for programs; the message is for people. */
    export declare class RulesError extends Error {
      readonly name: 'RulesError';
      readonly code: string;
      constructor(code: string, message: string);
    }

    /**
     * Loads the rules. By default, `rulebook.wasm` next to this module is read and compiled once. If the host cannot read files, pass the bytes
     * of the program or a `WebAssembly.Module`.
     */
    export declare function load(program?: object): Promise<Rules>;

    """#
}
