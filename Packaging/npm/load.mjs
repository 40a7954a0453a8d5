/**
 * Loads the rules of a bundle, which `rulebook build` writes. By default, the program is `evaluator.wasm` next to this module. If the host cannot
 * read files, pass the bytes of the program or the compiled module.
 */
export async function load(bundle, program) {
  if (!(bundle instanceof Uint8Array)) throw new RulesError('no_bundle', 'pass the bytes of rulebook.bundle as a Uint8Array');
  const rules = new Rules(await compiled(program), bundle);
  rules.bundle();
  return rules;
}
