public import RulesBundle

/// Something stored, as a record of the rules declares it: what was stored field by field, and for the rest what stands in for it.
///
/// Reading is forgiving, so that what an older or newer version of the app wrote still loads: a field that is missing, unknown or of
/// another type counts as never stored, and `notes` say which.
public struct StoredRecord: Sendable, Equatable {
  /// The record's ordinal in the bundle.
  public let record: Int
  /// The value of each field, in the order of the rules; nil where none is stored.
  public internal(set) var values: [PlainValue?]
  public internal(set) var notes = Notes()

  public struct Notes: Sendable, Equatable {
    /// Names that the record does not have. They mean nothing here; whoever stores the record again should keep them.
    public var unknown: [String] = []
    /// Fields whose stored value is none of theirs.
    public var unreadable: [String] = []
  }

  /// A record of which nothing is stored.
  public init(_ record: Int, in bundle: Bundle) {
    self.record = record
    values = Array(repeating: nil, count: bundle.range(.records, record, Word.Records.fields).count)
  }
}

extension Rules {
  /// The ordinal of a record.
  public func record(_ name: String) -> Int? { bundle.find(.records, name) }

  /// A record of which nothing is stored: every field is what stands in for it.
  public func emptyRecord(_ record: Int) -> StoredRecord { StoredRecord(record, in: bundle) }

  /// The value of a field: what is stored, else what stands in for it; nil when nothing does.
  ///
  /// Timestamps and durations are text, as requests have them; a time of day is `HH:MM`.
  public func value(ofField field: Int, in stored: StoredRecord) -> PlainValue? {
    stored.values[position(of: field, in: stored)] ?? standIn(forField: field)
  }

  /// The rows of a record's fields.
  public func fields(of record: Int) -> Range<Int> { bundle.range(.records, record, Word.Records.fields) }

  /// What stands in for a field that is not stored: the value of a setting as it is now, or a value of the rules.
  func standIn(forField field: Int) -> PlainValue? {
    if let setting = bundle.optional(.recordFields, field, Word.RecordFields.setting) { return value(ofSetting: setting) }
    guard let constant = bundle.optional(.recordFields, field, Word.RecordFields.ifAbsent) else { return nil }
    let value = bundle.constant(constant)
    switch value.tag {
    case .null: return .null
    case .bool: return .bool(value.bits != 0)
    case .int: return .int(value.bits)
    case .string: return .text(String(decoding: bundle.utf8(start: value.start, count: value.count), as: UTF8.self))
    case .enumeration:
      let values = bundle.range(.recordFields, field, Word.RecordFields.values)
      guard value.bits >= 0, value.bits < Int64(values.count) else { return nil }
      return .text(bundle.text(.factValues, values.lowerBound + Int(value.bits), Word.FactValues.value))
    case .list: return .list([])
    case .duration: return .text(TimeForm.duration(value.bits, value.aux))
    case .timestamp: return .text(TimeForm.timestamp(value.bits, value.aux))
    case .error, .missing: return nil
    }
  }

  private func value(ofSetting setting: Int) -> PlainValue {
    let amount = bundle.integer(.settings, setting, Word.Settings.amount)
    switch SettingKind(rawValue: bundle.word(.settings, setting, Word.Settings.unit)) {
    case .timeOfDay: return .text(TimeForm.timeOfDay(amount))
    case .seconds: return .text(TimeForm.duration(amount, 0))
    default: return .int(amount)
    }
  }

  func position(of field: Int, in stored: StoredRecord) -> Int {
    let fields = fields(of: stored.record)
    precondition(fields.contains(field), "a field belongs to the record that it is asked of")
    return field - fields.lowerBound
  }
}
