internal import RulesBundle

// Values of fields that are not stored.
extension Rules {
  /// The default of a field: the current value of a setting, or a constant of the rules. Nil if the field has no default.
  public func defaultValue(forField field: Int) -> PlainValue? {
    if let setting = bundle.recordFields[field].setting { return value(ofSetting: setting) }
    guard let constant = bundle.recordFields[field].ifAbsent else { return nil }
    let value = bundle.constant(constant)
    switch value.tag {
    case .null: return .null
    case .bool: return .bool(value.bits != 0)
    case .int: return .int(value.bits)
    case .string: return .text(String(decoding: bundle.utf8(start: value.start, count: value.count), as: UTF8.self))
    case .enumeration:
      let values = bundle.recordFields[field].values
      guard value.bits >= 0, value.bits < Int64(values.count) else { return nil }
      return .text(bundle.text(bundle.factValues[values.lowerBound + Int(value.bits)].value))
    case .list: return .list([])
    case .duration: return .text(TimeForm.duration(value.bits, value.aux))
    case .timestamp: return .text(TimeForm.timestamp(value.bits, value.aux))
    case .error, .missing: return nil
    }
  }

  /// The default of a notification switch: the default of the category or the type that the field switches. Nil if the field is not such a
  /// switch.
  public func switchDefault(_ field: Int) -> Bool? {
    for category in 0..<bundle.count(.notificationCategories)
    where bundle.notificationCategories[category].stored == field {
      return bundle.notificationCategories[category].onByDefault
    }
    for type in 0..<bundle.count(.notifications) where bundle.notifications[type].stored == field {
      return bundle.notifications[type].onByDefault
    }
    return nil
  }

  private func value(ofSetting setting: Int) -> PlainValue {
    let amount = bundle.settings[setting].amount
    switch bundle.settings[setting].unit {
    case .timeOfDay: return .text(TimeForm.timeOfDay(amount))
    case .seconds: return .text(TimeForm.duration(amount, 0))
    default: return .int(amount)
    }
  }
}
