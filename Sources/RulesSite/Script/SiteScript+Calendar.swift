extension SiteScript {
  static let ladder = #"""
    // A day of somebody who repeats an action, as a time line: the count in the window, the levels, and where they begin.
    let perHour = 4;
    let days = 0;
    // Each event is asked with the history of those before it. This takes up to a second, so pages draw what is known after every few milliseconds.
    const simulate = (rate, {persona, engine}, draw) => {
      const day = days += 1;
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
        rulebook.isDrawn = made.points.length === most || !!made.error;
        if (!rulebook.isDrawn) setTimeout(advance);
      };
      rulebook.isDrawn = false;
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
      points.forEach((point) => {
        if (point.level !== last) {
          if (point.level) {
            const color = ['stops', 'blocks'].includes(point.effect) ? 'var(--refused)' : 'var(--notice)';
            picture.append(svg('line', {class: 'mark', x1: x(point.hours), x2: x(point.hours), y1: 14, y2: y(0), stroke: color}));
            const isLate = point.hours > 18;
            const mark = svg('text', {x: x(point.hours) + (isLate ? -4 : 4), y: 12 + marks % 3 * 13, 'text-anchor': isLate ? 'end' : 'start'});
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
      const draw = () => simulate(perHour, sides()[0], (made) => place.replaceChildren(line(made), levelRows(made.points)));
      const slider = h('input', {type: 'range', min: 1, max: 20, value: perHour, 'aria-label': 'Events an hour', oninput: (event) => { perHour = Number(event.target.value); output.textContent = `${perHour} an hour`; draw(); }});
      draw();
      return h('article', {class: 'panel'}, h('h3', {}, 'A day'), h('div', {class: 'box'}, h('label', {}, 'How often the event happens', slider), output), place);
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
      const [{request, answer}] = askAll(sides()[0], [weekRequest()]);
      if (answer.error) return h('p', {class: 'refused'}, answer.error.message);
      const today = localDay(request.facts[data.now] ?? usualNow, state.a.zone);
      const days = Array.from({length: 7}, (_, index) => new Date(Date.parse(`${today}T00:00:00Z`) + index * 86400000).toISOString().slice(0, 10));
      const event = (item, isInApp) => h('div', {class: isInApp ? 'event app' : 'event'}, h('time', {}, item.local?.slice(11, 16) ?? 'in the app'), ' ', named(item), h('p', {}, shown(item.copy?.text ?? '')));
      const missingOnes = [...(answer.notPlanned ?? []), ...(answer.heldBack ?? [])];
      return h('div', {},
        h('div', {class: 'week', tabindex: 0, role: 'group', 'aria-label': 'Calendar of the week'}, days.map((day, index) => h('section', {class: index ? 'day' : 'day today'}, h('h3', {}, dayName(new Date(`${day}T12:00:00Z`))), (answer.requests ?? []).filter((item) => item.local?.slice(0, 10) === day).map((item) => event(item)), index ? [] : (answer.inApp ?? []).map((item) => event(item, true))))),
        h('div', {class: 'screens'}, answer.requests?.length ? lockScreen(request, answer.requests) : h('p', {class: 'quiet'}, 'Nothing arrives on the lock screen this week.'), answer.inApp?.length ? phone(request, 'Picture of the rows inside the app', app(request, 'in the app', answer.inApp.map((item) => h('div', {class: 'panel-in'}, words(item.copy))))) : null),
        h('div', {class: 'missing'}, h('h3', {}, 'Why the others do not arrive'), missingOnes.length ? h('div', {class: 'scroll', tabindex: 0, role: 'group', 'aria-label': 'Suppressed notifications'}, h('table', {class: 'rows'}, h('thead', {}, h('tr', {}, ['Notification', 'Day', 'Why'].map((title) => h('th', {scope: 'col'}, title)))), h('tbody', {}, missingOnes.map((entry) => h('tr', {}, h('td', {}, named(entry)), h('td', {}, entry.day ?? ''), h('td', {}, reason(entry), entry.comes ? ` · arrives ${entry.comes}` : '')))))) : h('p', {class: 'quiet'}, 'Every notification is planned.')),
        assumptions(state.a), h('p', {class: 'given'}, h('button', {type: 'button', class: 'act', onclick: () => copyScenario(request)}, 'Copy as scenario')));
    };

    """#
}
