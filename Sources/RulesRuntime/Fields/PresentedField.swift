public import RulesBundle

/// What a screen shows of a field. The text itself is in `value` alone, and there only where others may see it.
public struct PresentedField: Sendable, Equatable {
  /// The ordinal in `fields`.
  public var field: Int
  public var state: FieldState
  /// Whether what stands there may be sent.
  public var isValid: Bool
  /// The text as it is stored; nil for what only its owner knows, and where nothing stands.
  public var value: String?
  /// Whether the value is the rules' and nobody typed it.
  public var isMadeUp: Bool
  public var length: Int
  public var reason: FieldReason?
  /// The ordinal in `errors` of the error that is shown; nil for a field that was not touched, and where the rules have no words.
  public var error: Int?
  /// The ordinals in `surfaces`.
  public var surfaces: [Int] = []
  public var copy: PresentedCopy?
  public var buttons: [PresentedButton] = []
  /// Why nothing could be made up.
  public var undecided: PresentedFailure?
}

/// What a screen shows of fields that are filled in together.
public struct PresentedForm: Sendable, Equatable {
  /// The ordinal in `forms`.
  public var form: Int
  /// Whether every field may be sent: whether the button that sends them can be tapped.
  public var isComplete: Bool
  public var fields: [PresentedField]
}

extension Rules {
  /// The ordinal of a form.
  public func form(_ name: String) -> Int? { bundle.find(.forms, name) }

  /// The fields of a form, in its order.
  package func fields(ofForm form: Int) -> [Int] {
    bundle.forms[form].fields.map { bundle.formFields[$0].field }
  }

  /// A text that was typed, with what is said about it. Nil for a field that nobody has touched: nothing is said about it yet.
  public func present(field: Int, _ text: String?, _ frame: Frame) -> PresentedField {
    let checked = check(field: field, text, frame)
    var result = PresentedField(
      field: field, state: checked.state, isValid: checked.isValid,
      value: checked.value.map { String(decoding: $0, as: UTF8.self) }, isMadeUp: checked.isMadeUp, length: checked.length,
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

  /// Fields that are filled in together. `texts`: what was typed, by the ordinals of the fields; a field that is not there is untouched.
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
