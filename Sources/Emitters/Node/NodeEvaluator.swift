extension NodeEmitter {
  /// What the program imports of WASI, and no more of it than that.
  static let evaluator = #"""

    /**
     * A program that runs. Its memory is after each batch what it was before, so that nothing of one caller's requests is there when the next ones come,
     * and the rules are made ready once.
     */
    class Evaluator {
      /** Whether it stopped in the middle, or grew by much: then another one takes its place. */
      isSpent = false;
      /** What came of setting values. */
      told;
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
        if (set !== undefined) this.told = this.#run(set);
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

      /** 1 is a mistake in a request, which its answer tells; anything above is the program's. */
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

      /** The spans of memory that a call names: pairs of an address and a length. */
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
