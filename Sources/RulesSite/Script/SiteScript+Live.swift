extension SiteScript {
  static let live = #"""
    const bare = ({answer}) => JSON.stringify({...answer, trace: 0});
    const pairs = (requests, between = sides()) => {
      const answered = between.map((side) => askAll(side, requests).map((exchange) => ({...exchange, persona: side.persona, mark: side.mark})));
      return requests.map((request, index) => answered.map((list) => list[index]));
    };
    const drawRule = (place) => {
      const questions = page.questions ?? [];
      const examples = questions.length ? [] : page.examples ?? [];
      const requests = questions.length ? questions.map((request) => typed(request)) : examples.slice(0, 2).map(({request}) => { const {facts: ignored, locale, ...rest} = request; return {...rest, ...(rest.ask === 'entitlement' || rest.ask === 'do' ? {trace: true} : {})}; });
      const exchanges = pairs(requests);
      const panels = exchanges.map((exchanges, index) => panel(questions.length ? heading(requests[index]) : [heading(requests[index]), h('span', {class: 'note'}, 'as in the scenario ', h('a', {href: `${root}scenarios/${safe(examples[index].scenario)}.html`, class: 'id'}, examples[index].scenario))], exchanges, index));
      const policy = {retries: page.name, errors: exchanges[0]?.[0].answer.retry}[page.kind];
      place.replaceChildren(h('div', {class: 'answers'}, box(), page.ladder ? ladderPanel() : null, panels, policy ? retriesPanel(policy) : null));
      if (requests.length) light(exchanges[0][0].answer);
      for (const cell of document.querySelectorAll('[data-plan]')) cell.classList.toggle('here', cell.dataset.plan === state.a.facts[data.plan]);
    };
    // When something that failed again and again is tried.
    const retriesPanel = (name) => {
      const duration = (time) => (time < 120000 ? `${time / 1000} s` : `${Math.round(time / 6000) / 10} min`);
      const turn = (answer) => answer.error?.message ?? ({now: 'at once', later: `after ${duration(answer.waitMilliseconds)}`, on_request: 'only on request', never: ['not again', answer.copy?.text].filter(Boolean).join(': ')}[answer.try] ?? label(answer.try));
      const lists = sides().map((side) => ({mark: side.mark, turns: askAll(side, Array.from({length: 10}, (_, index) => ({ask: 'retry', retry: name, failures: index + 1}))).map(({answer}) => turn(answer))}));
      const shownTurns = ({mark, turns}, index) => {
        const count = turns.findIndex((text, at) => turns.slice(at).every((later) => later === text)) + 1;
        return h('div', {}, lists[1] ? h('span', {class: 'chip'}, mark) : null, h('ol', {class: 'inline'}, turns.slice(0, count).map((text, at) => h('li', {}, h('span', {class: 'note'}, at + 1 === count && count < 10 ? (at ? `from failure ${count}` : 'after each failure') : `failure ${at + 1}`), ' ', h('b', {class: lists[1] && lists[1 - index].turns[at] !== text ? 'differs' : null}, text)))));
      };
      return h('article', {class: 'panel'}, h('h3', {}, 'Retries ', link('retries', name)), lists.map(shownTurns));
    };
    // What people type into the page of a link or a field.
    const typed = (request) => (state.typed === null ? request : {...request, ...(request.ask === 'link' ? {link: state.typed} : request.ask === 'field' ? {text: state.typed} : {})});
    const box = () => {
      const request = page.questions?.[0];
      if (!request || (request.ask !== 'link' && request.ask !== 'field')) return null;
      const now = state.typed ?? request.link ?? request.text;
      return h('div', {class: 'box'}, h('label', {}, request.ask === 'link' ? 'Paste an address' : 'Type into the field', h('input', {type: 'text', id: 'typed', value: now, spellcheck: 'false', oninput: (event) => { state.typed = event.target.value; entered(); forget(); const at = event.target.selectionStart; answerPage(); const again = byId('typed'); again.focus(); again.setSelectionRange(at, at); }})));
    };
    const drawHome = (place, between = sides(), onlyChanged = false) => {
      const requests = (page.home ?? []).map((action) => ({ask: 'entitlement', action}));
      const lists = between.map((side) => askAll(side, requests));
      const chip = (exchange, index) => {
        const found = verdict(exchange.answer) ?? ['', ''];
        // Two personas can have two plans, which is not a difference of each answer.
        const compared = ({answer}) => bare({answer: between[1].persona === between[0].persona ? answer : {...answer, plan: null}});
        const differs = lists[1] && compared(lists[1][index]) !== compared(exchange);
        if (onlyChanged && !differs) return null;
        const reasonText = exchange.answer.reasonCode ? ` (${exchange.answer.reasonCode})` : '';
        const other = differs ? lists[1][index].answer : null;
        const otherText = other ? verdict(other)?.[1] : '';
        return h('li', {class: `${found[0]}${differs ? ' changed' : ''}`}, h('a', {href: file('actions', exchange.request.action), title: `${found[1]}${reasonText}`}, exchange.request.action, h('span', {class: 'unseen'}, `: ${found[1]}`), other ? h('small', {}, ` ${between[1].mark}: ${otherText !== found[1] ? otherText : other.reasonCode ?? 'other details'}`) : null));
      };
      const chips = lists[0].map(chip).filter(Boolean);
      const count = (style) => lists[0].filter(({answer}) => verdict(answer)?.[0] === style).length;
      place.replaceChildren(
        onlyChanged ? '' : h('ul', {class: 'legend'}, ['allowed', 'notice', 'refused', 'undecided'].map((style) => h('li', {class: style}, `${count(style)} ${style === 'notice' ? 'with a notice' : style}`))),
        chips.length ? h('ul', {class: 'summary'}, chips) : h('p', {class: 'quiet'}, 'No answer changes for this persona.'), assumptions(state.a) ?? '');
    };
    const drawMeters = (place) => {
      const [all] = pairs([{ask: 'overview'}]);
      const [limits, others] = all.map(({answer}) => answer.limits ?? []);
      const both = (limit, other) => {
        const differs = JSON.stringify(limit) !== JSON.stringify(other);
        return h('div', {class: 'pair'}, [limit, other].map((one, index) => [h('span', {class: 'chip'}, all[index].mark), one ? meter(one, differs) : '–']));
      };
      place.replaceChildren(...limits.map((limit) => (others ? both(limit, others.find(({id}) => id === limit.id)) : meter(limit))));
      for (const cell of document.querySelectorAll('[data-plan]')) cell.classList.toggle('here', all.some(({answer}) => answer.plan === cell.dataset.plan));
    };
    // What the persona sees before and after each change.
    const drawChanges = async (place) => {
      await loadSince();
      const [now, before] = [engines.now, engines.since].map((engine, index) => ({mark: index ? data.since : 'now', persona: state.a, engine}));
      drawHome(place, [now, before], true);
      const changes = page.changes ?? [];
      // The changes with the same values of a server are asked together.
      for (const key of new Set(changes.map(({served}) => JSON.stringify(served)))) {
        const mine = [...changes.entries()].filter(([, {served}]) => JSON.stringify(served) === key);
        const served = mine[0][1].served ?? [];
        const all = pairs(mine.flatMap(([, change]) => change.requests), [{...before, served: served[0]}, {...now, served: served[1]}]);
        for (const [number, {requests}] of mine) {
          const isSeen = (exchanges) => (exchanges.some(({answer, request}) => picture(answer, request)) ? 0 : 1);
          const different = all.splice(0, requests.length).filter(([one, other]) => bare(one) !== bare(other)).sort((one, other) => isSeen(one) - isSeen(other));
          document.querySelector(`[data-change="${number}"]`)?.replaceChildren(...(different.length ? different.slice(0, 2).map((exchanges) => panel(heading(exchanges[0].request), exchanges)) : [h('p', {class: 'quiet'}, 'The same for this persona.')]));
        }
      }
    };
    const drawers = {rule: drawRule, home: (place) => drawHome(place), meters: drawMeters, week: (place) => place.replaceChildren(weekPanel()), changes: drawChanges};
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
      scenario: scenarioOf,
      requests: () => (page.questions?.length ? page.questions : (page.examples ?? []).map(({request}) => request)).map((request) => complete(typed(request), state.a)),
      state, isReady: false, lastAnswer: 0,
      // For a preview: how the persona is called.
      who: () => state.a.facts[data.plan] ?? 'this persona',
      // For a preview: how many answers differ from those of the other revision.
      changedSince: async (actions) => {
        if (!engines.now || !data.since) return 0;
        await loadSince();
        const requests = actions.map((action) => ({ask: 'entitlement', action}));
        const [now, before] = [engines.now, engines.since].map((engine) => askAll({persona: state.a, engine}, requests));
        return now.filter((exchange, index) => JSON.stringify(exchange.answer) !== JSON.stringify(before[index].answer)).length;
      },
      // For a preview: forgets the other revision, which is another one after a commit.
      forgetSince: () => { engines.since = null; },
      // For a preview: replaces the rules and the content of the page, and keeps the persona and the place on the page.
      replace: async () => {
        const known = JSON.stringify(data);
        const [text, bundle] = await Promise.all([fetch(location.pathname).then((response) => (response.ok ? response.text() : null)), fetched('rules.bundle'), script('data.js')]);
        engines.now = new Evaluator(engines.program, bundle);
        if (JSON.stringify(globalThis.rulebookData) !== known) {
          for (const key of Object.keys(data)) delete data[key];
          Object.assign(data, globalThis.rulebookData);
          facts.clear();
          for (const fact of data.facts) facts.set(fact.id, fact);
          for (const persona of [state.a, state.b]) for (const id of Object.keys(persona?.facts ?? {})) if (!facts.has(id)) delete persona.facts[id];
          drawBar();
        }
        if (state.since) await loadSince();
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
