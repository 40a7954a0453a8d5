internal import RequestFormat
internal import RulesBundle

extension NodeEmitter {
  /// The evaluator for JavaScript: what `rulebook.wasm` needs of its host, and its questions as methods. No packages, and nothing of Node's but
  /// reading the file, so that a browser and an edge worker take the same module.
  func module() -> [UInt8] {
    Array((moduleHead + NodeEmitter.rulesClass + NodeEmitter.questions + NodeEmitter.requestText + NodeEmitter.evaluator).utf8)
  }

  private var moduleHead: String {
    """
    // @ts-self-types="./index.d.mts"
    \(NodeEmitter.notice)

    /** The rules that this module was written for. A program that holds others is refused. */
    const written = {product: \(quoted(bundle.text(bundle.book[0].product))), content: \(quoted(Hex.text(bundle.contentHash)))};

    """
  }

  private static let rulesClass = #"""

    /** Why a request has no answer, or the rules could not be loaded: its own mistake. `code` is for programs and stays, the message is for people. */
    export class RulesError extends Error {
      constructor(code, message) {
        super(message);
        this.name = 'RulesError';
        this.code = code;
      }
    }

    let beside;

    /**
     * The rules. Without an argument the program is `rulebook.wasm` beside this module, read and compiled once; where no file can be read, give its
     * bytes or the compiled module.
     */
    export async function load(program) {
      const rules = new Rules(await compiled(program));
      const {product, content} = rules.bundle();
      if (content !== written.content) {
        throw new RulesError(
          'stale_program',
          `rulebook.wasm holds other rules (${product} ${content.slice(0, 12)}) than index.mjs was written for ` +
            `(${written.product} ${written.content.slice(0, 12)}): build both from the same rules`,
        );
      }
      return rules;
    }

    async function compiled(program) {
      if (program instanceof WebAssembly.Module) return program;
      if (program !== undefined) return WebAssembly.compile(program);
      beside ??= compiledBeside();
      try {
        return await beside;
      } catch (error) {
        beside = undefined;
        throw error;
      }
    }

    async function compiledBeside() {
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
        throw new RulesError('no_program', `rulebook.wasm cannot be read beside index.mjs: ${error.message}`);
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

      withValues(values) {
        const set = new TextEncoder().encode(requestText({ask: 'set', values}, ''));
        const rules = new Rules(this.#program, set);
        rules.#evaluator = new Evaluator(this.#program, set);
        const {skipped} = only(rules.#evaluator.told);
        rules.skipped = Object.freeze(skipped);
        return rules;
      }
    }

    """#

  /// The questions that have a method, and what each does.
  private static let questions = """

    /** Questions about one thing, and about none, with the keys under which requests name it: docs/use/requests/README.md. */
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
     * The JSON of a request. What JSON has no word for is refused: `JSON.stringify` makes null of NaN, and null may mean that there is no limit.
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
          throw new RulesError('malformed', `\`${place}\` is ${value}: give a whole number below 2^53, or a BigInt`);
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
      throw new RulesError('malformed', `\`${place}\` is of the type ${typeof value}, which requests do not have`);
    }

    function inside(place, key) {
      return place === '' ? `${key}` : `${place}/${key}`;
    }

    /** The answer of a single request. */
    function only({answers, status}) {
      const answer = read(new TextDecoder().decode(answers));
      if (status !== 0) throw new RulesError(answer.error.code, answer.error.message);
      return answer;
    }

    /** An answer. A number of it that a JavaScript number cannot hold is refused: it would be another one. */
    function read(line) {
      if (/\d{16}/.test(line)) {
        for (const [token] of line.matchAll(/"(?:[^"\\]|\\.)*"|-?\d{16,}/g)) {
          if (token[0] !== '"' && !Number.isSafeInteger(Number(token))) {
            throw new RulesError('unsafe_integer', `the answer has the number ${token}, beyond 2^53: \`answer\` gives it as text`);
          }
        }
      }
      return JSON.parse(line);
    }

    """#
}
