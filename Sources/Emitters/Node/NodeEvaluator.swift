extension NodeEmitter {
  /// The class that runs the program. It implements only the WASI functions that the program imports.
  static let evaluator = #"""

    /**
     * A running program. After each batch, its memory is restored, so that no data of one caller is visible to the next one. The rules are loaded once.
     */
    class Evaluator {
      /** Whether it stopped before the end of a batch or its memory grew too much. A spent evaluator is replaced. */
      isSpent = false;
      /** The result of setting values. */
      setAnswer;
      #requests = new Uint8Array(0);
      #position = 0;
      #output = [];
      #complaints = [];
      #exports;
      #ready;

      constructor(program, set) {
        const wasi = {
          fd_read: (file, first, number, place) => this.#read(first, number, place),
          fd_write: (file, first, number, place) => this.#write(file, first, number, place),
          random_get: (address, count) => {
            crypto.getRandomValues(new Uint8Array(this.#exports.memory.buffer, address, count));
            return 0;
          },
          proc_exit: () => {},
        };
        this.#exports = new WebAssembly.Instance(program, {wasi_snapshot_preview1: wasi}).exports;
        this.#check(this.#exports.open());
        if (set !== undefined) this.setAnswer = this.#run(set);
        this.#ready = new Uint8Array(this.#exports.memory.buffer).slice();
      }

      answer(requests) {
        this.isSpent = true;
        const result = this.#run(requests);
        const memory = new Uint8Array(this.#exports.memory.buffer);
        if (memory.length <= this.#ready.length + (1 << 20)) {
          memory.set(this.#ready);
          memory.fill(0, this.#ready.length);
          this.isSpent = false;
        }
        return result;
      }

      #run(requests) {
        this.#requests = requests;
        this.#position = 0;
        const status = this.#exports.answer();
        this.#check(status);
        const answers = joined(this.#output);
        this.#output = [];
        this.#requests = new Uint8Array(0);
        return {answers, status};
      }

      /** Status 1 is an error in a request, which its response describes. Higher values are errors of the program. */
      #check(status) {
        if (status > 1) throw new Error(`rulebook.wasm: status ${status}: ${new TextDecoder().decode(joined(this.#complaints))}`);
      }

      #read(first, number, place) {
        let count = 0;
        for (const span of this.#spans(first, number)) {
          const part = this.#requests.subarray(this.#position, this.#position + span.length);
          span.set(part);
          this.#position += part.length;
          count += part.length;
        }
        return this.#finish(count, place);
      }

      #write(file, first, number, place) {
        let count = 0;
        for (const span of this.#spans(first, number)) {
          (file === 1 ? this.#output : this.#complaints).push(span.slice());
          count += span.length;
        }
        return this.#finish(count, place);
      }

      /** Yields the spans of memory that a call passes as pairs of an address and a length. */
      *#spans(first, number) {
        const {buffer} = this.#exports.memory;
        const view = new DataView(buffer);
        for (let at = first; at < first + 8 * number; at += 8) {
          yield new Uint8Array(buffer, view.getUint32(at, true), view.getUint32(at + 4, true));
        }
      }

      #finish(count, place) {
        new DataView(this.#exports.memory.buffer).setUint32(place, count, true);
        return 0;
      }
    }

    function joined(parts) {
      const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
      let position = 0;
      for (const part of parts) {
        all.set(part, position);
        position += part.length;
      }
      return all;
    }

    """#
}
