// Runs the program in Node: `node Embedded/run.mjs wasi PROGRAM <requests >answers` with Node's WASI, `... module` with generated/node,
// `... rules PROGRAM BUNDLE` with a program without rules, and Node's WASI.
import {readFileSync, writeSync} from 'node:fs';

const [kind, path, bundlePath] = process.argv.slice(2);
if (kind === 'wasi') {
  const {WASI} = await import('node:wasi');
  const wasi = new WASI({version: 'preview1'});
  const program = new WebAssembly.Module(readFileSync(path));
  process.exitCode = wasi.start(new WebAssembly.Instance(program, wasi.getImportObject()));
} else if (kind === 'rules') {
  const {WASI} = await import('node:wasi');
  const wasi = new WASI({version: 'preview1'});
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), wasi.getImportObject());
  const {reserve, open, answer, memory} = instance.exports;
  // Node's WASI takes the memory of a program from `initialize`, which requires a program without `_start`.
  wasi.initialize({exports: {memory}});
  const bundle = readFileSync(bundlePath);
  const place = reserve(bundle.length);
  if (place === 0) throw new Error('not enough memory for the bundle');
  if (reserve(1) !== 0) throw new Error('a program took a second bundle');
  new Uint8Array(memory.buffer, place, bundle.length).set(bundle);
  process.exitCode = open() || answer();
} else {
  const {load} = await import('../generated/node/index.mjs');
  const {answers, status} = (await load()).answer(readFileSync(0));
  for (let position = 0; position < answers.length; ) position += writeSync(1, answers, position);
  process.exitCode = status;
}
