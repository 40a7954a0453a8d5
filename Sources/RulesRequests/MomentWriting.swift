public import RulesJSON
public import RulesRuntime

extension Rules {
  func answerMoment(_ name: String, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    guard let moment = moment(name) else { throw RequestError("unknown_moment", "no moment is named `\(name)`") }
    Rules.write(present(moment: moment, frame), id: request.id, &writer)
  }

  public static func write(_ result: PresentedMoment, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { writeID(id, &writer) }
    writer.text("moment", result.moment)
    if let question = result.asks {
      writer.key("asks")
      writer.beginObject()
      writer.key("copy")
      writer.copy(question.copy)
      writer.text("surface", question.surface)
      writer.list("buttons", question.buttons) { $0.button($1) }
      writer.endObject()
    }
    writer.texts("tasks", result.tasks)
    writer.list("clears", result.clears) { writer, clearing in
      writer.beginObject()
      writer.text("type", clearing.type)
      writer.texts("from", clearing.from)
      writer.endObject()
    }
    writer.texts("keeps", result.keeps)
    writer.optionalText("route", result.route)
    if let answer = result.answer { writer.text("answer", answer) }
    if let error = result.error {
      writer.key("error")
      writer.beginObject()
      Rules.members(of: error, &writer)
      writer.endObject()
    }
    writer.list("notices", result.notices) { $0.notice($1) }
    writer.undecided(result.undecided)
    writer.endObject()
  }
}
