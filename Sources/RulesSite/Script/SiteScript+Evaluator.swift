extension SiteScript {
  static let helpers = #"""
    const data = globalThis.rulebookData;
    const root = document.documentElement.dataset.root;
    const page = JSON.parse(document.getElementById('page').textContent);
    const byId = (id) => document.getElementById(id);
    // Creates an element. Strings become text, so that nothing of the rules or of a link becomes markup.
    const h = (name, attributes = {}, ...children) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (value === undefined || value === null || value === false) continue;
        if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
        else element.setAttribute(key, value === true ? '' : value);
      }
      element.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false && child !== ''));
      return element;
    };
    const svg = (name, attributes = {}, ...children) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.append(...children);
      return element;
    };
    const say = (text) => { byId('status').textContent = text; };
    const shown = (text) => `${text}`.replace(/[\u2066-\u2069]/g, '');
    // The file name of an id, as the tool writes it.
    const safe = (id) => [...new TextEncoder().encode(id)].map((byte) => {
      const letter = String.fromCharCode(byte);
      return byte < 128 && /[A-Za-z0-9._-]/.test(letter) ? letter : `~${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    }).join('');
    const file = (kind, id) => root + (data.pages[`${kind}/${id}`] ?? `${kind}/${safe(id)}.html`);
    const link = (kind, id, text = id) => h('a', {href: file(kind, id), class: 'id'}, text);

    """#

  static let evaluator = #"""
    const decoder = new TextDecoder();
    const encoder = new TextEncoder();
    const joined = (parts) => {
      const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
      let position = 0;
      for (const part of parts) { all.set(part, position); position += part.length; }
      return all;
    };
    // The evaluator with the rules of one bundle: `rulebook eval` in the page.
    class Evaluator {
      #requests = new Uint8Array(0);
      #next = () => null;
      #output = [];
      #complaints = [];
      #exports;
      #ready;
      constructor(program, bundle) {
        const wasi = {
          fd_read: (_, first, number, place) => this.#move(first, number, place, (span) => {
            if (this.#requests.length === 0) this.#requests = encoder.encode(this.#next() ?? '');
            const part = this.#requests.subarray(0, span.length);
            span.set(part);
            this.#requests = this.#requests.subarray(part.length);
            return part.length;
          }),
          fd_write: (file, first, number, place) => this.#move(first, number, place, (span) => {
            (file === 1 ? this.#output : this.#complaints).push(span.slice());
            return span.length;
          }),
          random_get: (address, count) => { crypto.getRandomValues(new Uint8Array(this.#exports.memory.buffer, address, count)); return 0; },
          proc_exit: () => {},
        };
        this.#exports = new WebAssembly.Instance(program, {wasi_snapshot_preview1: wasi}).exports;
        const place = this.#exports.reserve(bundle.length);
        if (place === 0) throw new Error('there is not enough memory for the rules');
        new Uint8Array(this.#exports.memory.buffer, place, bundle.length).set(bundle);
        this.#check(this.#exports.open());
        this.#ready = new Uint8Array(this.#exports.memory.buffer).slice();
      }
      // Answers lines of JSON. Nothing of one call is visible to the next one.
      answer(lines) {
        this.#output = [];
        this.#run([lines][Symbol.iterator]());
        return this.#said();
      }
      // Answers the requests that a generator yields, each before it yields the next one, in one call. Returns what the generator returns.
      converse(talk) {
        let step = {};
        this.#output = [];
        this.#run({next: () => {
          step = talk.next(this.#output.length ? JSON.parse(this.#said()) : undefined);
          return step.done ? step : {value: `${JSON.stringify(step.value)}\n`};
        }});
        return step.value;
      }
      ask(requests) {
        return this.converse((function* () {
          const answers = [];
          for (const request of requests) answers.push(yield request);
          return answers;
        })());
      }
      #run(lines) {
        this.#requests = new Uint8Array(0);
        this.#next = () => { const {value, done} = lines.next(); return done ? null : value; };
        try { this.#check(this.#exports.answer()); } finally {
          const memory = new Uint8Array(this.#exports.memory.buffer);
          memory.set(this.#ready);
          memory.fill(0, this.#ready.length);
        }
      }
      #said() {
        const text = decoder.decode(joined(this.#output));
        this.#output = [];
        return text;
      }
      #move(first, number, place, act) {
        const {buffer} = this.#exports.memory;
        const view = new DataView(buffer);
        let count = 0;
        for (let at = first; at < first + 8 * number; at += 8) count += act(new Uint8Array(buffer, view.getUint32(at, true), view.getUint32(at + 4, true)));
        view.setUint32(place, count, true);
        return 0;
      }
      #check(status) { if (status > 1) throw new Error(`the evaluator stopped with status ${status}: ${decoder.decode(joined(this.#complaints))}`); }
    }
    const bytes = async (text) => {
      const letters = atob(text);
      const raw = new Uint8Array(letters.length);
      for (let index = 0; index < raw.length; index += 1) raw[index] = letters.charCodeAt(index);
      return new Uint8Array(await new Response(new Blob([raw]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
    };
    const isFile = location.protocol === 'file:';
    const fetched = async (name) => {
      const response = await fetch(root + 'assets/' + name);
      if (!response.ok) throw new Error(`assets/${name} cannot be loaded: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    };
    const script = (name) => new Promise((resolve, reject) => {
      document.head.append(h('script', {src: `${root}assets/${name}`, onload: resolve, onerror: () => reject(new Error(`assets/${name} cannot be loaded`))}));
    });
    const engines = {now: null, since: null, program: null};
    const load = async () => {
      const [program, bundle] = isFile
        ? await Promise.all([bytes(globalThis.rulebookEvaluator), bytes(globalThis.rulebookBundle)])
        : await Promise.all([fetched('evaluator.wasm'), fetched('rules.bundle')]);
      engines.program = await WebAssembly.compile(program);
      engines.now = new Evaluator(engines.program, bundle);
    };
    const loadSince = async () => {
      if (engines.since || !data.since) return;
      if (isFile) await script('since.js');
      engines.since = new Evaluator(engines.program, isFile ? await bytes(globalThis.rulebookSince) : await fetched('since.bundle'));
    };

    """#
}
