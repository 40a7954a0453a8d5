// @ts-check
// The rules with overrides from a server, such as a limit that is raised for a week or a switch that is turned off.

/**
 * Returns a function that gives the active rules. It fetches values at most once a minute. While they are unavailable or invalid, the previous ones
 * stay active.
 *
 * @param {object} parts
 * @param {Promise<import('../../generated/node/index.mjs').Rules>} parts.built The rules as they were built.
 * @param {() => Promise<import('../../generated/node/index.mjs').OverrideValues | undefined>} parts.values Fetches the
 *   current overrides; undefined if they are unknown.
 * @param {(problem: unknown) => void} parts.warn
 * @param {() => number} [parts.now] Milliseconds.
 */
export function makeActiveRules({built, values, warn, now = Date.now}) {
  /** @type {import('../../generated/node/index.mjs').Rules | undefined} */
  let active;
  let fetchedAt = -Infinity;
  return async () => {
    if (active !== undefined && now() - fetchedAt < 60_000) return active;
    const rules = await built;
    fetchedAt = now();
    try {
      const known = await values();
      // A missing or empty document must not switch everything on again.
      if (known === undefined) throw new Error('the values are missing or have no version');
      active = rules.withValues(known);
      if (active.skipped.length > 0) warn(`values that these rules do not know: ${active.skipped.join(', ')}`);
    } catch (problem) {
      warn(problem);
      active ??= rules;
    }
    return active;
  };
}
