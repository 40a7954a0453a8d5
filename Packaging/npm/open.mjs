    const {reserve, open, memory} = this.#exports;
    const address = reserve(bundle.length);
    if (address === 0) throw new RulesError('no_bundle', 'there is not enough memory for the bundle');
    new Uint8Array(memory.buffer, address, bundle.length).set(bundle);
    const opened = open();
    if (opened > 0) throw new RulesError('no_bundle', `the bundle cannot be loaded: ${new TextDecoder().decode(joined(this.#complaints)).trim()}`);
