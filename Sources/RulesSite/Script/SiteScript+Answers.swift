extension SiteScript {
  static let answers = #"""
    const verdict = (answer) => {
      if (answer.error?.code) return ['refused', 'not answered'];
      if (answer.undecided || answer.reasonCode === 'undecided') return ['undecided', 'undecided'];
      if (answer.allowed === false) return ['refused', 'refused'];
      if (answer.allowed === true) return answer.notices?.length || answer.mode === 'asks' ? ['notice', 'allowed, with a notice'] : ['allowed', 'allowed'];
      if (answer.valid === false || answer.complete === false) return ['refused', 'not valid'];
      if (answer.valid === true || answer.complete === true) return ['allowed', 'valid'];
      if (answer.outcome) return [answer.outcome === 'opens' ? 'allowed' : 'notice', answer.outcome.replaceAll('_', ' ')];
      return null;
    };
    const kinds = {action: 'actions', reasonCode: 'reasons', gateType: 'gates', error: 'errors', event: 'telemetry', vector: 'ladder', route: 'routes', screen: 'routes', instead: 'routes', opens: 'routes', surface: 'surfaces', plan: 'plans', key: 'copy', link: 'deep_links', spends: 'limits', retry: 'retries'};
    const listKinds = {says: 'copy', buttons: 'buttons', notices: 'notices', limits: 'limits', surfaces: 'surfaces', effects: 'effects', tasks: 'tasks', telemetry: 'telemetry'};
    const hiddenKeys = new Set(['id', 'allowed', 'action', 'screen', 'emptyState', 'moment', 'field', 'form', 'table', 'fact', 'trace', 'history', 'copy', 'parts', 'buttons', 'dismiss', 'title', 'body', 'button', 'facts', 'limits', 'connection', 'toasts', 'device', 'log', 'snapshot', 'badge', 'requests', 'inApp', 'heldBack', 'notPlanned', 'withdrawn', 'cancel']);
    const label = (key) => key.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ').toLowerCase();
    const value = (key, content, inList) => {
      if (content === null) return 'none';
      if (typeof content === 'boolean') return content ? 'yes' : 'no';
      if (typeof content === 'number') return content.toLocaleString('en');
      if (typeof content === 'string') return kinds[key] ? link(kinds[key], content) : shown(content);
      if (Array.isArray(content)) {
        return content.length === 0 ? 'none' : h('ul', {class: 'inline'}, content.map((item) => {
          const id = typeof item === 'string' ? item : item.id ?? item.event ?? item.key ?? item.task ?? item.name;
          return h('li', {}, typeof id === 'string' ? [listKinds[key] ? link(listKinds[key], id) : h('code', {}, id), item.copy?.text ?? item.text ? ` ${shown(item.copy?.text ?? item.text)}` : ''] : value(key, item, true));
        }));
      }
      if (content.key && content.text !== undefined) return [link('copy', content.key), ` ${shown(content.text)}`];
      return h('ul', {class: 'inline'}, Object.entries(content).map(([inner, item]) => h('li', {}, h('span', {class: 'note'}, `${label(inner)} `), value(inner, item, true))));
    };
    // The members of an answer as a list. Members that differ from another answer are highlighted.
    const list = (answer, other) => {
      const rows = Object.entries(answer).filter(([key, content]) => !hiddenKeys.has(key) && !(Array.isArray(content) && content.length === 0 && !other));
      return h('dl', {class: 'facts'}, rows.map(([key, content]) => {
        const differs = other && JSON.stringify(other[key]) !== JSON.stringify(content);
        return [h('dt', {}, label(key)), h('dd', {}, h('span', {class: differs ? 'differs' : null}, value(key, content)))];
      }));
    };
    const amount = (number, unit) => {
      if (number === null || number === undefined) return '∞';
      if (unit === 'bytes') for (const [size, name] of [[1e9, 'GB'], [1e6, 'MB'], [1e3, 'kB']]) if (number >= size) return `${Math.round(number / size * 100) / 100} ${name}`;
      return number.toLocaleString('en');
    };
    const meter = (limit, differs) => {
      const share = limit.limit ? Math.min(1, (limit.used ?? 0) / limit.limit) : limit.limit === 0 ? 1 : 0;
      const style = share >= 1 ? 'fill full' : share >= 0.8 ? 'fill near' : 'fill';
      return h('div', {class: 'meter'}, h('div', {}, link('limits', limit.id), ' ', h('b', {class: differs ? 'differs' : null}, `${limit.used === null ? '–' : amount(limit.used, limit.unit)} of ${amount(limit.limit, limit.unit)}`)),
        (() => { const bar = svg('svg', {viewBox: '0 0 100 6', preserveAspectRatio: 'none', 'aria-hidden': 'true'}, svg('rect', {class: 'bar', width: 100, height: 6}), svg('rect', {class: style, width: share * 100, height: 6})); return bar; })(),
        limit.count?.text || limit.counted?.text || limit.resets ? h('p', {}, shown([limit.count?.text, limit.counted?.text, limit.reset?.text].filter(Boolean).join(' '))) : null);
    };

    """#

  static let details = #"""
    // Lights the rows of the table that a trace describes.
    const light = (answer) => {
      const trace = answer.trace;
      for (const table of document.querySelectorAll('table[data-table]')) {
        if (!trace || trace.table !== table.dataset.table) continue;
        const held = new Map((trace.rows ?? []).map((row) => [row.rule, row.held]));
        const read = trace.facts ?? [];
        let isOver = false;
        table.classList.add('lit');
        for (const row of table.tBodies[0].rows) {
          const isHeld = held.get(row.dataset.rule);
          const said = row.querySelector('.said');
          const condition = row.cells[1].textContent;
          const used = read.filter((fact) => condition.includes(fact.name)).map((fact) => `${fact.name} = ${JSON.stringify(fact.value)}`).join(', ');
          row.className = '';
          if (isOver) said.textContent = 'not reached';
          else if (isHeld === true) { row.className = 'won'; said.replaceChildren(h('b', {}, 'decides'), used ? ` ${used}` : ''); isOver = true; }
          else if (isHeld === false) { row.className = 'passed'; said.textContent = used ? `no: ${used}` : 'does not hold'; }
          else said.textContent = 'undecided: a fact is missing';
        }
      }
    };
    const flips = (answer) => {
      const ways = answer.trace?.flips ?? [];
      return ways.length === 0 ? null : h('div', {}, h('h3', {}, 'Counterfactuals'), h('div', {class: 'flips'}, ways.map((way) => h('button', {type: 'button', class: 'act', onclick: () => { set(way.fact, way.value); say(`${way.fact} is now ${way.value}`); }},
        `${way.fact} = ${way.value === null ? 'null' : way.value}`, h('small', {}, `becomes ${typeof way.becomes === 'string' ? way.becomes : JSON.stringify(way.becomes)}`)))));
    };
    const assumptions = (persona) => {
      const ids = Object.keys(persona.assumed);
      return ids.length === 0 ? null : h('p', {class: 'given'}, h('span', {class: 'note'}, 'Assumed:'), ids.map((id) => h('button', {type: 'button', class: 'fact assumed', onclick: () => openDrawer(id)}, `${id} = ${persona.assumed[id] === null ? 'null' : persona.assumed[id]}`)));
    };
    // The status of one vector is shown without the list around it.
    const unwrapped = (answer) => (Array.isArray(answer.ladder) && answer.ladder.length === 1 ? answer.ladder[0] : answer);
    // The overview has all limits: a page shows those that it is about.
    const shownLimits = (request, {limits}, other) => {
      if (request.ask !== 'overview') return limits;
      if (page.kind === 'limits') return limits.filter((limit) => limit.id === page.name);
      return other?.limits ? limits.filter((limit) => JSON.stringify(limit) !== JSON.stringify(other.limits.find(({id}) => id === limit.id))) : limits;
    };
    const side = ({request, answer}, other, extra) => {
      const found = verdict(answer);
      return h('div', {class: 'side'},
        h('div', {class: 'verdictline'}, extra ? h('span', {class: 'chip'}, extra) : null, found ? h('span', {class: `verdict ${found[0]}${other && JSON.stringify(verdict(other)) !== JSON.stringify(found) ? ' differs' : ''}`}, found[1]) : null),
        answer.error?.code ? h('p', {class: 'refused'}, answer.error.message) : list(unwrapped(answer), other ? unwrapped(other) : undefined),
        answer.limits?.length ? h('div', {class: 'meters'}, shownLimits(request, answer, other).map((limit) => meter(limit))) : null,
        answer.snapshot ? list(page.kind === 'snapshot' ? {[page.name]: answer.snapshot[page.name]} : answer.snapshot, other?.snapshot) : null);
    };
    // The picture of an answer in the other languages, drawn when it is opened.
    const inLanguages = ({request, persona}, number) => h('details', {class: 'group', open: state.languages.has(number), ontoggle: ({target}) => {
      if (target.open !== state.languages.has(number)) { state.languages[target.open ? 'add' : 'delete'](number); entered(); }
      if (!target.open || target.children.length > 1) return;
      for (const language of data.languages.filter((tag) => tag !== (persona.language || data.language))) {
        const [exchange] = askAll({persona: {...persona, language}, engine: engines.now}, [{...request, locale: undefined}]);
        target.append(h('div', {lang: language}, h('span', {class: 'chip'}, language), picture(exchange.answer, exchange.request)));
      }
    }}, h('summary', {}, 'In other languages'));
    // The panel of one question: each side with its answer and its picture.
    const panel = (title, exchanges, number) => {
      const [first, second] = exchanges;
      const isPair = exchanges.length > 1;
      const pictures = exchanges.map(({request, answer}) => picture(answer, request));
      const columns = isPair
        ? exchanges.map((exchange, index) => h('div', {class: 'side'}, side(exchange, exchanges[1 - index].answer, exchange.mark), pictures[index]))
        : [h('div', {class: 'side'}, side(first), flips(first.answer), first.persona ? assumptions(first.persona) : null), pictures[0] && data.languages.length > 1 ? h('div', {}, pictures[0], inLanguages(first, number)) : pictures[0]];
      return h('article', {class: 'panel'}, h('h3', {}, title), h('div', {class: isPair ? 'answer pair' : 'answer'}, columns), h('p', {class: 'given'}, h('button', {type: 'button', class: 'act', onclick: () => copyScenario(exchanges)}, 'Copy as scenario')));
    };

    """#
}
