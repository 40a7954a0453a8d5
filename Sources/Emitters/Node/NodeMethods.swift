internal import RequestFormat

extension NodeEmitter {
  /// The rules as a program has them: a method for each question that is asked often, and `ask` for all of them.
  func methods(_ asked: TypeScript) -> String {
    let start =
      "\n/** The rules, as `load` gives them. Nothing is kept from one call to the next; every call may throw a `RulesError`. */\n"
    return start + "export interface Rules {\n" + asked.methods + NodeEmitter.rest
  }

  private static let rest = #"""

      /** Any question, as docs/use/requests/README.md describes it. Facts are not checked for being complete. */
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
