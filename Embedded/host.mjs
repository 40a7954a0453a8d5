// A host for rulebook.wasm in plain JavaScript: for a browser, an edge worker or a Cloud Function, where there is no WASI.

/**
 * Answers requests, NDJSON in UTF-8, with NDJSON. Every call is an instance of its own: nothing of one batch reaches the next.
 *
 * @param {WebAssembly.Module} program rulebook.wasm, compiled once.
 * @param {Uint8Array} requests One request a line.
 * @returns {{answers: Uint8Array, status: number}} One answer a line; status 1 when a request could not be answered.
 */
export function answer(program, requests) {
  const output = [];
  const complaints = [];
  let position = 0;

  // The spans of memory that a call names: pairs of an address and a length.
  function* spans(first, number) {
    const view = new DataView(memory.buffer);
    for (let at = first; at < first + 8 * number; at += 8) {
      yield new Uint8Array(memory.buffer, view.getUint32(at, true), view.getUint32(at + 4, true));
    }
  }

  function finish(count, place) {
    new DataView(memory.buffer).setUint32(place, count, true);
    return 0;
  }

  const wasi = {
    fd_read(file, first, number, place) {
      let count = 0;
      for (const span of spans(first, number)) {
        const part = requests.subarray(position, position + span.length);
        span.set(part);
        position += part.length;
        count += part.length;
      }
      return finish(count, place);
    },
    fd_write(file, first, number, place) {
      let count = 0;
      for (const span of spans(first, number)) {
        (file === 1 ? output : complaints).push(span.slice());
        count += span.length;
      }
      return finish(count, place);
    },
    proc_exit(status) {
      throw new Exit(status);
    },
  };

  const {exports} = new WebAssembly.Instance(program, {wasi_snapshot_preview1: wasi});
  const memory = exports.memory;
  let status = 0;
  try {
    exports._start();
  } catch (reason) {
    if (!(reason instanceof Exit)) throw reason;
    status = reason.status;
  }
  // 1 is a mistake in a request, which its answer tells; anything above is the program's.
  if (status > 1) throw new Error(`rulebook.wasm: status ${status}: ${new TextDecoder().decode(joined(complaints))}`);
  return {answers: joined(output), status};
}

class Exit {
  constructor(status) {
    this.status = status;
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
