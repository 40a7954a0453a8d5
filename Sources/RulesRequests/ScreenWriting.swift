internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  func answerScreen(_ name: String, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    guard let screen = screen(name) else { throw RequestError("unknown_route", "no screen is named `\(name)`") }
    Rules.write(present(screen: screen, frame), id: request.id, &writer)
  }

  public static func write(_ result: PresentedScreen, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { writeID(id, &writer) }
    writer.text("screen", result.screen)
    writer.flag("allowed", result.isAllowed)
    writer.optionalText("instead", result.instead)
    writer.list("buttons", result.buttons) { $0.button($1) }
    writer.list("notices", result.notices) { $0.notice($1) }
    writer.undecided(result.undecided)
    writer.endObject()
  }
}
