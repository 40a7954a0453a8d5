extension NodeEmitter {
  /// Small helpers, and the storage in a folder.
  static let followHelpers = #"""
    // Small helpers.

    function isObject(json) {
      return typeof json === 'object' && json !== null && !Array.isArray(json);
    }

    function hasExactly(json, ...keys) {
      return isObject(json) && Object.keys(json).length === keys.length && keys.every((key) => Object.hasOwn(json, key));
    }

    function isIn(number, least, most) {
      return Number.isSafeInteger(number) && number >= least && number <= most;
    }

    function map(object, change) {
      return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
    }

    function sha256(bytes) {
      return createHash('sha256').update(bytes).digest('hex');
    }

    /** Returns a time in seconds since 1970; NaN unless it has the form 2026-01-05T10:00:00Z. */
    function seconds(text) {
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return NaN;
      const time = Date.parse(text);
      return Number.isNaN(time) || new Date(time).toISOString().slice(0, 19) !== text.slice(0, 19) ? NaN : time / 1000;
    }

    /** Returns an unsigned text in a form that is safe to log. */
    function plain(text) {
      return [...text].slice(0, 200).map((letter) => (/[ -~]/.test(letter) ? letter : '?')).join('');
    }

    function bytesOf(given) {
      return typeof given === 'string' ? Buffer.from(given) : Buffer.from(given.buffer ?? given, given.byteOffset ?? 0, given.byteLength);
    }

    /** Returns the result of some work, or of `late` after some seconds. The work goes on. */
    async function withDeadline(work, time, late) {
      let timer;
      const end = new Promise((resolve) => {
        timer = setTimeout(resolve, time * 1000, withDeadline);
      });
      try {
        const first = await Promise.race([work, end]);
        return first === withDeadline ? late?.() : first;
      } finally {
        clearTimeout(timer);
        work.catch(() => {});
      }
    }

    function recordOf(bytes) {
      const damaged = () => new Rejection('damaged', 'the stored data is damaged');
      const decoded = (text) => {
        if (text === null) return null;
        const bytes = Buffer.from(`${text}`, 'base64');
        if (bytes.toString('base64') !== text) throw damaged();
        return bytes;
      };
      let json;
      try {
        json = bytes.length <= mostStored ? strictJSON(bytes, 'the stored data') : null;
      } catch {
        throw damaged();
      }
      const keys = ['schema', 'roots', 'timestamp', 'snapshot', 'targets', 'index', 'values', 'emergency'];
      if (!hasExactly(json, ...keys) || json.schema !== 1 || !Array.isArray(json.roots)) throw damaged();
      if (json.emergency !== null && !hasExactly(json.emergency, 'targets', 'role', 'list')) throw damaged();
      const {schema, roots, emergency, ...files} = json;
      return {...map(files, decoded), roots: roots.map(decoded), emergency: emergency && map(emergency, decoded)};
    }

    /** Stores one file in a folder. After a crash, it has either its old bytes or its new bytes. */
    function folderStorage(folder) {
      const path = `${folder}/remote-config.json`;
      return {
        async read() {
          const {readFile} = await import('node:fs/promises');
          try {
            return await readFile(path);
          } catch (error) {
            if (error.code === 'ENOENT') return null;
            throw error;
          }
        },
        async write(bytes) {
          const {mkdir, open, rename, unlink} = await import('node:fs/promises');
          await mkdir(folder, {recursive: true});
          const next = `${path}.${randomUUID()}.new`;
          try {
            const file = await open(next, 'wx', 0o600);
            try {
              await file.writeFile(bytes);
              await file.sync();
            } finally {
              await file.close();
            }
            await rename(next, path);
          } catch (error) {
            await unlink(next).catch(() => {});
            throw error;
          }
        },
      };
    }

    """#
}
