internal import RulesBundle
internal import RulesModel
internal import Schema

extension Route {
  static let schema = Schema.object("route", build: Route.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("known", \.known, .choice, "How well the documents know it: `specified`, `referenced`, `deep_link` or `prose`.")
    Field("only_if", \.guards, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must hold to be there.")
    Field("else", \.instead, Schema.name(of: Route.self).optional, or: .some(nil), "Where the person goes instead when they do not.")
    Field(
      "open_when_undecided", \.isOpenWhenUndecided, .boolean, or: false,
      "Whether a person may be there while a fact of `only_if` is missing. Else nobody may.")
    Field("leads_to", \.leadsTo, .oneOrMany(.name(of: Route.self)), or: [], "Where one can go from it.")
    Field("shows", \.shows, .oneOrMany(.name(of: Copy.self)), or: [], "The sentences on it, beside those that other rules put there.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .inOrder), or: [], "What can be tapped on it, in order.")
    Field("start", \.isStart, .boolean, or: false, "Whether the app may open on it.")
    Field("external", \.isExternal, .boolean, or: false, "Whether it leaves the app's own screens.")
    Field("also_called", \.alsoCalled, .oneOrMany(.text), or: [], "Other names that the documents use for it.")
  }
}

extension DeepLink {
  static let schema = Schema.object("deep link", build: DeepLink.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("path", \.path, .linkPath, "What stands between the scheme and the question mark: `practice/session`.")
    Field("parameters", \.parameters, LinkParameter.list, or: [], "Query parameters, each with its value or what it is the id of.")
    Field("opens", \.opens, .name(of: Route.self), "The screen it opens.")
    Field("when_gone", \.whenGone, Schema.name(of: Route.self).optional, or: .some(nil), "Where to go when what it names is gone.")
    Field("sent_by", \.sentBy, Schema.text.optional, or: .some(nil), "Who sends it, where no notification opens it.")
  }
}

extension LinkParameter {
  static let list = Schema<[LinkParameter]>.entries(
    .map(form.shape), form, key: { _, _, _ in },
    make: { $0.map { LinkParameter(name: $0.key, always: $0.value.always, idOf: $0.value.idOf) } },
    split: { $0.map { ($0.name, Form(always: $0.always, idOf: $0.idOf)) } })

  private static let form = Schema.object("parameter", build: Form.init, exactlyOne: ["always", "id_of"]) {
    Field("always", \.always, Schema.linkValue.optional, or: .some(nil), "The value that it always has.")
    Field("id_of", \.idOf, Schema.text.optional, or: .some(nil), "What it is the id of: `session`.")
  }

  private struct Form: Sendable, Equatable {
    var always: String?
    var idOf: String?
  }
}

extension Router {
  static let schema = Schema.object("router", build: Router.init) {
    Field("scheme", \.scheme, .linkScheme, "What every link begins with, before the colon.")
    Field("longest", \.longest, .integer(1...65_536), or: 2048, "The most bytes that a link may have.")
    Field(
      "first_match", \.rows, .list(RouterRow.schema, .sequence), or: [],
      "Who goes elsewhere first: the first row that applies decides. Whoever none is about may follow the link.")
    Field("on_error", \.onError, route, "Where somebody goes of whom a row cannot be told: the safest screen.")
    Field("when_unknown", \.whenUnknown, route, "Where a link goes that is not known or not trusted.")
    Field("unknown_says", \.unknownSays, copy, "What is said then.")
    Field("gone_says", \.goneSays, copy, "What is said when the object of a link is gone.")
    Field("shown_on", \.shownOn, Schema.name(of: Surface.self).optional, or: .some(nil), "Where both are said.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }
}

extension RouterRow {
  static let schema = Schema.object("row", build: RouterRow.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("to", \.to, .name(of: Route.self), "The screen that the person goes to instead.")
    Field("continues", \.continues, .boolean, or: false, "Whether the link goes on once the person has logged in there.")
  }
}

extension Router {
  private static let route = Schema<Name<Route>>.name(of: Route.self).optional
  private static let copy = Schema<Name<Copy>>.name(of: Copy.self).optional
}

extension Schema where Value == String {
  static let linkPath = text(
    form: "words in lower case with slashes between them, such as `practice/session`",
    pattern: TextPattern("^[a-z0-9_-]+(/[a-z0-9_-]+)*$", takesNumbers: true, takesBooleans: true), advice: LinkAdvice.path
  ) { LinkForm.isPath($0.utf8) }
  static let linkScheme = text(form: "a word in lower case, such as `myapp`", pattern: TextPattern("^[a-z][a-z0-9-]{0,63}$")) {
    LinkForm.isScheme($0.utf8)
  }
  static let linkValue = text(
    form: "letters, digits and `-`, `_`, `.` or `~`, such as `dueToday`",
    pattern: TextPattern("^[A-Za-z0-9_.~-]{1,256}$", takesNumbers: true, takesBooleans: true)
  ) { LinkForm.isValue($0.utf8) }
}
