// Follows a config repository with tuf-js, the client in npm: node follow_site.mjs TUF_JS STATE URL TARGET...
// Prints the version of the timestamp, and the contents of each target. STATE is a folder with root.json.
import { createRequire } from "node:module";
import { mkdirSync, readFileSync } from "node:fs";

const [library, state, url, ...targets] = process.argv.slice(2);
const { Updater } = createRequire(import.meta.url)(library);
mkdirSync(`${state}/targets`, { recursive: true });
const updater = new Updater({
  metadataDir: state,
  metadataBaseUrl: `${url}/metadata`,
  targetDir: `${state}/targets`,
  targetBaseUrl: `${url}/targets`,
  config: { fetchRetries: 0 },
});
try {
  await updater.refresh();
  const files = {};
  for (const target of targets) {
    const info = await updater.getTargetInfo(target);
    if (!info) throw new Error(`no target ${target}`);
    files[target] = readFileSync(await updater.downloadTarget(info, `${state}/targets/${target.replaceAll("/", "%2F")}`), "utf8");
  }
  const timestamp = JSON.parse(readFileSync(`${state}/timestamp.json`, "utf8")).signed.version;
  console.log(JSON.stringify({ timestamp, files }));
} catch (error) {
  console.log(JSON.stringify({ error: `${error.name}: ${error.message}` }));
}
