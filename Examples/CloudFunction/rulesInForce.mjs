// @ts-check
// The rules with the values that a server has set, such as a limit that was raised for a week or a switch that was turned off.

/**
 * Gives the rules in force. Values are fetched at most once a minute; while they cannot be had, or are refused, those of before stay in force.
 *
 * @param {object} parts
 * @param {Promise<import('../../generated/node/index.mjs').Rules>} parts.built The rules as they were built.
 * @param {() => Promise<import('../../generated/node/index.mjs').OpenedValues>} parts.values What is set now.
 * @param {(problem: unknown) => void} parts.warn
 * @param {() => number} [parts.now] Milliseconds.
 */
export function makeRulesInForce({built, values, warn, now = Date.now}) {
  /** @type {import('../../generated/node/index.mjs').Rules | undefined} */
  let inForce;
  let fetchedAt = -Infinity;
  return async () => {
    if (inForce !== undefined && now() - fetchedAt < 60_000) return inForce;
    const rules = await built;
    fetchedAt = now();
    try {
      inForce = rules.withValues(await values());
      if (inForce.skipped.length > 0) warn(`values that these rules do not know: ${inForce.skipped.join(', ')}`);
    } catch (problem) {
      warn(problem);
      inForce ??= rules;
    }
    return inForce;
  };
}
