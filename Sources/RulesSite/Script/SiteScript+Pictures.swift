extension SiteScript {
  static let pictures = #"""
    const clock = (request) => {
      const seconds = Math.floor(moment(request.facts?.[data.now]) / 1000);
      return timestamp((seconds + offsetAt(zoneNames.get(request) ?? state.a.zone, seconds)) * 1000).slice(11, 16);
    };
    const phone = (request, name, ...content) => h('figure', {class: 'phone', role: 'img', 'aria-label': name}, h('div', {class: 'screen'}, content));
    const bar_ = (request) => h('div', {class: 'bar-top', 'aria-hidden': 'true'}, clock(request));
    const ghosts = (number) => Array.from({length: number}, () => h('div', {class: 'ghost'}));
    const app = (request, where, ...inside) => [bar_(request), h('div', {class: 'app'}, h('div', {class: 'where'}, where ?? ''), inside)];
    const choices = (answer) => [
      (answer.buttons ?? []).map((button, index) => h('span', {class: index === 0 ? 'choice' : 'choice next'}, shown(button.label ?? button.id))),
      answer.dismiss ? h('span', {class: 'choice out'}, shown(answer.dismiss.label ?? answer.dismiss.id)) : null,
    ];
    const words = (copy) => [copy?.title ? h('div', {class: 'head'}, shown(copy.title)) : null, copy?.text ? h('div', {}, shown(copy.text)) : null];
    const parts = (answer) => answer.parts?.length ? h('div', {class: 'parts'}, answer.parts.map((part) => h('div', {}, shown(part.copy?.text ?? '')))) : null;
    const surfaceOf = (answer) => {
      const first = answer.surfaces?.[0] ?? answer.surface;
      return typeof first === 'string' ? first : first?.id ?? '';
    };

    """#

  static let sheets = #"""
    // The form of a surface follows from the words in its name, so that a rule book can name its surfaces as it likes.
    const form = (surface) => ['toast', 'banner', 'modal', 'inline', 'panel', 'card', 'screen', 'paywall', 'interstitial'].find((word) => surface.includes(word)) ?? 'sheet';
    const message = (answer, request) => {
      const surface = surfaceOf(answer);
      const whole = answer.copy ?? answer.notices?.[0]?.copy;
      const copy = whole?.title && data.brief.includes(surface) ? {title: whole.title} : whole;
      const name = `Picture of a phone: ${surface || 'a message'}. ${shown(copy?.title ?? '')} ${shown(copy?.text ?? '')}`;
      const inside = [words(copy), parts(answer), choices(answer)];
      switch (form(surface)) {
        case 'toast': return phone(request, name, app(request, '', ghosts(7)), h('div', {class: 'toast'}, copy?.title ? h('b', {}, shown(copy.title)) : null, shown(copy?.text ?? '')));
        case 'banner': return phone(request, name, bar_(request), h('div', {class: 'banner'}, words(copy)), h('div', {class: 'app'}, ghosts(8), choices(answer)));
        case 'modal': return phone(request, name, app(request, '', ghosts(9)), h('div', {class: 'dim'}), h('div', {class: 'modal'}, inside));
        case 'inline': case 'panel': case 'card': return phone(request, name, app(request, surface, ghosts(2), h('div', {class: 'panel-in'}, inside), ghosts(3)));
        case 'screen': case 'paywall': case 'interstitial': return phone(request, name, bar_(request), h('div', {class: 'full'}, inside));
        default: return phone(request, name, app(request, '', ghosts(6)), h('div', {class: 'dim'}), h('div', {class: 'sheet'}, inside));
      }
    };
    const lockScreen = (request, items) => phone(request, `Picture of a lock screen with ${items.length === 1 ? '1 notification' : `${items.length} notifications`}`, h('div', {class: 'lock'}, h('div', {class: 'clock', 'aria-hidden': 'true'}, items[0]?.local?.slice(11, 16) ?? clock(request)), items.slice(0, 4).map((item) => h('div', {class: 'push'}, h('span', {}, data.product, h('time', {}, item.local?.slice(11, 16) ?? '')), shown(item.copy?.title ? `${item.copy.title} ` : ''), shown(item.copy?.text ?? item.type)))));
    const picture = (answer, request) => {
      if (answer.error?.code) return null;
      switch (request.ask) {
        case 'empty_state': return phone(request, `Picture of an empty screen: ${shown(answer.title?.text ?? '')}`, bar_(request), h('div', {class: 'full'}, h('div', {class: 'empty-art'}), h('div', {class: 'head'}, shown(answer.title?.text ?? '')), h('div', {}, shown(answer.body?.text ?? '')), answer.button ? h('span', {class: 'choice'}, shown(answer.button.label)) : null));
        case 'screen': return phone(request, `Picture of the screen ${answer.screen}`, app(request, answer.instead ? `${answer.screen} → ${answer.instead}` : answer.screen, (answer.notices ?? []).map((notice) => h('div', {class: 'banner'}, shown(notice.copy?.text ?? ''))), (answer.says ?? []).map((copy) => h('div', {class: 'says'}, words(copy))), ghosts(answer.says?.length ? 3 : 6), choices(answer)));
        case 'field': return phone(request, `Picture of the field ${answer.field}`, app(request, answer.field, h('div', {class: answer.valid || answer.state === 'idle' ? 'input ok' : 'input'}, request.text ?? ''), answer.copy ? h('div', {class: 'wrong'}, words(answer.copy)) : null, ghosts(5)));
        case 'notifications': return answer.requests?.length ? lockScreen(request, answer.requests) : null;
        case 'link': return phone(request, `Picture of the screen ${answer.route ?? ''}`, app(request, answer.route ?? '', ghosts(8)), answer.copy ? h('div', {class: 'toast'}, shown(answer.copy.text)) : null);
        case 'moment': return answer.notices?.length || answer.copy ? message(answer, request) : null;
        default: return answer.copy || answer.notices?.some((notice) => notice.copy) ? message(answer.copy ? answer : {...answer, surfaces: [answer.notices.find((notice) => notice.copy).surface ?? 'banner'], copy: answer.notices.find((notice) => notice.copy).copy}, request) : null;
      }
    };

    """#
}
