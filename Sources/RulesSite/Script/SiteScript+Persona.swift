extension SiteScript {
  static let persona = #"""
    const facts = new Map(data.facts.map((fact) => [fact.id, fact]));
    const usualPlan = data.plans[1] ?? data.plans[0];
    const usualNow = '2026-03-02T12:00:00Z';
    // The milliseconds of a time. A persona can have a text that is not a time.
    const moment = (text) => { const time = Date.parse(text ?? usualNow); return Math.abs(time) < 2e14 ? time : Date.parse(usualNow); };
    const timestamp = (time) => new Date(time).toISOString().replace('.000Z', 'Z');
    const makePersona = (given = {}) => ({facts: {...(usualPlan ? {[data.plan]: usualPlan} : {}), ...(data.now ? {[data.now]: usualNow} : {}), ...given}, zone: 'UTC', language: '', assumed: {}});
    // What a permalink has: the personas, what was typed, the events an hour of a ladder, and the pictures whose other languages are open.
    const state = {a: makePersona(), b: null, since: false, touched: false, typed: null, rate: 4, languages: new Set()};
    // The value that is assumed for a missing fact, so that a page has an answer. It is shown as an assumption.
    const usualValue = (fact) => {
      if (fact.null) return null;
      switch (fact.type) {
        case 'bool': return false;
        case 'int': return Math.max(fact.least ?? 0, 0);
        case 'one_of': return fact.values[0];
        case 'timestamp': return state.a.facts[data.now] ?? usualNow;
        case 'duration': return '1h';
        case 'list': return [];
        case 'id': return 'a-1';
        default: return 'Example';
      }
    };
    const offsets = new Map();
    const offsetAt = (zone, time) => {
      if (!offsets.has(zone)) {
        offsets.set(zone, new Intl.DateTimeFormat('en-US', {timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric'}));
      }
      const part = Object.fromEntries(offsets.get(zone).formatToParts(time * 1000).map(({type, value}) => [type, Number(value)]));
      return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second) / 1000 - time;
    };
    const zones = new Map();
    // The data of a time zone around a time, which the evaluator does not have.
    const zoneData = (name, now) => {
      const middle = Math.floor(moment(now) / 1000);
      const key = `${name} ${Math.floor(middle / 31556952)}`;
      if (zones.has(key)) return zones.get(key);
      const changes = [];
      const day = 86400;
      const first = middle - 400 * day;
      let before = offsetAt(name, first);
      for (let time = first; time < middle + 800 * day; time += 7 * day) {
        const after = offsetAt(name, time + 7 * day);
        if (after === before) continue;
        let [low, high] = [time, time + 7 * day];
        while (high - low > 1) {
          const half = Math.floor((low + high) / 2);
          if (offsetAt(name, half) === before) low = half; else high = half;
        }
        changes.push([high, after]);
        before = after;
      }
      const made = {name, offset: offsetAt(name, first), changes};
      zones.set(key, made);
      return made;
    };
    const sides = () => {
      const list = [{mark: 'A', title: 'now', persona: state.a, engine: engines.now}];
      if (state.b) list.push({mark: 'B', title: 'second persona', persona: state.b, engine: engines.now});
      if (state.since && engines.since) list.push({mark: data.since, title: `rules of ${data.since}`, persona: state.a, engine: engines.since});
      return list.slice(0, 2);
    };

    """#

  static let permalink = #"""
    const written = (id, value) => (typeof value === 'string' && facts.get(id)?.type !== 'list' ? value : JSON.stringify(value));
    const parsed = (id, text) => {
      const fact = facts.get(id);
      if (!fact) return undefined;
      if (text === 'null' && fact.null) return null;
      if (fact.type === 'bool') return text === 'true' ? true : text === 'false' ? false : undefined;
      if (fact.type === 'int') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
      if (fact.type === 'list') { try { const list = JSON.parse(text); return Array.isArray(list) ? list : undefined; } catch { return undefined; } }
      if (fact.type === 'one_of') return fact.values.includes(text) ? text : undefined;
      return text;
    };
    // `isWhole`: with what was entered on this page. Links to other pages have only the personas.
    const addressOf = (isWhole = true) => {
      const address = new URLSearchParams();
      const add = (persona, before) => {
        for (const [id, value] of Object.entries(persona.facts)) address.set(before + id, written(id, value));
        // The second persona always has one value, because it can have no facts.
        if (before || persona.zone !== 'UTC') address.set(before + '@zone', persona.zone);
        if (persona.language) address.set(before + '@language', persona.language);
        if (isWhole && persona.shown) address.set(before + '@shown', persona.shown);
      };
      add(state.a, '');
      if (state.b) add(state.b, 'b:');
      if (state.since) address.set('@since', '1');
      if (isWhole && state.typed !== null) address.set('@typed', state.typed);
      if (isWhole && state.rate !== 4) address.set('@rate', state.rate);
      if (isWhole) for (const number of state.languages) address.append('@languages', number);
      return '#' + address.toString();
    };
    const isZone = (name) => { try { new Intl.DateTimeFormat('en', {timeZone: name}); return true; } catch { return false; } };
    const readAddress = () => {
      const address = new URLSearchParams(location.hash.slice(1));
      if ([...address].length === 0) return false;
      const read = (before) => {
        const persona = makePersona();
        persona.facts = {};
        for (const [key, text] of address) {
          if (!key.startsWith(before) || (before === '' && key.startsWith('b:'))) continue;
          const id = key.slice(before.length);
          if (id === '@zone') { if (isZone(text)) persona.zone = text; } else if (id === '@language') persona.language = data.languages.includes(text) ? text : ''; else if (id === '@shown') persona.shown = text;
          else { const value = parsed(id, text); if (value !== undefined) persona.facts[id] = value; }
        }
        return persona;
      };
      state.a = read('');
      state.b = [...address.keys()].some((key) => key.startsWith('b:')) ? read('b:') : null;
      state.since = address.get('@since') === '1';
      state.typed = address.get('@typed');
      state.rate = /^([1-9]|1\d|20)$/.test(address.get('@rate')) ? Number(address.get('@rate')) : 4;
      state.languages = new Set(address.getAll('@languages').map(Number));
      state.touched = true;
      return true;
    };
    // Links inside the site carry the persona.
    document.addEventListener('click', (event) => {
      const anchor = event.target.closest?.('a[href]');
      if (!anchor || !state.touched || anchor.hash || anchor.origin !== location.origin) return;
      anchor.hash = addressOf(false);
    }, true);

    """#

  static let asking = #"""
    const subjects = {entitlement: 'action', do: 'action', table: 'table', ladder: 'vector', meter: 'limit', payload: 'payload', link: 'link', fact: 'fact', error: 'error', retry: 'retry', empty_state: 'empty_state', screen: 'route', moment: 'moment', field: 'field', form: 'form', count: 'event', signal: 'signal', release: 'vector'};
    const heading = (request) => {
      const words = {entitlement: 'May', do: 'Does', screen: 'Screen', table: 'Table', ladder: 'Ladder', overview: 'Limits', plan: 'Plan', snapshot: 'Snapshot', empty_state: 'Empty state'};
      const about = request[subjects[request.ask]];
      return h('span', {}, `${words[request.ask] ?? label(request.ask)[0].toUpperCase() + label(request.ask).slice(1)} `, about ? h('code', {}, about) : '');
    };
    const subject = (request) => request[subjects[request.ask]] ?? request.ask;
    const missing = (answer) => {
      const found = [];
      const look = (value) => {
        if (value?.code === 'missing_fact' && value.fact) found.push(value.fact);
        else if (value && typeof value === 'object') for (const [key, inner] of Object.entries(value)) if (key !== 'trace' && key !== 'history') look(inner);
      };
      look(answer);
      return found;
    };
    // The zones of the personas of requests, for the clocks of pictures.
    const zoneNames = new WeakMap();
    const complete = (request, persona) => {
      const given = {...persona.assumed, ...persona.facts};
      const whole = {...request, facts: given};
      zoneNames.set(whole, persona.zone);
      if (request.history) for (const id of data.counted) delete given[id];
      if (persona.language && !request.locale) whole.locale = persona.language;
      if (request.ask === 'notifications') whole.zone = zoneData(persona.zone, given[data.now] ?? usualNow);
      return whole;
    };
    // Answers requests for a persona. Missing facts are assumed, and the assumptions are shown.
    const askAll = (side, requests) => {
      if (requests.some((request) => request.ask === 'overview')) {
        for (const id of Object.values(data.used)) if (facts.has(id) && !(id in side.persona.facts)) side.persona.assumed[id] ??= usualValue(facts.get(id));
      }
      return side.engine.converse(answered(requests, side));
    };
    const answered = function* (requests, {persona, served}) {
      if (served) yield {ask: 'set', values: served};
      const exchanges = requests.map(() => ({}));
      let round = 0;
      // What was answered with fewer assumptions is asked again.
      for (let index = 0; exchanges.some((exchange) => exchange.round !== round); index = (index + 1) % requests.length) {
        while (exchanges[index].round !== round) {
          const request = complete(requests[index], persona);
          const answer = yield request;
          exchanges[index] = {request, answer, round};
          const lacks = missing(answer).filter((id) => facts.has(id) && !facts.get(id).thing && !(id in persona.facts) && !(id in persona.assumed));
          for (const id of lacks) persona.assumed[id] = usualValue(facts.get(id));
          if (lacks.length) round += 1;
        }
      }
      return exchanges;
    };

    """#
}
