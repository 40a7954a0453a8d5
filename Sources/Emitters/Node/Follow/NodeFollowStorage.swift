extension NodeEmitter {
  /// What is stored, and requests with limits of time and size.
  static let followStorage = #"""
      // What is stored is verified like what a server sends.

      async #restore() {
        if (this.#storage === undefined) return;
        let bytes;
        try {
          bytes = await this.#storage.read();
        } catch (error) {
          // Unreadable data can be newer than what the server offers next.
          this.#mayStore = false;
          throw new Rejection('unreadable', plain(`the stored data cannot be read: ${error.message}`));
        }
        if (bytes === null) return;
        const record = recordOf(bytes);
        const trusted = new Trusted(this.#root, 0);
        const roots = [];
        for (const root of record.roots) {
          if (parse(root, 'root.json', limits.root).signed.version <= trusted.root.version) continue;
          trusted.updateRoot(root);
          roots.push(root);
        }
        this.#root = trusted.root.bytes;
        this.#record = {...record, roots};
        if (record.emergency) {
          try {
            const delegator = trusted.topTargets(record.emergency.targets);
            const role = delegator.delegations.find((one) => one.name === 'emergency');
            if (!role?.covers(this.#paths.emergency)) throw new Rejection('unknown_target', 'the stored list is not delegated');
            const target = trusted.signedBy(record.emergency.role, role).targets.get(this.#paths.emergency);
            if (!target || !matches(record.emergency.list, target)) throw otherContent('the stored list of emergency switches');
            this.#emergency = emergencyList(record.emergency.list, this.#requireOwn(target));
          } catch (error) {
            this.#refuse(error);
          }
        }
        if (!record.targets || !record.index) return;
        const targets = trusted.topTargets(record.targets);
        const target = targets.targets.get(this.#paths.index);
        if (!target || !matches(record.index, target)) throw new Rejection('other_content', 'the stored offers do not match the metadata');
        const parsed = offers(record.index);
        const origin = this.#requireOwn(target);
        let {expires} = targets;
        for (const [name, file] of [['timestamp', record.timestamp], ['snapshot', record.snapshot]]) {
          if (file) expires = Math.min(expires, seconds(parse(file, `${name}.json`, limits[name]).signed.expires));
        }
        if (this.#options.host === 'server' && this.#now() >= expires) {
          throw new Rejection('expired', `version ${parsed.version} has expired, and a server does not load it again`);
        }
        const offer = record.values && parsed.offers.find((one) => matches(record.values, one));
        if (record.values && !offer) throw new Rejection('other_content', 'the stored values do not match the offers');
        if (offer && compareVersions(offer.minimumApp, appVersion(this.#options.app)) > 0) return;
        const values = offer ? overrides(record.values) : {};
        this.#activate({version: parsed.version, digest: target.sha256, origin, values, expires}, 'stored');
      }

      async #store() {
        if (this.#storage === undefined) return;
        const text = (bytes) => (bytes ? Buffer.from(bytes).toString('base64') : null);
        const {roots, emergency, ...files} = this.#record;
        const json = {schema: 1, roots: roots.map(text), emergency: emergency && map(emergency, text), ...map(files, text)};
        const bytes = Buffer.from(JSON.stringify(json));
        if (this.#storedBytes?.equals(bytes)) return;
        if (!this.#mayStore) throw new Rejection('not_stored', 'it cannot be stored: the stored data could not be read');
        try {
          await this.#storage.write(bytes);
          this.#storedBytes = bytes;
        } catch (error) {
          throw new Rejection('not_stored', plain(`it cannot be stored: ${error.message}`));
        }
      }
      #storedBytes;

      // Requests, with limits of time and size.

      /** Returns a target file: the stored one if it matches, or else from the server. */
      async #target(stored, path, target, limit, end) {
        if (matches(stored, target)) return stored;
        const slash = path.lastIndexOf('/');
        const file = `targets/${path.slice(0, slash)}/${target.sha256}.${path.slice(slash + 1)}`;
        const bytes = await this.#get(file, Math.min(target.length, limit), end);
        if (!matches(bytes, target)) throw otherContent(file);
        return bytes;
      }

      async #get(path, limit, end, mayBeMissing = false) {
        const left = Math.min(end - Date.now(), this.#options.requestDeadline * 1000);
        if (left <= 0) throw new Rejection('unreachable', `the refresh took more than ${this.#options.refreshDeadline} s`);
        const {site} = this.#options;
        const control = new AbortController();
        const download = async () => {
          const response = await this.#fetch(`${site}${site.endsWith('/') ? '' : '/'}${path}`, {
            redirect: 'manual', cache: 'no-store', signal: control.signal, headers: {'accept-encoding': 'identity'},
          });
          // Storage services answer 403 for files that do not exist, unless the caller may list the files.
          if ([403, 404, 410].includes(response.status)) {
            if (mayBeMissing) return null;
            throw new Rejection('missing', `the server does not have ${path}`);
          }
          if (response.status !== 200) {
            const pause = Number(response.headers.get('retry-after') ?? 0);
            throw new Rejection('unreachable', `the server returned status ${response.status}`, Number.isInteger(pause) ? pause : 0);
          }
          if (Number(response.headers.get('content-length')) > limit) throw new Rejection('too_large', `${path} exceeds its maximum size`);
          const parts = [];
          let size = 0;
          for await (const part of response.body) {
            size += part.length;
            if (size > limit) throw new Rejection('too_large', `${path} exceeds its maximum size`);
            parts.push(part);
          }
          return Buffer.concat(parts);
        };
        try {
          return await withDeadline(download(), left / 1000, () => {
            throw new Rejection('unreachable', `${path} took more than ${Math.round(left / 1000)} s`);
          });
        } catch (error) {
          if (error instanceof Rejection) throw error;
          throw new Rejection('unreachable', plain(`the request failed: ${error.cause?.message ?? error.message}`));
        } finally {
          // Ends the connection at once, whatever the server still sends.
          control.abort();
        }
      }
    }

    """#
}
