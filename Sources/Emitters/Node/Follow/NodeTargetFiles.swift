extension NodeEmitter {
  /// The contents of target files, and the readers of Firebase Remote Config and Firestore.
  static let targetFiles = #"""
    // The contents of target files.

    function offers(bytes) {
      const reject = () => new Rejection('not_offers', 'its list of offers does not have the format in docs/ship/remote-config/reference.md');
      const json = bytes.length <= limits.index ? strictJSON(bytes, 'config.json') : null;
      if (json?.schema !== 1) {
        throw Number.isSafeInteger(json?.schema) ? new Rejection('other_schema', 'its format version is unknown') : reject();
      }
      const isOffer = (one) =>
        hasExactly(one, 'digest', 'size', 'share', 'minimumApp') && /^[0-9a-f]{64}$/.test(one.digest) && isIn(one.size, 0, limits.values) &&
        isIn(one.share, 0, 10000) && appVersion(one.minimumApp);
      if (
        !hasExactly(json, 'schema', 'version', 'rollout', 'offers') || !isIn(json.version, 1, Number.MAX_SAFE_INTEGER) ||
        typeof json.rollout !== 'string' || !Array.isArray(json.offers) || json.offers.length > 16 || !json.offers.every(isOffer)
      ) {
        throw reject();
      }
      return {
        ...json,
        offers: json.offers.map((one) => ({...one, length: one.size, sha256: one.digest, minimumApp: appVersion(one.minimumApp)})),
      };
    }

    /** Returns the overrides in a file of values. */
    function overrides(bytes) {
      const json = bytes.length <= limits.values ? strictJSON(bytes, 'values') : null;
      const isValue = (value) => typeof value === 'boolean' || Number.isSafeInteger(value) || value === 'unlimited';
      if (!hasExactly(json, 'values') || !isObject(json.values) || !Object.values(json.values).every(isValue)) {
        throw new Rejection('not_values', 'the values do not have the format in docs/ship/remote-config/reference.md');
      }
      return json.values;
    }

    function emergencyList(bytes) {
      const reject = () =>
        new Rejection('not_emergency_list', 'its emergency switches do not have the format in docs/ship/remote-config/reference.md');
      const json = bytes.length <= limits.emergency ? strictJSON(bytes, 'emergency.json') : null;
      if (!hasExactly(json, 'schema', 'off') || json.schema !== 1 || !Array.isArray(json.off) || json.off.length > 256) throw reject();
      const paths = new Set();
      return json.off.map((one) => {
        if (!hasExactly(one, 'path', 'until') || !/^[!-~]{1,200}$/.test(one.path) || paths.has(one.path)) throw reject();
        paths.add(one.path);
        const until = one.until === null ? null : seconds(one.until);
        if (Number.isNaN(until)) throw reject();
        return {path: one.path, until};
      });
    }

    function sameValues(one, other) {
      return canonical(one) === canonical(other);
    }

    function appVersion(text) {
      if (typeof text !== 'string' || !/^\d{1,10}(\.\d{1,10}){0,3}$/.test(text)) return null;
      const parts = text.split('.').map(Number);
      return parts.every((part) => part < 2 ** 31) ? [...parts, 0, 0, 0].slice(0, 4) : null;
    }

    function compareVersions(one, other) {
      const index = one.findIndex((part, place) => part !== other[place]);
      return index < 0 ? 0 : one[index] - other[index];
    }

    // Firebase Remote Config and Firestore, whose values are not signed.

    /** The name of a path as a parameter of Firebase Remote Config. */
    export function parameterName(path) {
      return `rulebook_${path.replace(/[^A-Za-z0-9_]/gu, '_')}`;
    }

    /**
     * Returns the values in parameters of Firebase Remote Config, by the names that `rulebook export firebase --form values` writes:
     * strings, or objects with `asString`, as `getAll()` returns them. Without the parameter `rulebook_version`, nothing is known, and the
     * result is undefined: an empty template does not mean that everything is as shipped.
     */
    export function valuesFromParameters(parameters) {
      const text = (name) => {
        const given = isObject(parameters) && Object.hasOwn(parameters, name) ? parameters[name] : undefined;
        // Firebase returns an empty string for a parameter that a template does not have.
        if (typeof given?.getSource === 'function' && given.getSource() === 'static') return undefined;
        const found = typeof given?.asString === 'function' ? given.asString() : given;
        return found === undefined || found === null ? undefined : `${found}`;
      };
      if (!/^[1-9]\d{0,15}$/.test(text('rulebook_version') ?? '')) return undefined;
      const values = {};
      for (const [path, form] of Object.entries(forms)) {
        const written = text(parameterName(path));
        if (written !== undefined) values[path] = typed(path, form, written);
      }
      return values;
    }

    /**
     * Returns the values in a document of Firestore with the members `version` and `values`. If the document is missing, empty, or has
     * another form, nothing is known, and the result is undefined.
     */
    export function valuesFromDocument(document) {
      if (!isObject(document) || !isIn(document.version, 1, Number.MAX_SAFE_INTEGER) || !isObject(document.values)) return undefined;
      return map(document.values, (value) => value);
    }

    /** Reads a string as the rules type it. */
    function typed(path, form, text) {
      if (form === 'switch' && (text === 'true' || text === 'false')) return text === 'true';
      if (form !== 'switch' && text === 'unlimited') return text;
      if (form !== 'switch' && /^-?\d{1,15}$/.test(text)) return Number(text);
      throw new RulesError('malformed', `${parameterName(path)} is ${form === 'switch' ? 'not `true` or `false`' : 'not a number'}`);
    }

    """#
}
