internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Whether the rules have fields for user input.
  var hasFields: Bool { has(.fields) && has(.errors) && has(.surfaces) }

  /// Generates validation for fields and forms with the types of the rules.
  func fieldValidations() -> [UInt8] {
    var text = header(["public import RulesBundle", "public import RulesRuntime"])
    let field = type("fields", "field")
    text.block("extension \(field)") { text in
      text.doc(
        "Validates the text of the field. Call it after every change. Pass nil for a field that the user has not edited. The facts contain the results of the server."
      )
      text.block("public func validate(_ text: String?, _ facts: \(defaultFacts)) -> \(prefix)FieldValidation") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)FieldValidation(\(prefix).rules.present(field: Int(rawValue), text, frame))")
      }
    }
    text.line()
    fieldValidation(&text)
    if has(.forms) {
      text.line()
      form(field, &text)
    }
    return text.bytes
  }

  /// The type and the default value of the parameter for facts: no facts, and no plan.
  private var defaultFacts: String {
    "\(prefix)Facts = .withoutPlan"
  }

  private func fieldValidation(_ text: inout SwiftText) {
    view(
      &text, "FieldValidation", of: "PresentedField", "The validation result of a field.",
      [
        id("The field.", "field", .fields), .same("The state that the screen shows next to the text.", "state", "FieldState"),
        .same("Whether the value can be submitted.", "isValid", "Bool"),
        .same("The text as it is stored; nil for secrets and empty fields.", "value", "String?"),
        .same("Whether the rules generated the value because the user did not enter one.", "isGenerated", "Bool"),
        .same("The length of the text, in the unit of the field.", "length", "Int"),
        .same("The reason why the text is rejected; nil if it is accepted.", "reason", "FieldReason?"),
        id("The error to show; nil if the user has not edited the field.", "error", .errors, .optional),
        copy("The copy of the error.", "copy", .optional), id("The surfaces that show the error.", "surfaces", .surfaces, .many),
        buttons("The buttons."), undecided("The reason why no value can be generated; nil if there is none."),
      ])
  }

  private func form(_ field: String, _ text: inout SwiftText) {
    let form = type("forms", "form")
    text.block("extension \(form)") { text in
      text.doc("Validates the texts of the form. Omit fields that the user has not edited.")
      text.block("public func validate(_ texts: [\(field): String], _ facts: \(defaultFacts)) -> \(prefix)FormValidation") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("var typed: [Int: String] = [:]")
        text.line("for (field, text) in texts { typed[Int(field.rawValue)] = text }")
        text.line("return \(prefix)FormValidation(\(prefix).rules.present(form: Int(rawValue), typed, frame))")
      }
    }
    text.line()
    view(
      &text, "FormValidation", of: "PresentedForm", "The validation result of a form.",
      [
        id("The form.", "form", .forms),
        .same("Whether all fields can be submitted, so that the submit button is enabled.", "isComplete", "Bool"),
        shown("The results of the fields, in the order of the screen.", "fields", "FieldValidation", .many, of: .fields),
      ]
    ) { text in
      text.line()
      text.doc("The result of a field; nil if the field is not in the form.")
      text.line("public subscript(field: \(field)) -> \(prefix)FieldValidation? { fields.first { $0.field == field } }")
    }
  }
}
