// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesBundle
public import RulesRuntime

extension HandzField {
  /// Validates the text of the field. Call it after every change. Pass nil for a field that the user has not edited. The facts contain the results of the server.
  public func validate(_ text: String?, _ facts: HandzFacts = .withoutPlan) -> HandzFieldValidation {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzFieldValidation(Handz.rules.present(field: Int(rawValue), text, frame))
  }
}

/// The validation result of a field.
public struct HandzFieldValidation: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedField

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedField) { self.presented = presented }

  /// The field.
  public var field: HandzField { HandzField(ordinal: presented.field) }

  /// The state that the screen shows next to the text.
  public var state: FieldState { presented.state }

  /// Whether the value can be submitted.
  public var isValid: Bool { presented.isValid }

  /// The text as it is stored; nil for secrets and empty fields.
  public var value: String? { presented.value }

  /// Whether the rules generated the value because the user did not enter one.
  public var isGenerated: Bool { presented.isGenerated }

  /// The length of the text, in the unit of the field.
  public var length: Int { presented.length }

  /// The reason why the text is rejected; nil if it is accepted.
  public var reason: FieldReason? { presented.reason }

  /// The error to show; nil if the user has not edited the field.
  public var error: HandzErrorCode? { presented.error.map { HandzErrorCode(ordinal: $0) } }

  /// The copy of the error.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }

  /// The surfaces that show the error.
  public var surfaces: [HandzSurface] { presented.surfaces.map { HandzSurface(ordinal: $0) } }

  /// The buttons.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// The reason why no value can be generated; nil if there is none.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

extension HandzForm {
  /// Validates the texts of the form. Omit fields that the user has not edited.
  public func validate(_ texts: [HandzField: String], _ facts: HandzFacts = .withoutPlan) -> HandzFormValidation {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    var typed: [Int: String] = [:]
    for (field, text) in texts { typed[Int(field.rawValue)] = text }
    return HandzFormValidation(Handz.rules.present(form: Int(rawValue), typed, frame))
  }
}

/// The validation result of a form.
public struct HandzFormValidation: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedForm

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedForm) { self.presented = presented }

  /// The form.
  public var form: HandzForm { HandzForm(ordinal: presented.form) }

  /// Whether all fields can be submitted, so that the submit button is enabled.
  public var isComplete: Bool { presented.isComplete }

  /// The results of the fields, in the order of the screen.
  public var fields: [HandzFieldValidation] { presented.fields.map { HandzFieldValidation($0) } }

  /// The result of a field; nil if the field is not in the form.
  public subscript(field: HandzField) -> HandzFieldValidation? { fields.first { $0.field == field } }
}
