extension NodeEmitter {
  /// The class that follows a site: what callers use, and the pace of requests.
  static let follower = #"""
    const limits = {root: 65536, timestamp: 16384, snapshot: 65536, targets: 262144, index: 16384, values: 262144, emergency: 65536};
    const mostRoots = 256;
    const mostStored = 4 << 20;
    const longestPause = 6 * 3600;

    /** A remote config, or a file of its site, is rejected. `code` is stable, the message is for people. */
    class Rejection extends Error {
      constructor(code, message, pause) {
        super(message);
        this.name = 'Rejection';
        this.code = code;
        this.pause = pause;
      }
    }

    /**
     * Follows a config repository. The result answers with the active rules: with the newest verified values, with the last
     * values that were verified before, or as built.
     */
    export function follow(options) {
      return new Follower(options);
    }

    class Follower {
      #options;
      #paths;
      #now;
      #fetch;
      #storage;
      #built;
      #started;
      #refreshing;
      #root;
      #record = {roots: [], timestamp: null, snapshot: null, targets: null, index: null, values: null, emergency: null};
      /** The active config: {version, digest, origin, values, expires}; undefined for the built values. */
      #config;
      #source = 'embedded';
      #emergency = [];
      #off = [];
      #active;
      #next = 0;
      #failures = 0;
      #lastError = null;
      #lastSuccess = null;
      #mayStore = true;
      #stopped = false;

      constructor(options) {
        const given = {deadline: 5, every: 900, requestDeadline: 15, refreshDeadline: 60, app: '0', host: 'device', ...options};
        for (const key of ['site', 'root', 'environment', 'install']) {
          if (given[key] === undefined) throw new RulesError('malformed', `\`follow\` needs \`${key}\``);
        }
        if (!/^[\w-][\w.-]{0,63}$/.test(given.environment)) throw new RulesError('malformed', '`environment` is not a name');
        if (!appVersion(given.app)) throw new RulesError('malformed', '`app` is not a version such as 1.2');
        if (given.host !== 'device' && given.host !== 'server') throw new RulesError('malformed', '`host` is `device` or `server`');
        if (!/^https?:\/\//.test(given.site)) throw new RulesError('malformed', '`site` is not a URL');
        this.#options = given;
        const folder = `${given.product ?? product}/${given.environment}`;
        this.#paths = {
          product: given.product ?? product,
          index: `${folder}/config.json`,
          emergency: `${folder}/emergency.json`,
          values: (digest) => `${folder}/values/${digest}.json`,
        };
        this.#now = given.now ?? (() => Math.floor(Date.now() / 1000));
        this.#fetch = given.fetch ?? fetch;
        this.#storage = given.storage ?? (given.folder === undefined ? undefined : folderStorage(given.folder));
        this.#root = bytesOf(given.root);
      }

      /**
       * Returns the active rules. The first callers wait for one request together, each at most `deadline` seconds. Later
       * callers do not wait. When the last request is older than `every` seconds, a new one starts in the background.
       */
      async rules() {
        this.#started ??= this.#start();
        await this.#started;
        if (this.#now() >= this.#next && !this.#stopped) this.#inBackground();
        if (this.#lastSuccess === null && this.#refreshing && this.#failures === 0) {
          await withDeadline(this.#refreshing, this.#options.deadline);
        }
        this.#apply();
        return this.#active;
      }

      /** Asks the server now. Concurrent calls share one request. Returns whether other values became active. */
      async refresh() {
        this.#started ??= this.#start();
        await this.#started;
        return this.#inBackground();
      }

      /** Starts no further requests. */
      stop() {
        this.#stopped = true;
      }

      /** The active config, and the last error. */
      status() {
        return {
          source: this.#source,
          version: this.#config?.version ?? null,
          digest: this.#config?.digest ?? null,
          age: this.#config ? this.#now() - seconds(this.#config.origin.issued) : null,
          isStale: this.#config ? this.#now() >= this.#config.expires : false,
          switchedOff: [...this.#off],
          skipped: [...(this.#active?.skipped ?? [])],
          lastError: this.#lastError && {code: this.#lastError.code, message: this.#lastError.message},
          lastSuccess: this.#lastSuccess,
          failures: this.#failures,
        };
      }

      async #start() {
        this.#built = this.#options.rules ?? (await load());
        this.#active = this.#built;
        try {
          await this.#restore();
        } catch (error) {
          this.#refuse(error);
        }
        this.#apply(true);
      }

      #inBackground() {
        this.#refreshing ??= this.#refresh().finally(() => {
          this.#refreshing = undefined;
        });
        return this.#refreshing;
      }

      async #refresh() {
        const before = this.#active;
        const pace = (whole) => this.#now() + Math.floor(whole * (0.5 + Math.random() / 2));
        try {
          await withDeadline(this.#ask(), this.#options.refreshDeadline, () => {
            throw new Rejection('unreachable', `the refresh took more than ${this.#options.refreshDeadline} s`);
          });
          this.#failures = 0;
          this.#lastSuccess = this.#now();
          this.#next = pace(this.#options.every);
        } catch (error) {
          this.#failures += 1;
          this.#refuse(error);
          const wait = Math.min(longestPause, 15 * 2 ** Math.min(this.#failures - 1, 20));
          this.#next = pace(error.code === 'unreachable' ? wait : Math.min(this.#options.every, wait));
          if (error.pause > 0) this.#next = Math.max(this.#next, this.#now() + Math.min(longestPause, error.pause));
        }
        this.#apply();
        return this.#active !== before;
      }

    """#
}
