internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Rules {
  public func write(_ result: PresentedLink, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.optionalText("link", bundle.name(.deepLinks, result.link))
    writer.text("outcome", result.outcome.name)
    writer.text("route", bundle.name(.routes, result.route))
    if !result.parameters.isEmpty {
      writer.key("parameters")
      writer.beginObject()
      for (name, value) in bundle.parameters(of: result) { writer.text(name, value) }
      writer.endObject()
    }
    if let continues = result.continues { writer.text("continues", continues) }
    if let copy = result.copy {
      writer.key("copy")
      writer.copy(copy, bundle)
    }
    if let surface = result.surface { writer.text("surface", bundle.name(.surfaces, surface)) }
    if let refusal = result.refusal {
      writer.key("refused")
      writer.refusal(refusal)
    }
    writer.undecided(result.undecided, bundle)
    if let trace = result.trace { writer.trace(trace, bundle) }
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
