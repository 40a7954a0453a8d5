extension SiteScript {
  static let ladder = #"""
    // A day of somebody who repeats an action, as a time line: the count in the window, the levels, and where they begin.
    let days = 0;
    let running = 0;
    // Each event is asked with the history of those before it. This takes up to a second, so pages draw what is known after every few milliseconds.
    const simulate = (rate, {persona, engine}, draw) => {
      const day = days;
      const most = Math.min(rate * 24, 480);
      const given = {...persona.assumed, ...persona.facts};
      for (const id of data.counted) delete given[id];
      const start = moment(given[data.now]);
      const made = {points: []};
      let history = {};
      const some = function* () {
        const end = performance.now() + 8;
        while (made.points.length < most && !made.error && performance.now() < end) {
          const index = made.points.length;
          const hours = index / rate;
          const counted = yield {ask: 'count', event: data.spends[page.name], event_id: `e${index}`, facts: {...given, [data.now]: timestamp(start + hours * 3600000)}, history};
          if (counted.error) made.error = counted.error.message;
          history = counted.history ?? history;
          const found = counted.ladder?.find((status) => status.vector === page.name) ?? {};
          made.points.push({hours, count: found.count ?? 0, level: found.level ?? null, effect: found.effect});
        }
      };
      const advance = () => {
        if (day !== days) return;
        engine.converse(some());
        draw(made);
        if (made.points.length < most && !made.error) setTimeout(advance);
        else rulebook.isDrawn = (running -= 1) === 0;
      };
      advance();
    };
    const line = ({points, error}) => {
      if (error) return h('p', {class: 'refused'}, error);
      // As wide as its place, so that its text has the size of other text.
      const width = Math.max(280, Math.min(860, innerWidth - 66)), height = 210, left = 36, bottom = 24;
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
      const labels = svg('g');
      points.forEach((point) => {
        if (point.level !== last) {
          if (point.level) {
            const color = ['stops', 'blocks'].includes(point.effect) ? 'var(--refused)' : 'var(--notice)';
            picture.append(svg('line', {class: 'mark', x1: x(point.hours), x2: x(point.hours), y1: 14, y2: y(0), stroke: color}));
            const isLate = point.hours > 18;
            const mark = svg('text', {x: x(point.hours) + (isLate ? -4 : 4), y: 12 + marks % 3 * 13, 'text-anchor': isLate ? 'end' : 'start'});
            marks += 1;
            mark.append(`${point.level} · ${label(point.effect ?? '')}`);
            labels.append(mark);
          }
          last = point.level;
        }
      });
      picture.append(svg('path', {class: 'count', d: points.map((point, index) => `${index ? 'L' : 'M'}${x(point.hours).toFixed(1)} ${y(point.count).toFixed(1)}`).join('')}), labels);
      return picture;
    };
    const levelsOf = (made) => (made?.points ?? []).filter((point, index, points) => point.level && point.level !== points[index - 1]?.level).slice(0, 12).map((point) => [point.level, ` after ${Math.round(point.hours * 10) / 10} h, at ${point.count}: ${label(point.effect ?? '')}`]);
    const levelRows = (made, other) => {
      const others = levelsOf(other).map(String);
      return h('ul', {class: 'inline'}, levelsOf(made).map((row) => h('li', {}, h('span', {class: other && !others.includes(String(row)) ? 'differs' : null}, h('b', {}, row[0]), row[1]))));
    };
    const ladderPanel = () => {
      const all = sides();
      const places = all.map(() => [h('div'), h('div')]);
      const made = [];
      const output = h('output', {}, `${state.rate} an hour`);
      const draw = () => {
        days += 1;
        running = all.length;
        rulebook.isDrawn = false;
        all.forEach((side, index) => simulate(state.rate, side, (one) => {
          made[index] = one;
          places[index][0].replaceChildren(line(one));
          places.forEach(([, rows], at) => rows.replaceChildren(levelRows(made[at], all[1] && made[1 - at])));
        }));
      };
      const slider = h('input', {type: 'range', min: 1, max: 20, value: state.rate, 'aria-label': 'Events an hour', oninput: (event) => { state.rate = Number(event.target.value); output.textContent = `${state.rate} an hour`; entered(); draw(); }});
      draw();
      return h('article', {class: 'panel'}, h('h3', {}, 'A day'), h('div', {class: 'box'}, h('label', {}, 'How often the event happens', slider), output), all.map(({mark}, index) => h('div', {class: 'side'}, all[1] ? h('span', {}, h('span', {class: 'chip'}, mark)) : null, places[index])));
    };

    """#

  static let week = #"""
    const weekRequest = () => {
      const example = page.examples?.[0]?.request ?? {ask: 'notifications'};
      const {facts: ignored, locale, ...rest} = example;
      return {...rest, ask: 'notifications', trace: true};
    };
    // A summary has no type of its own.
    const named = (item) => (item.type ? link('notifications', item.type) : h('code', {}, item.batch ?? item.category ?? item.id ?? 'all'));
    const dayName = (date) => new Intl.DateTimeFormat('en', {weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC'}).format(date);
    const localDay = (time, zone) => { const seconds = Math.floor(Date.parse(time) / 1000); return new Date((seconds + offsetAt(zone, seconds)) * 1000).toISOString().slice(0, 10); };
    const reason = (entry) => entry.reason ? label(entry.reason) : [entry.why, entry.condition, entry.category, entry.fact, entry.undecided?.fact].filter(Boolean).map(label).join(': ');
    const weekPanel = () => {
      const all = sides().map((side) => ({...side, ...askAll(side, [weekRequest()])[0]}));
      return h('div', {class: 'answers'}, all.map((one, index) => weekOf(one, all[1 - index])), all[0].answer.error ? null : h('p', {class: 'given'}, h('button', {type: 'button', class: 'act', onclick: () => copyScenario(all)}, 'Copy as scenario')));
    };
    const sameItem = (one, other) => one.type === other.type && one.batch === other.batch && one.local === other.local && one.copy?.text === other.copy?.text;
    const weekOf = ({mark, persona, request, answer}, other) => {
      const chip = other ? h('p', {}, h('span', {class: 'chip'}, mark)) : null;
      if (answer.error) return h('div', {}, chip, h('p', {class: 'refused'}, answer.error.message));
      const [items, inApp] = [answer.requests ?? [], answer.inApp ?? []];
      const others = [...other?.answer.requests ?? [], ...other?.answer.inApp ?? []];
      const today = localDay(request.facts[data.now] ?? usualNow, persona.zone);
      const week = Array.from({length: 7}, (_, index) => new Date(Date.parse(`${today}T00:00:00Z`) + index * 86400000).toISOString().slice(0, 10));
      // The first of each type, until one is chosen in the calendar.
      const firsts = items.filter((item, index) => items.findIndex(({type, batch}) => type === item.type && batch === item.batch) === index);
      const pictures = h('div', {class: 'screens'});
      const show = (chosen) => {
        const rows = chosen ? [chosen] : inApp;
        pictures.replaceChildren(
          items.length ? lockScreen(request, chosen ? [chosen] : firsts) : h('p', {class: 'quiet'}, 'Nothing arrives on the lock screen this week.'),
          rows.length ? phone(request, `Picture of ${rows.length === 1 ? 'a row' : 'the rows'} inside the app`, app(request, 'in the app', rows.map((item) => h('div', {class: 'panel-in'}, words(item.expanded ?? item.copy))))) : '');
      };
      show(persona.shown && [...items, ...inApp].find(({id}) => id === persona.shown));
      const at = (item) => h('button', {type: 'button', class: 'at', onclick: () => { persona.shown = item.id; entered(); show(item); say(`The pictures show ${item.type ?? item.id}`); }}, item.local.slice(11, 16), h('span', {class: 'unseen'}, ', show it'));
      const event = (item, isInApp) => h('div', {class: `event${isInApp ? ' app' : ''}`}, h('div', {class: other && !others.some((one) => sameItem(one, item)) ? 'differs' : null}, item.local ? at(item) : h('b', {}, 'in the app'), ' ', named(item)), h('p', {}, shown(item.copy?.text ?? '')));
      const missingOnes = [...(answer.notPlanned ?? []), ...(answer.heldBack ?? [])];
      return h('div', {}, chip,
        h('div', {class: 'week', tabindex: 0, role: 'group', 'aria-label': 'Calendar of the week'}, week.map((day, index) => h('section', {class: index ? 'day' : 'day today'}, h('h3', {}, dayName(new Date(`${day}T12:00:00Z`))), items.filter((item) => item.local?.slice(0, 10) === day).map((item) => event(item)), index ? [] : inApp.map((item) => event(item, true))))),
        pictures,
        h('div', {class: 'missing'}, h('h3', {}, 'Why the others do not arrive'), missingOnes.length ? h('div', {class: 'scroll', tabindex: 0, role: 'group', 'aria-label': 'Suppressed notifications'}, h('table', {class: 'rows'}, h('thead', {}, h('tr', {}, ['Notification', 'Day', 'Why'].map((title) => h('th', {scope: 'col'}, title)))), h('tbody', {}, missingOnes.map((entry) => h('tr', {}, h('td', {}, named(entry)), h('td', {}, entry.day ?? ''), h('td', {}, reason(entry), entry.comes ? ` · arrives ${entry.comes}` : '')))))) : h('p', {class: 'quiet'}, 'Every notification is planned.')),
        assumptions(persona));
    };

    """#
}
