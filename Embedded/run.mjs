// Runs the program in Node: `node Embedded/run.mjs wasi PROGRAM <requests >answers` with Node's WASI, `... module` with generated/node.
import {readFileSync, writeSync} from 'node:fs';

const [kind, path] = process.argv.slice(2);
if (kind === 'wasi') {
  const {WASI} = await import('node:wasi');
  const wasi = new WASI({version: 'preview1'});
  const program = new WebAssembly.Module(readFileSync(path));
  process.exitCode = wasi.start(new WebAssembly.Instance(program, wasi.getImportObject()));
} else {
  const {load} = await import('../generated/node/index.mjs');
  const {answers, status} = (await load()).answer(readFileSync(0));
  for (let position = 0; position < answers.length; ) position += writeSync(1, answers, position);
  process.exitCode = status;
}
