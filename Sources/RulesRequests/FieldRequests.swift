internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

// Requests about what people type. A trace says nothing about it: what was typed is in no log.
extension Request {
  /// A text under a key; null is a field that nobody has touched.
  static func typed(_ keys: inout RequestKeys) throws(RequestError) -> String? {
    switch keys.take("text") {
    case nil, .null?: return nil
    case .string(let text)?: return text
    case _?: throw RequestError("malformed", "`text` is a text, or null for a field that nobody has touched")
    }
  }

  /// Texts by the names of their fields.
  static func typedTexts(_ keys: inout RequestKeys) throws(RequestError) -> [TypedInto] {
    var texts: [TypedInto] = []
    for member in try keys.object("texts", "a text for each field that somebody has touched") ?? [] {
      switch member.value {
      case .null: texts.append(TypedInto(field: member.key, text: nil))
      case .string(let text): texts.append(TypedInto(field: member.key, text: text))
      default: throw RequestError("malformed", "`texts` has a text for each field, or null for one that nobody has touched")
      }
    }
    return texts
  }

  /// What was typed into a field, by the field's name.
  public struct TypedInto: Sendable, Equatable {
    public var field: String
    public var text: String?
  }
}

extension Rules {
  func answerField(_ name: String, _ text: String?, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    guard let field = field(name) else { throw RequestError("unknown_field", "no field is named `\(name)`") }
    let result = present(field: field, text, frame)
    writer.beginObject()
    if let id = request.id { Rules.writeID(id, &writer) }
    writer.members(of: result, bundle)
    writer.endObject()
  }

  func answerForm(
    _ name: String, _ typed: [Request.TypedInto], _ request: Request, _ frame: Frame, _ writer: inout JSONWriter
  ) throws(RequestError) {
    guard let form = form(name) else { throw RequestError("unknown_form", "no form is named `\(name)`") }
    let fields = fields(ofForm: form)
    var texts: [Int: String] = [:]
    for one in typed {
      guard let field = field(one.field), fields.contains(field) else {
        throw RequestError("unknown_field", "the form `\(name)` has no field `\(one.field)`")
      }
      texts[field] = one.text
    }
    let result = present(form: form, texts, frame)
    writer.beginObject()
    if let id = request.id { Rules.writeID(id, &writer) }
    writer.text("form", bundle.name(.forms, result.form))
    writer.flag("complete", result.isComplete)
    writer.list("fields", result.fields) { writer, field in
      writer.beginObject()
      writer.members(of: field, bundle)
      writer.endObject()
    }
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func members(of field: PresentedField, _ bundle: Bundle) {
    text("field", bundle.name(.fields, field.field))
    flag("valid", field.isValid)
    text("state", field.state.name)
    if let value = field.value { text("value", value) }
    if field.isMadeUp { flag("madeUp", true) }
    number("length", Int64(field.length))
    if let reason = field.reason { text("reason", reason.name) }
    if let error = field.error { text("error", bundle.name(.errors, error)) }
    if !field.surfaces.isEmpty { texts("surfaces", bundle.names(.surfaces, field.surfaces)) }
    if let words = field.copy {
      key("copy")
      copy(words, bundle)
    }
    if !field.buttons.isEmpty { list("buttons", field.buttons) { $0.button($1, bundle) } }
    undecided(field.undecided, bundle)
  }
}
