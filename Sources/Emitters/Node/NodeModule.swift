internal import RequestFormat
internal import RulesBundle

extension NodeEmitter {
  /// Returns the JavaScript module, which hosts `rulebook.wasm` and has a method for each request.
  ///
  /// It uses no packages, and only the file system of Node, so that it also runs in browsers and edge workers.
  func module() -> [UInt8] {
    Array((moduleHead + NodeEmitter.rulesClass + NodeEmitter.questions + NodeEmitter.requestText + NodeEmitter.evaluator).utf8)
  }

  private var moduleHead: String {
    """
    // @ts-self-types="./index.d.mts"
    \(NodeEmitter.notice)

    /** The rules that this module was generated for. A program with other rules is rejected. */
    const written = {product: \(quoted(bundle.text(bundle.book[0].product))), content: \(quoted(Hex.text(bundle.contentHash)))};

    """
  }

  private static let rulesClass = #"""

    /** A request cannot be evaluated, or the rules cannot be loaded. `code` is stable and for programs, the message is for people. */
    export class RulesError extends Error {
      constructor(code, message) {
        super(message);
        this.name = 'RulesError';
        this.code = code;
      }
    }

    let ownModule;

    /**
     * Loads the rules. By default, `rulebook.wasm` next to this module is read and compiled once. If the host cannot read files, pass the bytes
     * of the program or the compiled module.
     */
    export async function load(program) {
      const rules = new Rules(await compiled(program));
      const {product, content} = rules.bundle();
      if (content !== written.content) {
        throw new RulesError(
          'stale_program',
          `rulebook.wasm contains other rules (${product} ${content.slice(0, 12)}) than index.mjs ` +
            `(${written.product} ${written.content.slice(0, 12)}): build both from the same rules`,
        );
      }
      return rules;
    }

    async function compiled(program) {
      if (program instanceof WebAssembly.Module) return program;
      if (program !== undefined) return WebAssembly.compile(program);
      ownModule ??= compileNextToModule();
      try {
        return await ownModule;
      } catch (error) {
        ownModule = undefined;
        throw error;
      }
    }

    async function compileNextToModule() {
      const place = new URL('./rulebook.wasm', import.meta.url);
      let bytes;
      try {
        if (place.protocol === 'file:') {
          bytes = await (await import('node:fs/promises')).readFile(place);
        } else {
          const response = await fetch(place);
          if (!response.ok) throw new Error(`status ${response.status}`);
          bytes = await response.arrayBuffer();
        }
      } catch (error) {
        throw new RulesError('no_program', `cannot read rulebook.wasm next to index.mjs: ${error.message}`);
      }
      return WebAssembly.compile(bytes);
    }

    class Rules {
      #program;
      /** The request that sets values, if any. */
      #set;
      /** The running program; undefined until it is needed. */
      #evaluator;

      constructor(program, set) {
        this.#program = program;
        this.#set = set;
        this.skipped = Object.freeze([]);
      }

      ask(request) {
        return only(this.answer(requestText(request, '')));
      }

      answer(requests) {
        const lines = typeof requests === 'string' ? new TextEncoder().encode(requests) : requests;
        if (this.#evaluator === undefined || this.#evaluator.isSpent) this.#evaluator = new Evaluator(this.#program, this.#set);
        return this.#evaluator.answer(lines);
      }

      withValues(values, version) {
        const set = new TextEncoder().encode(requestText({ask: 'set', values, version}, ''));
        const rules = new Rules(this.#program, set);
        rules.#evaluator = new Evaluator(this.#program, set);
        const {skipped} = only(rules.#evaluator.setAnswer);
        rules.skipped = Object.freeze(skipped);
        return rules;
      }
    }

    """#

  /// The requests that have a method.
  private static let questions = """

    /** The requests with a method, and the key of the subject in each request: docs/use/requests/README.md. */
    const questions = {
    \(TypeScript.methodTable)};

    """ + #"""

      for (const [method, [ask, key]] of Object.entries(questions)) {
        const asked = key
          ? function (name, facts, more) {
              return this.ask({...more, ask, [key]: name, facts});
            }
          : function (facts, more) {
              return this.ask({...more, ask, facts});
            };
        Object.defineProperty(Rules.prototype, method, {value: asked, writable: true, configurable: true});
      }

      """#

  private static let requestText = #"""

    /**
     * Returns the JSON of a request. Values that JSON cannot represent are rejected: `JSON.stringify` converts NaN to null, and null can mean "unlimited".
     */
    function requestText(value, place) {
      switch (typeof value) {
        case 'string':
        case 'boolean':
          return JSON.stringify(value);
        case 'bigint':
          return `${value}`;
        case 'number':
          if (Number.isSafeInteger(value)) return `${value}`;
          throw new RulesError('malformed', `\`${place}\` is ${value}: pass an integer below 2^53 or a BigInt`);
        case 'object':
          if (value === null) return 'null';
          if (value instanceof Date) {
            if (!Number.isNaN(value.getTime())) return JSON.stringify(value);
            throw new RulesError('malformed', `\`${place}\` is an invalid date`);
          }
          if (Array.isArray(value)) return `[${Array.from(value, (item, index) => requestText(item, inside(place, index)))}]`;
          return `{${Object.entries(value)
            .filter(([, item]) => item !== undefined)
            .map(([key, item]) => `${JSON.stringify(key)}:${requestText(item, inside(place, key))}`)}}`;
      }
      throw new RulesError('malformed', `\`${place}\` has the type ${typeof value}, which requests do not support`);
    }

    function inside(place, key) {
      return place === '' ? `${key}` : `${place}/${key}`;
    }

    /** Returns the response of a single request. */
    function only({answers, status}) {
      const answer = read(new TextDecoder().decode(answers));
      if (status !== 0) throw new RulesError(answer.error.code, answer.error.message);
      return answer;
    }

    /** Parses a response. Numbers that a JavaScript number cannot represent are rejected, because they would change. */
    function read(line) {
      if (/\d{16}/.test(line)) {
        for (const [token] of line.matchAll(/"(?:[^"\\]|\\.)*"|-?\d{16,}/g)) {
          if (token[0] !== '"' && !Number.isSafeInteger(Number(token))) {
            throw new RulesError('unsafe_integer', `the response contains the number ${token}, which exceeds 2^53: call \`answer\`, which returns text`);
          }
        }
      }
      return JSON.parse(line);
    }

    """#
}
