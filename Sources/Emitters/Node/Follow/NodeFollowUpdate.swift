extension NodeEmitter {
  /// One refresh: the workflow of a TUF client, the emergency switches, and the config.
  static let followUpdate = #"""
      #refuse(error) {
        const isOwn = error instanceof Rejection || error instanceof RulesError;
        this.#lastError = isOwn ? error : new Rejection('unreachable', plain(`${error.message}`));
      }

      /** Applies the config and the emergency switches to the built rules, unless nothing changed. */
      #apply(always = false) {
        if (this.#built === undefined) return;
        const off = this.#emergency.filter((one) => one.until === null || this.#now() < one.until).map((one) => one.path);
        const known = off.filter((path) => emergencySwitches.has(path));
        if (!always && known.join() === this.#off.join()) return;
        const values = {...this.#config?.values};
        for (const path of known) values[path] = false;
        const isBuilt = Object.keys(values).length === 0 && !this.#config;
        this.#active = isBuilt ? this.#built : this.#built.withValues(values, this.#config?.version);
        this.#off = known;
      }

      #activate(config, source) {
        // Throws if a value is not allowed. Then everything stays as it is.
        this.#built.withValues(config.values);
        this.#config = config;
        this.#source = source;
        this.#lastError = null;
        this.#apply(true);
      }

      // The workflow of a TUF client: section 5 of the specification.

      async #ask() {
        const before = this.#record;
        try {
          await this.#update();
        } catch (error) {
          // What an interrupted update accepted is stored, so that older metadata is rejected from now on.
          if (this.#record !== before) await this.#store().catch(() => {});
          throw error;
        }
        await this.#store();
      }

      async #update() {
        const end = Date.now() + this.#options.refreshDeadline * 1000;
        const trusted = new Trusted(this.#root, this.#now());
        const record = {...this.#record, roots: [...this.#record.roots]};
        trusted.stored('timestamp', record.timestamp);
        for (let followed = 0; followed < mostRoots; followed += 1) {
          const bytes = await this.#get(`metadata/${trusted.root.version + 1}.root.json`, limits.root, end, true);
          if (bytes === null) break;
          trusted.updateRoot(bytes);
          // A new root counts whatever happens to the rest.
          record.roots.push(bytes);
          this.#root = bytes;
          this.#record = {...this.#record, roots: [...record.roots]};
          if (trusted.timestamp === null) this.#record = {...this.#record, timestamp: null, snapshot: null};
        }
        trusted.requireFresh(trusted.root, 'root.json');
        trusted.updateTimestamp(await this.#get('metadata/timestamp.json', limits.timestamp, end));
        this.#record = {...this.#record, timestamp: trusted.timestamp.bytes};
        const listed = trusted.timestamp.snapshot;
        trusted.stored('snapshot', record.snapshot);
        if (trusted.snapshot?.version !== listed.version) {
          trusted.updateSnapshot(await this.#get(`metadata/${listed.version}.snapshot.json`, listed.length ?? limits.snapshot, end));
        }
        trusted.requireFresh(trusted.snapshot, 'snapshot.json');
        this.#record = {...this.#record, snapshot: trusted.snapshot.bytes};
        const targets = trusted.listed('targets');
        if (!trusted.stored('targets', record.targets)) {
          trusted.updateTargets(await this.#get(`metadata/${targets.version}.targets.json`, targets.length ?? limits.targets, end));
        }
        let problem;
        try {
          await this.#askEmergency(trusted, end);
        } catch (error) {
          problem = error;
        }
        this.#apply();
        await this.#askConfig(trusted, end);
        if (problem) throw problem;
      }

      /** Fetches the list of emergency switches, which does not depend on the config. */
      async #askEmergency(trusted, end) {
        const role = trusted.targets.delegations.find((one) => one.name === 'emergency');
        if (!role || !role.covers(this.#paths.emergency)) return this.#forgetEmergency();
        const listed = trusted.listed('emergency');
        const stored = this.#record.emergency;
        let bytes = stored?.role;
        if (!bytes || !matches(bytes, listed)) {
          bytes = await this.#get(`metadata/${listed.version}.emergency.json`, listed.length ?? limits.targets, end);
        }
        const file = trusted.delegated(bytes, role, listed);
        const target = file.targets.get(this.#paths.emergency);
        if (!target) return this.#forgetEmergency();
        const list = await this.#target(stored?.list, this.#paths.emergency, target, limits.emergency, end);
        this.#emergency = emergencyList(list, this.#requireOwn(target));
        this.#record = {...this.#record, emergency: {targets: trusted.targets.bytes, role: bytes, list}};
      }

      #forgetEmergency() {
        this.#emergency = [];
        this.#record = {...this.#record, emergency: null};
      }

      async #askConfig(trusted, end) {
        trusted.requireFresh(trusted.targets, 'targets.json');
        const late = () => {
          // The caller no longer waits, and the next refresh may have begun.
          if (Date.now() > end) throw new Rejection('unreachable', `the refresh took more than ${this.#options.refreshDeadline} s`);
        };
        const target = trusted.targets.targets.get(this.#paths.index);
        if (!target) throw new Rejection('unknown_target', `no targets metadata lists ${this.#paths.index}`);
        const index = await this.#target(this.#record.index, this.#paths.index, target, limits.index, end);
        const parsed = offers(index);
        const origin = this.#requireOwn(target);
        const offer = this.#offer(parsed);
        let values = null;
        if (offer) {
          values = await this.#target(this.#record.values, this.#paths.values(offer.sha256), offer, limits.values, end);
        }
        late();
        const config = {
          version: parsed.version, digest: target.sha256, origin, values: offer ? overrides(values) : {}, expires: trusted.expires,
        };
        if (this.#config?.digest !== config.digest || this.#source === 'embedded' || !sameValues(this.#config.values, config.values)) {
          this.#activate(config, 'network');
        } else {
          this.#config = config;
        }
        this.#lastError = null;
        this.#record = {...this.#record, targets: trusted.targets.bytes, index, values};
      }

      #offer(index) {
        const {install, app} = this.#options;
        const hash = sha256(`${index.rollout}/${install}`);
        const bucket = Number(BigInt(`0x${hash.slice(0, 16)}`) % 10000n);
        return index.offers.find((offer) => compareVersions(offer.minimumApp, appVersion(app)) <= 0 && bucket < offer.share);
      }

      /** Returns the origin of a target. Throws if it is for another product or environment. */
      #requireOwn(target) {
        const origin = target.custom;
        const texts = ['product', 'environment', 'issued', 'author', 'reason', 'commit'];
        if (!origin || texts.some((key) => typeof origin[key] !== 'string') || Number.isNaN(seconds(origin.issued))) {
          throw new Rejection('malformed', 'a target does not name the product and the environment');
        }
        if (origin.product !== this.#paths.product) {
          throw new Rejection('other_product', `it is for another product: ${plain(origin.product)}`);
        }
        if (origin.environment !== this.#options.environment) {
          throw new Rejection('other_environment', `it is for another environment: ${plain(origin.environment)}`);
        }
        return origin;
      }

    """#
}
