extension SiteScript {
  static let bar = #"""
    // Browsers refuse changes of the address that follow each other too fast, such as those of a slider.
    let writing = 0;
    let lastWrite = -1e9;
    const writeAddress = () => {
      clearTimeout(writing);
      const wait = lastWrite + 350 - performance.now();
      if (wait > 0) { writing = setTimeout(writeAddress, wait); return; }
      lastWrite = performance.now();
      history.replaceState(null, '', addressOf());
    };
    const entered = () => {
      state.touched = true;
      writeAddress();
    };
    // What was assumed for other answers is not assumed any longer.
    const forget = () => { for (const persona of [state.a, state.b]) if (persona) persona.assumed = {}; };
    const changed = () => {
      entered();
      forget();
      drawBar();
      answerPage();
    };
    const set = (id, value, persona = state.a) => {
      if (value === undefined) delete persona.facts[id]; else persona.facts[id] = value;
      changed();
    };
    const travel = (seconds, persona) => set(data.now, timestamp(moment(persona.facts[data.now]) + seconds * 1000), persona);
    const options = (values, chosen, title = (value) => value) => values.map((value) => h('option', {value, selected: value === chosen}, title(value)));
    // The zones are many, so the list has them when it is used.
    const zoneList = (persona) => {
      const fill = ({target}) => { if (target.length < 2) target.append(...options(['UTC', ...Intl.supportedValuesOf?.('timeZone') ?? []].filter((name) => name !== persona.zone))); };
      return h('select', {'data-fact': '@zone', onpointerdown: fill, onfocus: fill, onchange: ({target}) => { persona.zone = target.value; changed(); }}, options([persona.zone]));
    };
    const row = (persona, mark) => h('div', {class: mark === 'B' ? 'who second' : 'who', role: 'group', 'aria-label': mark === 'B' ? 'Second persona' : 'Persona'},
      state.b ? h('span', {class: 'tag', 'aria-hidden': 'true'}, mark) : null,
      data.plans.length ? h('label', {}, data.plan, h('select', {'data-fact': data.plan, onchange: (event) => set(data.plan, event.target.value || undefined, persona)}, options(['', ...data.plans], persona.facts[data.plan] ?? '', (plan) => plan || 'derived'))) : null,
      data.now ? [h('label', {}, `${data.now} (UTC)`, h('input', {type: 'datetime-local', step: 60, 'data-fact': data.now, value: (persona.facts[data.now] ?? '').slice(0, 16), onchange: (event) => set(data.now, event.target.value ? `${event.target.value}:00Z` : undefined, persona)})), [[-86400, '−1 d', 'A day earlier'], [3600, '+1 h', 'An hour later'], [86400, '+1 d', 'A day later']].map(([seconds, text, title]) => h('button', {type: 'button', class: 'act', title, 'aria-label': title, onclick: () => travel(seconds, persona)}, text))] : null,
      h('label', {}, 'zone', zoneList(persona)),
      data.languages.length > 1 ? h('label', {}, 'language', h('select', {onchange: (event) => { persona.language = event.target.value; changed(); }}, options(['', ...data.languages], persona.language, (tag) => tag || data.language || 'default'))) : null,
      h('div', {class: 'given'}, Object.entries(persona.facts).filter(([id]) => id !== data.plan && id !== data.now).map(([id, content]) => h('span', {class: 'fact'}, h('code', {}, `${id} = ${content === null ? 'null' : content}`), h('button', {type: 'button', 'aria-label': `Remove ${id}`, onclick: () => set(id, undefined, persona)}, '×'))),
        h('button', {type: 'button', class: 'act', onclick: () => openDrawer('', persona)}, '+ fact')),
      mark === 'B' ? null : h('div', {class: 'tools'},
        h('button', {type: 'button', class: 'act', 'aria-pressed': state.b ? 'true' : 'false', onclick: () => { state.b = state.b ? null : {...state.a, facts: {...state.a.facts}, assumed: {}}; changed(); }}, state.b ? 'One persona' : 'Compare'),
        data.since ? h('button', {type: 'button', class: 'act', 'aria-pressed': state.since ? 'true' : 'false', onclick: async () => { state.since = !state.since; await loadSince(); changed(); }}, `With ${data.since}`) : null,
        h('button', {type: 'button', class: 'act', onclick: () => { state.touched = true; history.replaceState(null, '', addressOf()); copyText(location.href, 'The link is copied'); }}, 'Copy link')));
    const drawBar = () => {
      const bar = byId('persona');
      const focused = document.activeElement?.dataset?.fact;
      const number = [...bar.children].findIndex((row) => row.contains(document.activeElement));
      bar.replaceChildren(row(state.a, 'A'), ...(state.b ? [row(state.b, 'B')] : []));
      if (focused) bar.children[number]?.querySelector(`[data-fact="${CSS.escape(focused)}"]`)?.focus();
    };
    const copyText = async (text, done) => {
      try { await navigator.clipboard.writeText(text); say(done); } catch { openText(text); }
    };
    const openText = (text) => {
      const dialog = h('dialog', {'aria-label': 'Copy'}, h('div', {class: 'drawer'}, h('div', {class: 'head'}, h('h2', {}, 'Copy'), h('form', {method: 'dialog'}, h('button', {class: 'act'}, 'Close'))), h('pre', {tabindex: 0}, h('code', {}, text))));
      dialog.addEventListener('close', () => dialog.remove());
      document.body.append(dialog);
      dialog.showModal();
    };

    """#

  static let drawer = #"""
    const control = (fact, persona, done) => {
      const now = persona.facts[fact.id] ?? persona.assumed[fact.id];
      const give = (content) => { set(fact.id, content, persona); done(); };
      const name = {'aria-label': fact.id};
      const choose = (values) => h('select', {...name, onchange: (event) => give(event.target.value === '' ? undefined : parsed(fact.id, event.target.value))}, options(['', ...values, ...(fact.null ? ['null'] : [])], now === undefined ? '' : now === null ? 'null' : `${now}`, (item) => item || 'not given'));
      switch (fact.type) {
        case 'bool': return choose(['true', 'false']);
        case 'one_of': return choose(fact.values);
        case 'int': {
          const most = fact.most !== undefined && fact.most < 1e9 ? fact.most : Math.max(20, (Number(now) || 0) * 2);
          const number = h('input', {...name, type: 'number', value: typeof now === 'number' ? now : '', min: fact.least ?? 0, max: fact.most, onchange: (event) => give(event.target.value === '' ? undefined : parsed(fact.id, event.target.value))});
          return h('div', {class: 'value'}, h('input', {'aria-label': `${fact.id}, slider`, type: 'range', min: fact.least ?? 0, max: most, value: typeof now === 'number' ? now : 0, oninput: (event) => { number.value = event.target.value; set(fact.id, Number(event.target.value), persona); }}), number);
        }
        case 'timestamp': return h('input', {...name, type: 'datetime-local', value: typeof now === 'string' ? now.slice(0, 16) : '', onchange: (event) => give(event.target.value ? `${event.target.value}:00Z` : undefined)});
        default: return h('input', {...name, type: 'text', value: now === undefined ? '' : written(fact.id, now), onchange: (event) => give(event.target.value === '' ? undefined : parsed(fact.id, event.target.value))});
      }
    };
    const openDrawer = async (wanted = '', persona = state.a) => {
      if (document.querySelector('dialog[open]')) return;
      const list = h('fieldset', {tabindex: 0}, h('legend', {class: 'unseen'}, 'Facts'));
      const search = h('input', {type: 'search', placeholder: 'Find a fact', 'aria-label': 'Find a fact', value: wanted});
      await loadSearch();
      const abouts = new Map(globalThis.rulebookSearch.map(([kind, name, , about]) => [`${kind} ${name}`, about]));
      const about = (fact) => fact.about ?? abouts.get(`fact ${fact.id}`) ?? '';
      const draw = () => {
        const text = search.value.trim().toLowerCase();
        const found = data.facts.filter((fact) => !fact.thing && `${fact.id} ${about(fact)}`.toLowerCase().includes(text));
        list.replaceChildren(h('legend', {class: 'unseen'}, 'Facts'), ...found.map((fact) => h('div', {class: 'control'}, h('div', {}, h('code', {}, fact.id), h('p', {}, about(fact))), control(fact, persona, () => {}))));
      };
      search.addEventListener('input', draw);
      const dialog = h('dialog', {'aria-label': 'Facts of the persona'}, h('div', {class: 'drawer'}, h('div', {class: 'head'}, h('h2', {}, 'Facts of the persona'), h('form', {method: 'dialog'}, h('button', {class: 'act'}, 'Done'))), search, list));
      dialog.addEventListener('close', () => dialog.remove());
      document.body.append(dialog);
      draw();
      dialog.showModal();
      search.focus();
    };

    """#

  static let scenario = #"""
    // Letters of other alphabets and invisible characters are escapes, because a rule file may not mix them with Latin letters.
    const quoted = (text) => JSON.stringify(text).replace(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[\p{C}\p{Zl}\p{Zp}]/gu, (letter) => {
      const code = letter.codePointAt(0).toString(16).toUpperCase();
      return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
    });
    const nothing = Symbol('none');
    const yaml = (content) => {
      if (content === nothing) return 'none';
      if (content === null) return 'null';
      if (typeof content === 'boolean' || typeof content === 'number') return `${content}`;
      if (Array.isArray(content)) return `[${content.map(yaml).join(', ')}]`;
      if (typeof content === 'object') return `{${Object.entries(content).map(([key, inner]) => `${/^[A-Za-z_][\w./-]*$/.test(key) ? key : quoted(key)}: ${yaml(inner)}`).join(', ')}}`;
      return /^[A-Za-z_][\w./-]*$/.test(content) && !/^(true|false|null|yes|no|on|off|y|n|none|not_given|now)$/i.test(content) && !/^(limits|settings)\./.test(content) ? content : quoted(content);
    };
    const forms = {entitlement: 'may', do: 'may', count: 'happens', signal: 'signal', release: 'released', screen: 'screen', error: 'error', table: 'table', fact: 'fact', empty_state: 'empty_state', moment: 'moment', field: 'field', form: 'form', retry: 'retry', link: 'link', ladder: 'ladder', meter: 'meter', payload: 'payload'};
    // Parts of an answer that do not repeat sentences, which change more often than decisions.
    const expected = (answer) => {
      const then = {};
      for (const key of ['allowed', 'plan', 'reasonCode', 'gateType', 'answer', 'value', 'outcome', 'route', 'instead', 'valid', 'complete', 'state', 'opens', 'severity', 'try', 'blocks']) {
        if (answer[key] !== undefined && answer[key] !== null) then[key] = answer[key];
      }
      if (answer.undecided) then.undecided = {fact: answer.undecided.fact};
      if (answer.limits?.length) then.limits = answer.limits.map((limit) => ({id: limit.id, used: limit.used, limit: limit.limit}));
      if (answer.requests) then.requests = answer.requests.length ? answer.requests.map((request) => ({id: request.id, at: request.at})) : nothing;
      if (answer.snapshot) then.snapshot = Object.fromEntries(Object.entries(answer.snapshot).filter(([, content]) => !content?.error));
      if (Array.isArray(answer.ladder)) then.ladder = answer.ladder.map(({vector, level, effect, count}) => ({vector, level, effect, count}));
      if (Object.keys(then).length === 0) then.undecided = nothing;
      return then;
    };
    // The parts of a scenario, as YAML.
    const partsOf = (request) => {
      const {ask, facts: given, id, trace, history, facts: ignored, locale, [subjects[ask]]: about, ...more} = request;
      if (ask === 'notifications') more.zone = request.zone.name;
      const clean = {ask, facts: given, ...(locale ? {locale} : {}), ...(about === undefined ? {} : {[subjects[ask] ?? 'subject']: about}), ...more};
      if (ask === 'do') { clean.ask = 'entitlement'; delete clean.event_id; delete clean.happened_at; delete clean.automatic; }
      for (const key of ['event_id', 'happened_at', 'automatic']) delete more[key];
      const asked = ask === 'notifications' ? {...clean, zone: request.zone} : clean;
      const answer = engines.now.ask([asked])[0];
      const {[data.now]: now, ...rest} = given;
      const name = `playground.${ask === 'do' ? 'entitlement' : ask}${about ? `_${String(about).toLowerCase().replace(/[^a-z0-9]+/g, '_').slice(0, 40)}` : ''}`;
      const own = {};
      for (const key of ['confirmed', 'text', 'exists', 'id']) if (more[key] !== undefined && ['confirmed', 'text', 'exists'].includes(key)) { own[key] = more[key]; delete more[key]; }
      const when = {...(forms[ask] ? {[forms[ask]]: about} : {ask}), ...own, ...(locale ? {locale} : {}), ...(Object.keys(more).length ? {with: more} : {})};
      return {name, at: now && JSON.stringify(now), given: Object.keys(rest).length ? yaml(rest) : '', when: yaml(when), then: yaml(expected(answer))};
    };
    // The requests of two personas are two cases.
    const scenarioOf = (...requests) => {
      const all = requests.map(partsOf);
      const [{name, ...first}] = all;
      const isShared = (key) => !all[1] || (key !== 'then' && all.every((one) => one[key] === first[key]));
      const lines = (parts, wanted) => Object.keys(first).filter((key) => parts[key] && wanted(key)).map((key) => `${key}: ${parts[key]}`);
      const cases = all[1] ? ['cases:', ...all.map((one) => `  - ${lines(one, (key) => !isShared(key)).join('\n      ')}`)] : [];
      return [`${name}:`, 'about: Copied from the site.', ...lines(first, isShared), ...cases].join('\n  ') + '\n';
    };
    // Another revision answers for the same persona.
    const copyScenario = (exchanges) => copyText(scenarioOf(...exchanges.filter(({persona}, index) => !index || persona !== exchanges[0].persona).map(({request}) => request)), 'The scenario is copied');

    """#

  static let finder = #"""
    let entries = null;
    const loadSearch = async () => { if (!globalThis.rulebookSearch) await script('search.js'); };
    const openFinder = async () => {
      if (document.querySelector('dialog[open]')) return;
      const input = h('input', {type: 'search', placeholder: 'An id, a sentence, a section', 'aria-label': 'Search', autocomplete: 'off'});
      const hits = h('ul', {class: 'hits', 'aria-label': 'Results'});
      const count = h('p', {class: 'unseen', role: 'status'});
      const dialog = h('dialog', {'aria-label': 'Search'}, h('div', {class: 'searchbox'}, input, h('form', {method: 'dialog'}, h('button', {class: 'act'}, 'Close'))), count, hits);
      dialog.addEventListener('close', () => dialog.remove());
      document.body.append(dialog);
      dialog.showModal();
      if (!entries) {
        await loadSearch();
        entries = globalThis.rulebookSearch.map(([kind, name, target, text, cited]) => ({kind, name, target, text, folded: `${name} ${name.replace(/[_./-]/g, ' ')} ${text} ${cited} ${kind}`.toLowerCase(), lowered: name.toLowerCase()}));
      }
      const draw = () => {
        const text = input.value.trim().toLowerCase();
        const words = text.split(/\s+/).filter(Boolean);
        const rank = (entry) => entry.lowered === text ? 0 : entry.lowered.startsWith(text) ? 1 : entry.lowered.includes(text) ? 2 : entry.folded.includes(text) ? 3 : 4;
        const found = words.length ? entries.filter((entry) => words.every((word) => entry.folded.includes(word))).map((entry) => [rank(entry), entry]).sort((a, b) => a[0] - b[0]).slice(0, 40).map(([, entry]) => entry) : [];
        count.textContent = words.length ? `${found.length} ${found.length === 1 ? 'result' : 'results'}` : '';
        hits.replaceChildren(...found.map((entry) => h('li', {}, h('a', {href: root + entry.target}, h('small', {}, entry.kind), h('span', {class: 'id'}, entry.name), h('p', {}, shown(entry.text))))));
      };
      const move = (step) => {
        const links = [input, ...hits.querySelectorAll('a')];
        links[Math.max(0, Math.min(links.length - 1, links.indexOf(document.activeElement) + step))]?.focus();
      };
      input.addEventListener('input', draw);
      dialog.addEventListener('keydown', (event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') { event.preventDefault(); move(event.key === 'ArrowDown' ? 1 : -1); }
        // Browsers would only empty the box.
        if (event.key === 'Escape') dialog.close();
        if (event.key === 'Enter' && document.activeElement === input) { event.preventDefault(); hits.querySelector('a')?.click(); }
      });
      input.focus();
      // What was typed while the entries were loaded.
      draw();
    };
    document.addEventListener('keydown', (event) => {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '');
      if ((event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) { event.preventDefault(); openFinder(); }
    });
    for (const button of document.querySelectorAll('.find')) { button.hidden = false; button.addEventListener('click', openFinder); }

    """#
}
