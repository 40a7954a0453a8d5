extension SiteScript {
  static let ladder = #"""
    // A day of somebody who repeats an action, as a time line: the count in the window, the levels, and where they begin.
    let perHour = 4;
    const simulate = (rate, side) => {
      const vector = page.name;
      const event = data.spends[vector];
      const start = Date.parse(side.persona.facts[data.now] ?? usualNow);
      const points = [];
      let history = {};
      const step = 3600000 / rate;
      for (let index = 0; index < Math.min(rate * 24, 480); index += 1) {
        const now = new Date(start + index * step).toISOString().replace('.000Z', 'Z');
        const given = {...side.persona.assumed, ...side.persona.facts, [data.now]: now};
        for (const id of data.counted) delete given[id];
        const [counted] = side.engine.ask([{ask: 'count', event, event_id: `e${index}`, facts: given, history}]);
        if (counted.error) return {points, error: counted.error.message};
        history = counted.history ?? history;
        const [status] = side.engine.ask([{ask: 'ladder', vector, facts: given, history}]);
        const found = status.ladder?.[0] ?? {};
        points.push({hours: index * step / 3600000, count: found.count ?? 0, level: found.level ?? null, effect: found.effect});
      }
      return {points};
    };
    const line = ({points, error}) => {
      if (error) return h('p', {class: 'refused'}, error);
      const width = 720, height = 210, left = 36, bottom = 24;
      const most = Math.max(1, ...points.map((point) => point.count)) * 1.1;
      const x = (hours) => left + hours / 24 * (width - left - 10);
      const y = (count) => height - bottom - count / most * (height - bottom - 24);
      const picture = svg('svg', {class: 'line', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `The count reaches ${Math.max(0, ...points.map((point) => point.count))}; levels: ${[...new Set(points.map((point) => point.level).filter(Boolean))].join(', ') || 'none'}`});
      picture.append(svg('line', {class: 'axis', x1: left, x2: width - 10, y1: y(0), y2: y(0)}));
      for (let hour = 0; hour <= 24; hour += 4) { const mark = svg('text', {x: x(hour), y: height - 6, 'text-anchor': 'middle'}); mark.append(`${hour} h`); picture.append(mark); }
      const top = svg('text', {x: left - 6, y: y(most / 1.1) + 4, 'text-anchor': 'end'});
      top.append(`${Math.round(most / 1.1)}`);
      picture.append(top);
      let last = null;
      let marks = 0;
      points.forEach((point) => {
        if (point.level !== last) {
          if (point.level) {
            const color = ['stops', 'blocks'].includes(point.effect) ? 'var(--refused)' : 'var(--notice)';
            picture.append(svg('line', {class: 'mark', x1: x(point.hours), x2: x(point.hours), y1: 14, y2: y(0), stroke: color}));
            const mark = svg('text', {x: x(point.hours) + 4, y: 12 + marks % 3 * 13});
            marks += 1;
            mark.append(`${point.level} · ${label(point.effect ?? '')}`);
            picture.append(mark);
          }
          last = point.level;
        }
      });
      picture.append(svg('path', {class: 'count', d: points.map((point, index) => `${index ? 'L' : 'M'}${x(point.hours).toFixed(1)} ${y(point.count).toFixed(1)}`).join('')}));
      return picture;
    };
    const levelRows = (points) => {
      const firsts = points.filter((point, index) => point.level && point.level !== points[index - 1]?.level);
      return h('ul', {class: 'inline'}, firsts.slice(0, 12).map((point) => h('li', {}, h('b', {}, point.level), ` after ${Math.round(point.hours * 10) / 10} h, at ${point.count}: ${label(point.effect ?? '')}`)));
    };
    const ladderPanel = () => {
      const place = h('div', {class: 'side'});
      const output = h('output', {}, `${perHour} an hour`);
      const draw = () => { const made = simulate(perHour, sides()[0]); place.replaceChildren(line(made), levelRows(made.points)); };
      const slider = h('input', {type: 'range', min: 1, max: 20, value: perHour, 'aria-label': 'Events an hour', oninput: (event) => { perHour = Number(event.target.value); output.textContent = `${perHour} an hour`; draw(); }});
      draw();
      return h('article', {class: 'panel'}, h('h3', {}, 'A day'), h('div', {class: 'box'}, h('label', {}, 'How often the event happens', slider), output), place);
    };

    """#

  static let week = #"""
    const weekRequest = () => {
      const example = page.examples?.[0]?.request ?? {ask: 'notifications'};
      const {facts: ignored, ...rest} = example;
      return {...rest, ask: 'notifications', trace: true};
    };
    const dayName = (date) => new Intl.DateTimeFormat('en', {weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC'}).format(date);
    const localDay = (time, zone) => { const seconds = Math.floor(Date.parse(time) / 1000); return new Date((seconds + offsetAt(zone, seconds)) * 1000).toISOString().slice(0, 10); };
    const reason = (entry) => entry.reason ? label(entry.reason) : [entry.why, entry.condition, entry.category, entry.fact, entry.undecided?.fact].filter(Boolean).map(label).join(': ');
    const weekPanel = () => {
      const [{request, answer}] = askAll(sides()[0], [weekRequest()]);
      if (answer.error) return h('p', {class: 'refused'}, answer.error.message);
      const today = localDay(request.facts[data.now] ?? usualNow, state.a.zone);
      const days = Array.from({length: 7}, (_, index) => new Date(Date.parse(`${today}T00:00:00Z`) + index * 86400000).toISOString().slice(0, 10));
      const event = (item, isInApp) => h('div', {class: isInApp ? 'event app' : 'event'}, h('time', {}, item.local?.slice(11, 16) ?? 'in the app'), ' ', link('notifications', item.type), h('p', {}, shown(item.copy?.text ?? '')));
      const missingOnes = [...(answer.notPlanned ?? []), ...(answer.heldBack ?? [])];
      return h('div', {},
        h('div', {class: 'week', tabindex: 0, role: 'region', 'aria-label': 'Calendar of the week'}, days.map((day, index) => h('section', {class: index ? 'day' : 'day today'}, h('h3', {}, dayName(new Date(`${day}T12:00:00Z`))), (answer.requests ?? []).filter((item) => item.local?.slice(0, 10) === day).map((item) => event(item)), index ? [] : (answer.inApp ?? []).map((item) => event(item, true))))),
        h('div', {class: 'screens'}, answer.requests?.length ? lockScreen(request, answer.requests) : h('p', {class: 'quiet'}, 'Nothing arrives on the lock screen this week.'), answer.inApp?.length ? phone(request, 'Picture of the rows inside the app', app(request, 'in the app', answer.inApp.map((item) => h('div', {class: 'panel-in'}, words(item.copy))))) : null),
        h('div', {class: 'missing'}, h('h3', {}, 'Why the others do not arrive'), missingOnes.length ? h('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Suppressed notifications'}, h('table', {class: 'rows'}, h('thead', {}, h('tr', {}, ['Notification', 'Day', 'Why'].map((title) => h('th', {scope: 'col'}, title)))), h('tbody', {}, missingOnes.map((entry) => h('tr', {}, h('td', {}, link('notifications', entry.type)), h('td', {}, entry.day ?? ''), h('td', {}, reason(entry), entry.comes ? ` · arrives ${entry.comes}` : '')))))) : h('p', {class: 'quiet'}, 'Every notification is planned.')),
        assumptions(state.a), h('p', {class: 'given'}, h('button', {type: 'button', class: 'act', onclick: () => copyScenario(request)}, 'Copy as scenario')));
    };

    """#

  static let live = #"""
    const pairs = (requests) => {
      const answered = sides().map((side) => askAll(side, requests).map((exchange) => ({...exchange, persona: side.persona, mark: side.mark})));
      return requests.map((request, index) => answered.map((list) => list[index]));
    };
    const drawRule = (place) => {
      const questions = page.questions ?? [];
      const examples = questions.length ? [] : page.examples ?? [];
      const requests = questions.length ? questions.map((request) => typed(request)) : examples.slice(0, 2).map(({request}) => { const {facts: ignored, ...rest} = request; return {...rest, ...(rest.ask === 'entitlement' || rest.ask === 'do' ? {trace: true} : {})}; });
      const panels = pairs(requests).map((exchanges, index) => panel(questions.length ? heading(requests[index]) : [heading(requests[index]), h('span', {class: 'note'}, 'as in the scenario ', h('a', {href: `${root}scenarios/${safe(examples[index].scenario)}.html`, class: 'id'}, examples[index].scenario))], exchanges));
      place.replaceChildren(h('div', {class: 'answers'}, box(), page.ladder ? ladderPanel() : null, panels));
      if (requests.length) { const [first] = askAll(sides()[0], [requests[0]]); light(first.answer); }
      for (const cell of document.querySelectorAll('[data-plan]')) cell.classList.toggle('here', cell.dataset.plan === state.a.facts[data.plan]);
    };
    // What people type into the page of a link or a field.
    let input = null;
    const typed = (request) => (input === null ? request : {...request, ...(request.ask === 'link' ? {link: input} : request.ask === 'field' ? {text: input} : {})});
    const box = () => {
      const request = page.questions?.[0];
      if (!request || (request.ask !== 'link' && request.ask !== 'field')) return null;
      const now = input ?? request.link ?? request.text;
      return h('div', {class: 'box'}, h('label', {}, request.ask === 'link' ? 'Paste an address' : 'Type into the field', h('input', {type: 'text', id: 'typed', value: now, spellcheck: 'false', oninput: (event) => { input = event.target.value; const at = event.target.selectionStart; answerPage(); const again = byId('typed'); again.focus(); again.setSelectionRange(at, at); }})));
    };
    const drawHome = (place, onlyChanged) => {
      const requests = (page.home ?? []).map((action) => ({ask: 'entitlement', action}));
      const lists = sides().map((side) => askAll(side, requests));
      const chip = (exchange, index) => {
        const found = verdict(exchange.answer) ?? ['', ''];
        const differs = lists[1] && JSON.stringify({...lists[1][index].answer, trace: 0}) !== JSON.stringify({...exchange.answer, trace: 0});
        if (onlyChanged && !differs) return null;
        const reasonText = exchange.answer.reasonCode ? ` (${exchange.answer.reasonCode})` : '';
        return h('li', {class: `${found[0]}${differs ? ' changed' : ''}`}, h('a', {href: file('actions', exchange.request.action), title: `${found[1]}${reasonText}`}, exchange.request.action, h('span', {class: 'unseen'}, `: ${found[1]}`)));
      };
      const chips = lists[0].map(chip).filter(Boolean);
      const count = (style) => lists[0].filter(({answer}) => verdict(answer)?.[0] === style).length;
      place.replaceChildren(
        onlyChanged ? '' : h('ul', {class: 'legend'}, ['allowed', 'notice', 'refused', 'undecided'].map((style) => h('li', {class: style}, `${count(style)} ${style === 'notice' ? 'with a notice' : style}`))),
        chips.length ? h('ul', {class: 'summary'}, chips) : h('p', {class: 'quiet'}, 'No answer changes for this persona.'), assumptions(state.a) ?? '');
    };
    const drawMeters = (place) => {
      const [[first, second]] = pairs([{ask: 'overview'}]);
      place.replaceChildren(...(first.answer.limits ?? []).map(meter));
      for (const cell of document.querySelectorAll('[data-plan]')) cell.classList.toggle('here', [first, second].some((exchange) => exchange?.answer.plan === cell.dataset.plan));
    };
    const drawers = {rule: drawRule, home: (place) => drawHome(place, false), meters: drawMeters, week: (place) => place.replaceChildren(weekPanel()), changes: async (place) => { await loadSince(); state.since = true; drawHome(place, true); }};
    const answerPage = () => {
      const begun = performance.now();
      for (const place of document.querySelectorAll('[data-live]')) {
        try { drawers[place.dataset.live](place); } catch (error) { place.replaceChildren(h('p', {class: 'refused'}, `The evaluator failed: ${error.message}`)); throw error; }
      }
      globalThis.rulebook.lastAnswer = performance.now() - begun;
      window.dispatchEvent(new Event('rulebookanswer'));
    };

    """#

  static let start = #"""
    globalThis.rulebook = {
      answer: (lines) => engines.now.answer(lines),
      answerSince: (lines) => engines.since?.answer(lines),
      scenario: (request) => scenarioOf(request),
      requests: () => (page.questions?.length ? page.questions : (page.examples ?? []).map(({request}) => request)).map((request) => complete(typed(request), state.a)),
      state, isReady: false, lastAnswer: 0,
      // For a preview: how many answers differ from those of the other revision.
      changedSince: async (actions) => {
        if (!engines.now || !data.since) return 0;
        await loadSince();
        const requests = actions.map((action) => ({ask: 'entitlement', action}));
        const [now, before] = [engines.now, engines.since].map((engine) => askAll({persona: state.a, engine}, requests));
        return now.filter((exchange, index) => JSON.stringify(exchange.answer) !== JSON.stringify(before[index].answer)).length;
      },
      // For a preview: replaces the rules and the content of the page, and keeps the persona and the place on the page.
      replace: async () => {
        const [text, bundle] = await Promise.all([fetch(location.pathname).then((response) => (response.ok ? response.text() : null)), fetched('rules.bundle')]);
        engines.now = new Evaluator(engines.program, bundle);
        if (text === null) return;
        const made = new DOMParser().parseFromString(text, 'text/html');
        for (const key of Object.keys(page)) delete page[key];
        Object.assign(page, JSON.parse(made.getElementById('page').textContent));
        const place = byId('main');
        if (place.dataset.served !== made.getElementById('main').innerHTML) {
          place.dataset.served = made.getElementById('main').innerHTML;
          place.replaceChildren(...made.getElementById('main').childNodes);
        }
        entries = null;
        delete globalThis.rulebookSearch;
        answerPage();
      },
    };
    const begin = async () => {
      if (!readAddress() && (page.examples?.length || page.kind === 'plans')) {
        const {facts: given = {}, zone, locale} = page.examples?.[0]?.request ?? {};
        for (const [id, content] of Object.entries(given)) if (facts.has(id)) state.a.facts[id] = content;
        if (!(data.plan in given) || page.kind === 'plans') delete state.a.facts[data.plan];
        if (zone?.name && isZone(zone.name)) state.a.zone = zone.name;
        if (locale && data.languages.includes(locale)) state.a.language = locale;
      }
      drawBar();
      await load();
      if (state.since) await loadSince();
      answerPage();
      globalThis.rulebook.isReady = true;
      document.documentElement.dataset.ready = `${Math.round(performance.now())}`;
    };
    window.addEventListener('hashchange', () => { if (readAddress()) { drawBar(); if (engines.now) answerPage(); } });
    begin().catch((error) => {
      for (const place of document.querySelectorAll('[data-live]')) place.replaceChildren(h('p', {class: 'refused'}, `The evaluator did not start: ${error.message}`));
      throw error;
    });

    """#
}
