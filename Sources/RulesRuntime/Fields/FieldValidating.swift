internal import RulesBundle

extension Rules {
  /// Returns the ordinal of a field; nil if the name is unknown.
  public func field(_ name: String) -> Int? { bundle.find(.fields, name) }

  /// Validates a text (CH07 §4, §8.3).
  ///
  /// - Parameters:
  ///   - field: The ordinal in `fields`.
  ///   - text: The text that the user typed; nil for a field that the user has not touched.
  ///   - frame: The facts of the question.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func validate(field: Int, _ text: String?, _ frame: Frame) -> FieldValidation {
    requireOrdinal(field, of: .fields, frame)
    frame.forgetDerived()
    let rules = FieldRules(bundle, field)
    let typed = UserInput(text ?? "", trimmed: rules.isTrimmed, lowerCase: rules.isLowerCase, allows: rules.allows)
    if typed.isEmpty { return untyped(rules, frame) }
    var bytes = typed.bytes
    var checked = FieldValidation(field: field, state: .valid, isValid: true, value: nil, length: rules.length(typed), reason: nil)
    checked.reason = rules.reason(&bytes, typed)
    if rules.form != .secret { checked.value = bytes }
    if checked.reason != nil {
      checked.state = .invalid
    } else if let isTaken = bundle.fields[field].taken {
      checked.state = state(isTaken, bundle.fields[field].takenFor, bytes, frame)
      if checked.state == .unavailable { checked.reason = .taken }
    }
    checked.isValid = checked.state == .valid || checked.state == .available
    return checked
  }

  /// Whether a text is taken, if the server has reported it for exactly this text.
  private func state(_ isTaken: Int, _ takenFor: Int?, _ bytes: [UInt8], _ frame: Frame) -> FieldState {
    if let takenFor {
      let about = evaluator.fact(takenFor, frame)
      guard about.tag == .string, frame.withText(about, { $0.elementsEqual(bytes) }) else { return .checking }
    }
    let value = evaluator.fact(isTaken, frame)
    return value.isTrue ? .unavailable : value.isFalse ? .available : .checking
  }

  private func untyped(_ rules: FieldRules, _ frame: Frame) -> FieldValidation {
    var checked = FieldValidation(
      field: rules.field, state: .idle, isValid: rules.isOptional, value: nil, length: 0, reason: rules.isOptional ? nil : .empty)
    let parts = bundle.fields[rules.field].madeUp
    guard rules.isOptional, !parts.isEmpty else { return checked }
    var bytes: [UInt8] = []
    for part in parts {
      bytes.append(contentsOf: bundle.utf8(bundle.fieldMadeUp[part].literal))
      guard let fact = bundle.fieldMadeUp[part].fact else { continue }
      guard append(part, evaluator.fact(fact, frame), frame, to: &bytes) else {
        checked.unfitFact = fact
        return checked
      }
    }
    checked.value = bytes
    checked.isGenerated = true
    // A generated value has only allowed characters, because the rules were checked.
    checked.length = rules.length(UserInput(String(decoding: bytes, as: UTF8.self), trimmed: false, lowerCase: false) { _ in true })
    return checked
  }

  /// Appends the value of a generated part. Returns false if it does not have the required length or has characters that are not allowed.
  private func append(_ part: Int, _ value: Value, _ frame: Frame, to bytes: inout [UInt8]) -> Bool {
    guard value.tag == .string, let setting = bundle.fieldMadeUp[part].length else { return false }
    let ranges = bundle.fieldMadeUp[part].characters
    let text = frame.withText(value) { String(decoding: $0, as: UTF8.self) }
    var count: Int64 = 0
    for scalar in text.unicodeScalars {
      guard bundle.hasCharacter(scalar.value, in: ranges) else { return false }
      count += 1
    }
    guard count == bundle.settings[setting].amount else { return false }
    bytes.append(contentsOf: text.utf8)
    return true
  }
}

extension RuleBundle {
  /// Whether a scalar is in one of a field's ranges.
  func hasCharacter(_ scalar: UInt32, in ranges: Range<Int>) -> Bool {
    for row in ranges
    where fieldCharacters[row].first <= Int(scalar)
      && Int(scalar) <= fieldCharacters[row].last
    {
      return true
    }
    return false
  }
}
