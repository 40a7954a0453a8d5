internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  func answerMoment(_ name: String, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    guard let moment = moment(name) else { throw RequestError("unknown_moment", "no moment is named `\(name)`") }
    write(present(moment: moment, frame), id: request.id, &writer)
  }

  public func write(_ result: PresentedMoment, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.text("moment", bundle.name(.moments, result.moment))
    if let question = result.asks {
      writer.key("asks")
      writer.beginObject()
      writer.key("copy")
      writer.copy(question.copy, bundle)
      writer.text("surface", bundle.name(.surfaces, question.surface))
      writer.list("buttons", question.buttons) { $0.button($1, bundle) }
      writer.endObject()
    }
    writer.texts("tasks", bundle.names(.tasks, result.tasks))
    writer.list("clears", result.clears) { writer, clearing in
      writer.beginObject()
      writer.text("type", bundle.name(.dataTypes, clearing.type))
      writer.texts("from", clearing.from.map { $0.name })
      writer.endObject()
    }
    writer.texts("keeps", bundle.names(.dataTypes, result.keeps))
    writer.optionalText("route", bundle.name(.routes, result.route))
    if let answer = result.answer { writer.text("answer", bundle.answer(answer)) }
    if let error = result.error {
      writer.key("error")
      writer.beginObject()
      members(of: error, &writer)
      writer.endObject()
    }
    writer.list("notices", result.notices) { $0.notice($1, bundle) }
    writer.undecided(result.undecided, bundle)
    writer.endObject()
  }
}
