// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesBundle
public import RulesRuntime

extension HandzField {
  /// What the rules say about a text, after every key. Nil for a field that nobody has touched. The facts say what the server has said.
  public func check(_ text: String?, _ facts: HandzFacts = HandzFacts()) -> HandzTypedField {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzTypedField(Handz.rules.present(field: Int(rawValue), text, frame))
  }
}

/// What a screen shows of a field.
public struct HandzTypedField: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedField

  public init(_ presented: PresentedField) { self.presented = presented }

  /// Which field it is.
  public var field: HandzField { HandzField(ordinal: presented.field) }

  /// What stands beside the text.
  public var state: FieldState { presented.state }

  /// Whether what stands there may be sent.
  public var isValid: Bool { presented.isValid }

  /// The text as it is stored; nil for what only its owner knows, and where nothing stands.
  public var value: String? { presented.value }

  /// Whether the rules generated the value and nobody typed it.
  public var isGenerated: Bool { presented.isGenerated }

  /// In what the field counts.
  public var length: Int { presented.length }

  /// Why it is refused.
  public var reason: FieldReason? { presented.reason }

  /// The error that says so; nil while nobody has touched the field.
  public var error: HandzError? { presented.error.map { HandzError(ordinal: $0) } }

  /// The words of the error.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }

  /// Where it is shown.
  public var surfaces: [HandzSurface] { presented.surfaces.map { HandzSurface(ordinal: $0) } }

  /// The ways on.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// Why nothing could be generated.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

extension HandzForm {
  /// What the rules say about texts together. A field that is not there is one that nobody has touched.
  public func check(_ texts: [HandzField: String], _ facts: HandzFacts = HandzFacts()) -> HandzTypedForm {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    var typed: [Int: String] = [:]
    for (field, text) in texts { typed[Int(field.rawValue)] = text }
    return HandzTypedForm(Handz.rules.present(form: Int(rawValue), typed, frame))
  }
}

/// What a screen shows of fields that are filled in together.
public struct HandzTypedForm: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedForm

  public init(_ presented: PresentedForm) { self.presented = presented }

  /// Which form it is.
  public var form: HandzForm { HandzForm(ordinal: presented.form) }

  /// Whether every field may be sent: whether the button that sends them can be tapped.
  public var isComplete: Bool { presented.isComplete }

  /// The fields in the order of the screen.
  public var fields: [HandzTypedField] { presented.fields.map { HandzTypedField($0) } }

  /// One of them; nil for a field of another form.
  public subscript(field: HandzField) -> HandzTypedField? { fields.first { $0.field == field } }
}
