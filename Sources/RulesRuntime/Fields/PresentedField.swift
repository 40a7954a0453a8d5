public import RulesBundle

/// What a screen shows of a field. Only `value` holds the text, and only if others may see it.
public struct PresentedField: Sendable, Equatable {
  /// The ordinal in `fields`.
  public var field: Int
  /// The state to show.
  public var state: FieldState
  /// Whether the field can be submitted.
  public var isValid: Bool
  /// The text as it is stored; nil for a secret and for an empty field.
  public var value: String?
  /// Whether the rules generated the value.
  public var isGenerated: Bool
  /// The length of the text, in the unit that the field counts.
  public var length: Int
  /// Why the text is rejected; nil if it is not, or if that is not known yet.
  public var reason: FieldReason?
  /// The ordinal in `errors` of the error to show; nil for an untouched field, and if the rules declare no error for the reason.
  public var error: Int?
  /// The ordinals in `surfaces` of where the error appears.
  public var surfaces: [Int] = []
  /// The copy of the error.
  public var copy: PresentedCopy?
  /// The buttons of the error.
  public var buttons: [PresentedButton] = []
  /// Why no value could be generated.
  public var undecided: PresentedFailure?
}

/// What a screen shows of a form.
public struct PresentedForm: Sendable, Equatable {
  /// The ordinal in `forms`.
  public var form: Int
  /// Whether all fields can be submitted, so that the button that submits them is enabled.
  public var isComplete: Bool
  /// The fields, in the order of the form.
  public var fields: [PresentedField]
}

extension Rules {
  /// Returns the ordinal of a form; nil if the name is unknown.
  public func form(_ name: String) -> Int? { bundle.find(.forms, name) }

  /// Returns the ordinals of a form's fields, in order.
  package func fields(ofForm form: Int) -> [Int] {
    bundle.forms[form].fields.map { bundle.formFields[$0].field }
  }

  /// Checks a text, and returns what the screen shows.
  ///
  /// - Parameters:
  ///   - field: The ordinal in `fields`.
  ///   - text: The text that the user typed; nil for a field that the user has not touched, which shows no error.
  ///   - frame: The facts of the question.
  public func present(field: Int, _ text: String?, _ frame: Frame) -> PresentedField {
    let checked = validate(field: field, text, frame)
    var result = PresentedField(
      field: field, state: checked.state, isValid: checked.isValid,
      value: checked.value.map { String(decoding: $0, as: UTF8.self) }, isGenerated: checked.isGenerated, length: checked.length,
      reason: checked.reason)
    if let fact = checked.unfitFact {
      let value = evaluator.fact(fact, frame)
      result.undecided =
        value.tag == .error ? failure(value) : PresentedFailure(code: .unfitText, fact: fact)
    }
    guard let reason = checked.reason, text != nil, let error = error(of: reason, field) else { return result }
    result.error = error
    result.copy = render(copy: bundle.errors[error].copy, frame)
    result.surfaces = surfaces(ofError: error)
    result.buttons = buttons(ofError: error, frame)
    return result
  }

  /// Checks the texts of a form, and returns what the screen shows.
  ///
  /// - Parameters:
  ///   - form: The ordinal in `forms`.
  ///   - texts: The texts that the user typed, by the ordinals of the fields. A field without an entry is untouched.
  ///   - frame: The facts of the question.
  public func present(form: Int, _ texts: [Int: String], _ frame: Frame) -> PresentedForm {
    requireOrdinal(form, of: .forms, frame)
    let fields = fields(ofForm: form).map { present(field: $0, texts[$0], frame) }
    return PresentedForm(form: form, isComplete: fields.allSatisfy { $0.isValid }, fields: fields)
  }

  private func error(of reason: FieldReason, _ field: Int) -> Int? {
    for row in bundle.fields[field].refuses
    where bundle.fieldRefusals[row].reason == reason {
      return bundle.fieldRefusals[row].error
    }
    return nil
  }
}
