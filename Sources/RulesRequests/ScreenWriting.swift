internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  func answerScreen(_ name: String, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    guard let screen = screen(name) else { throw RequestError("unknown_route", "no screen is named `\(name)`") }
    write(present(screen: screen, frame), id: request.id, &writer)
  }

  public func write(_ result: PresentedScreen, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.text("screen", bundle.name(.routes, result.screen))
    writer.flag("allowed", result.isAllowed)
    writer.optionalText("instead", bundle.name(.routes, result.instead))
    writer.list("buttons", result.buttons) { $0.button($1, bundle) }
    writer.list("notices", result.notices) { $0.notice($1, bundle) }
    writer.undecided(result.undecided, bundle)
    writer.endObject()
  }
}
