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
      text.block("public func check(_ text: String?, _ facts: \(prefix)Facts = \(prefix)Facts()) -> \(prefix)TypedField") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)TypedField(\(prefix).rules.present(field: Int(rawValue), text, frame))")
      }
    }
    text.line()
    typedField(field, &text)
    if has(.forms) {
      text.line()
      form(field, &text)
    }
    return text.bytes
  }

  private func typedField(_ field: String, _ text: inout SwiftText) {
    let error = type("errors", "error")
    let surface = type("surfaces", "surface")
    text.doc("What a screen shows of a field.")
    text.block("public struct \(prefix)TypedField: Sendable, Equatable") { text in
      text.doc("The same with ids as texts.")
      text.line("public let presented: PresentedField")
      func member(_ about: String, _ line: String) {
        text.line()
        text.doc(about)
        text.line("public var \(line)")
      }
      member("Which field it is.", "field: \(field)? { \(field)(name: presented.field) }")
      member("What stands beside the text.", "state: FieldState { presented.state }")
      member("Whether what stands there may be sent.", "isValid: Bool { presented.isValid }")
      member(
        "The text as it is stored; nil for what only its owner knows, and where nothing stands.", "value: String? { presented.value }")
      member("Whether the value is the rules' and nobody typed it.", "isMadeUp: Bool { presented.isMadeUp }")
      member("In what the field counts.", "length: Int { presented.length }")
      member("Why it is refused.", "reason: FieldReason? { presented.reason }")
      member(
        "The error that says so; nil while nobody has touched the field.",
        "error: \(error)? { presented.error.flatMap { \(error)(name: $0) } }")
      member("The words of the error.", "copy: PresentedCopy? { presented.copy }")
      member("Where it is shown.", "surfaces: [\(surface)] { presented.surfaces.compactMap { \(surface)(name: $0) } }")
      if has(.buttons) {
        member("The ways on.", "buttons: [\(prefix)ShownButton] { presented.buttons.compactMap { \(prefix)ShownButton($0) } }")
      }
      text.line()
      text.line("init(_ presented: PresentedField) { self.presented = presented }")
    }
  }

  private func form(_ field: String, _ text: inout SwiftText) {
    let form = type("forms", "form")
    text.block("extension \(form)") { text in
      text.doc("What the rules say about texts together. A field that is not there is one that nobody has touched.")
      text.block("public func check(_ texts: [\(field): String], _ facts: \(prefix)Facts = \(prefix)Facts()) -> \(prefix)TypedForm") {
        text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("var typed: [Int: String] = [:]")
        text.line("for (field, text) in texts { typed[Int(field.rawValue)] = text }")
        text.line("return \(prefix)TypedForm(\(prefix).rules.present(form: Int(rawValue), typed, frame))")
      }
    }
    text.line()
    text.doc("What a screen shows of fields that are filled in together.")
    text.block("public struct \(prefix)TypedForm: Sendable, Equatable") { text in
      text.doc("The same with ids as texts.")
      text.line("public let presented: PresentedForm")
      text.line()
      text.doc("Whether every field may be sent: whether the button that sends them can be tapped.")
      text.line("public var isComplete: Bool { presented.isComplete }")
      text.line()
      text.doc("The fields in the order of the screen.")
      text.line("public var fields: [\(prefix)TypedField] { presented.fields.map { \(prefix)TypedField($0) } }")
      text.line()
      text.doc("One of them; nil for a field of another form.")
      text.line("public subscript(field: \(field)) -> \(prefix)TypedField? { fields.first { $0.field == field } }")
      text.line()
      text.line("init(_ presented: PresentedForm) { self.presented = presented }")
    }
  }
}
