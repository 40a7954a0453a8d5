internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Whether there is anything to type.
  var hasFields: Bool { has(.fields) && has(.errors) && has(.surfaces) }

  /// A check for every field and every form, with what is said in the types of these rules.
  func typedFields() -> [UInt8] {
    var text = header(["public import RulesBundle", "public import RulesRuntime"])
    let field = type("fields", "field")
    text.block("extension \(field)") { text in
      text.doc(
        "What the rules say about a text, after every key. Nil for a field that nobody has touched. The facts say what the server has said."
      )
      text.block("public func check(_ text: String?, _ facts: \(prefix)Facts = \(prefix)Facts(\(member(.facts, bundle.book[0].plan)): nil)) -> \(prefix)TypedField") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)TypedField(\(prefix).rules.present(field: Int(rawValue), text, frame))")
      }
    }
    text.line()
    typedField(&text)
    if has(.forms) {
      text.line()
      form(field, &text)
    }
    return text.bytes
  }

  private func typedField(_ text: inout SwiftText) {
    view(
      &text, "TypedField", of: "PresentedField", "What a screen shows of a field.",
      [
        id("Which field it is.", "field", .fields), .same("What stands beside the text.", "state", "FieldState"),
        .same("Whether what stands there may be sent.", "isValid", "Bool"),
        .same("The text as it is stored; nil for what only its owner knows, and where nothing stands.", "value", "String?"),
        .same("Whether the rules generated the value and nobody typed it.", "isGenerated", "Bool"),
        .same("In what the field counts.", "length", "Int"), .same("Why it is refused.", "reason", "FieldReason?"),
        id("The error that says so; nil while nobody has touched the field.", "error", .errors, .optional),
        copy("The words of the error.", "copy", .optional), id("Where it is shown.", "surfaces", .surfaces, .many),
        buttons("The ways on."), undecided("Why nothing could be generated."),
      ])
  }

  private func form(_ field: String, _ text: inout SwiftText) {
    let form = type("forms", "form")
    text.block("extension \(form)") { text in
      text.doc("What the rules say about texts together. A field that is not there is one that nobody has touched.")
      text.block("public func check(_ texts: [\(field): String], _ facts: \(prefix)Facts = \(prefix)Facts(\(member(.facts, bundle.book[0].plan)): nil)) -> \(prefix)TypedForm") {
        text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("var typed: [Int: String] = [:]")
        text.line("for (field, text) in texts { typed[Int(field.rawValue)] = text }")
        text.line("return \(prefix)TypedForm(\(prefix).rules.present(form: Int(rawValue), typed, frame))")
      }
    }
    text.line()
    view(
      &text, "TypedForm", of: "PresentedForm", "What a screen shows of fields that are filled in together.",
      [
        id("Which form it is.", "form", .forms),
        .same("Whether every field may be sent: whether the button that sends them can be tapped.", "isComplete", "Bool"),
        shown("The fields in the order of the screen.", "fields", "TypedField", .many, of: .fields),
      ]
    ) { text in
      text.line()
      text.doc("One of them; nil for a field of another form.")
      text.line("public subscript(field: \(field)) -> \(prefix)TypedField? { fields.first { $0.field == field } }")
    }
  }
}
