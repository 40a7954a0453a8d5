extension NodeEmitter {
  /// JSON as TUF signs it, and small helpers.
  static let strictJSON = #"""
    // JSON as TUF signs it.

    /** The canonical form: no white space, keys in the order of their bytes, and only the quote and the backslash escaped. */
    function canonical(json) {
      if (Array.isArray(json)) return `[${json.map(canonical)}]`;
      if (isObject(json)) {
        const keys = Object.keys(json).sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
        return `{${keys.map((key) => `${canonical(key)}:${canonical(json[key])}`)}}`;
      }
      return typeof json === 'string' ? `"${json.replace(/["\\]/g, '\\$&')}"` : `${json}`;
    }

    /** Parses JSON that has one meaning: UTF-8, no duplicate key, only safe integers, no lone surrogate. */
    function strictJSON(bytes, name) {
      let text;
      try {
        text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
      } catch {
        throw malformed(name, 'it is not UTF-8');
      }
      let at = 0;
      const fail = () => malformed(name, `it is not strict JSON at ${at}`);
      const space = () => {
        while (' \t\n\r'.includes(text[at] ?? 'x')) at += 1;
      };
      const take = (pattern) => {
        pattern.lastIndex = at;
        const found = pattern.exec(text)?.[0];
        if (found !== undefined) at += found.length;
        return found;
      };
      const string = () => {
        const written = take(/"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y);
        if (written === undefined) throw fail();
        const value = JSON.parse(written);
        if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(value)) throw fail();
        return value;
      };
      const value = (depth) => {
        if (depth > 64) throw fail();
        space();
        let result;
        if (text[at] === '{') {
          result = {};
          at += 1;
          space();
          if (text[at] === '}') at += 1;
          else {
            for (;;) {
              space();
              const key = string();
              space();
              if (text[at] !== ':' || Object.hasOwn(result, key)) throw fail();
              at += 1;
              // Not an assignment, which would set the prototype for the key `__proto__`.
              Object.defineProperty(result, key, {value: value(depth + 1), enumerable: true, writable: true, configurable: true});
              if (text[at] === '}') break;
              if (text[at] !== ',') throw fail();
              at += 1;
            }
            at += 1;
          }
        } else if (text[at] === '[') {
          result = [];
          at += 1;
          space();
          if (text[at] === ']') at += 1;
          else {
            for (;;) {
              result.push(value(depth + 1));
              if (text[at] === ']') break;
              if (text[at] !== ',') throw fail();
              at += 1;
            }
            at += 1;
          }
        } else if (text[at] === '"') {
          result = string();
        } else {
          const word = take(/true|false|null|-?(?:0|[1-9]\d*)(?![\d.eE])/y);
          if (word === undefined) throw fail();
          result = JSON.parse(word);
          if (typeof result === 'number' && !Number.isSafeInteger(result)) throw fail();
          if (Object.is(result, -0)) result = 0;
        }
        space();
        return result;
      };
      const result = value(0);
      if (at !== text.length) throw fail();
      return result;
    }

    """#
}
