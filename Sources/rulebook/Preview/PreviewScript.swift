/// The script that a preview adds to its pages: it replaces what changed, and shows diagnostics and changed answers over the page.
enum PreviewScript {
  static let text = #"""
    (() => {
      const make = (name, attributes, ...children) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.append(...children);
        return element;
      };
      const bar = make('div', {id: 'preview', 'aria-label': 'Preview', role: 'status'});
      document.body.append(bar);
      const style = (element, rules) => { for (const [key, value] of Object.entries(rules)) element.style[key] = value; return element; };
      style(bar, {position: 'fixed', insetInline: '1rem', bottom: '1rem', zIndex: 20, display: 'none', maxHeight: '45vh', overflow: 'auto', borderRadius: '1rem', padding: '.8rem 1.2rem', background: 'Canvas', color: 'CanvasText', boxShadow: '0 8px 40px rgb(0 0 0 / .35)', border: '1px solid color-mix(in srgb, CanvasText 25%, transparent)', fontSize: '.9rem'});
      const entry = (diagnostic) => {
        const place = make('code', {}, diagnostic.place);
        const parts = [make('b', {}, `${diagnostic.severity}[${diagnostic.name}] `), diagnostic.message, make('br', {}), place, make('pre', {}, diagnostic.line)];
        if (diagnostic.help) parts.push(make('p', {}, diagnostic.help));
        return make('li', {class: diagnostic.severity}, ...parts);
      };
      const show = async (state) => {
        const errors = state.diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
        const parts = [];
        if (errors.length) {
          parts.push(make('p', {}, make('b', {}, `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`), state.hasSite ? '. The page shows the last version without errors.' : '. The page appears when they are fixed.'));
          parts.push(make('ul', {}, ...errors.map(entry)));
        } else {
          const changed = await globalThis.rulebook?.changedSince?.(state.actions) ?? 0;
          if (changed) {
            const link = make('a', {href: `${document.documentElement.dataset.root}changes.html${location.hash}`}, `${changed} ${changed === 1 ? 'answer changes' : 'answers change'} for ${globalThis.rulebook.who()} since ${state.since === 'HEAD' ? 'the last commit' : state.since}`);
            parts.push(make('p', {}, link));
          }
        }
        bar.replaceChildren(...parts);
        bar.style.display = parts.length ? 'block' : 'none';
      };
      let version = null;
      let last = null;
      const events = new EventSource('/@events');
      events.onmessage = async (event) => {
        const state = JSON.parse(event.data);
        if (last && last.base !== state.base) globalThis.rulebook?.forgetSince();
        last = state;
        const isNew = version !== null && state.version !== version;
        version = state.version;
        if (!globalThis.rulebook) { if (state.hasSite) location.reload(); else show(state); return; }
        if (isNew && !state.isBroken) await globalThis.rulebook.replace();
        await show(state);
        document.documentElement.dataset.version = `${state.version}`;
      };
      window.addEventListener('rulebookanswer', () => { if (last) show(last); });
    })();

    """#
}
