// Runs rulebook.wasm under Node: `node Embedded/run.mjs (wasi|plain) PROGRAM <requests >answers`, with Node's WASI or with host.mjs.
import {readFileSync, writeSync} from 'node:fs';
import {answer} from './host.mjs';

const [kind, path] = process.argv.slice(2);
const program = new WebAssembly.Module(readFileSync(path));
if (kind === 'wasi') {
  const {WASI} = await import('node:wasi');
  const wasi = new WASI({version: 'preview1'});
  process.exitCode = wasi.start(new WebAssembly.Instance(program, wasi.getImportObject()));
} else {
  const {answers, status} = answer(program, readFileSync(0));
  for (let position = 0; position < answers.length; ) position += writeSync(1, answers, position);
  process.exitCode = status;
}
