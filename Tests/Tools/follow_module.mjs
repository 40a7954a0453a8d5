// Follows a config repository with the generated module `follow.mjs`, without the evaluator: follow_module.mjs MODULE ROOT FOLDER URL ENVIRONMENT INSTALL.
// Prints the status and the values in force.
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

const [module, root, folder, site, environment, install] = process.argv.slice(2);
const {follow} = await import(pathToFileURL(module));

class Values {
  constructor(values = {}) {
    this.values = values;
    this.skipped = [];
  }
  withValues(values) {
    return new Values(values);
  }
}

const live = follow({site, root: readFileSync(root), environment, install, folder, rules: new Values()});
await live.refresh();
const {values} = await live.rules();
console.log(JSON.stringify({...live.status(), values}));
