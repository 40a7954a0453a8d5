internal import RulesBundle
internal import RulesRuntime

// Requests about links, screens, moments, fields, and forms. Fields and forms have no trace, so that user input is never logged.
extension Rules {
  func answer(_ asked: LinkRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedLink {
    guard hasLinks else { throw RequestError("no_links", "these rules have no links") }
    return present(route(link: Array(asked.link.utf8), exists: asked.exists, frame), frame, trace: request.wantsTrace)
  }

  func answer(_ asked: EmptyStateRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedEmptyState {
    present(emptyState: try known(asked.emptyState, .emptyStates, "empty_state", "empty state"), frame)
  }

  func answer(_ asked: ScreenRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedScreen {
    let screen = try known(asked.route, .routes, "route", "screen")
    guard let history = try history(of: request) else { return present(screen: screen, frame) }
    return try present(screen: screen, after: history, frame)
  }

  func answer(_ asked: MomentRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedMoment {
    present(moment: try known(asked.moment, .moments, "moment"), frame)
  }

  func answer(_ asked: FieldRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedField {
    present(field: try known(asked.field, .fields, "field"), asked.text, frame)
  }

  func answer(_ asked: FormRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> PresentedForm {
    let form = try known(asked.form, .forms, "form")
    let fields = fields(ofForm: form)
    var texts: [Int: String] = [:]
    for one in asked.texts?.typed ?? [] {
      guard let field = field(one.field), fields.contains(field) else {
        throw RequestError("unknown_field", "the form `\(asked.form)` has no field `\(one.field)`")
      }
      texts[field] = one.text
    }
    return present(form: form, texts, frame)
  }
}
