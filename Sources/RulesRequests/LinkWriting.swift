internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  public static func write(_ result: PresentedLink, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { writeID(id, &writer) }
    writer.optionalText("link", result.link)
    writer.text("outcome", result.outcome)
    writer.text("route", result.route)
    if !result.parameters.isEmpty {
      writer.key("parameters")
      writer.object(result.parameters)
    }
    if let continues = result.continues { writer.text("continues", continues) }
    if let copy = result.copy {
      writer.key("copy")
      writer.copy(copy)
    }
    if let surface = result.surface { writer.text("surface", surface) }
    if let refusal = result.refusal {
      writer.key("refused")
      writer.refusal(refusal)
    }
    writer.undecided(result.undecided)
    if let trace = result.trace { writer.trace(trace) }
    writer.endObject()
  }
}

extension JSONWriter {
  /// Why it is no link: a code, and where or at which parameter of the rules.
  fileprivate mutating func refusal(_ refusal: LinkRefusal) {
    beginObject()
    text("code", refusal.code)
    if let place = refusal.place { number("at", Int64(place)) }
    if let parameter = refusal.parameter { text("parameter", parameter) }
    if case .tooLong(let longest) = refusal { number("at_most", Int64(longest)) }
    endObject()
  }
}
