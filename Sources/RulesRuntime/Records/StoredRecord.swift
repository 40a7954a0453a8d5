public import RulesBundle
public import RulesJSON

/// Something stored, as a record of the rules declares it: what was stored field by field, and for the rest what stands in for it.
///
/// Reading is forgiving, so that what an older or newer version of the app wrote still loads: a field that is missing, unknown or of
/// another type counts as never stored, and `notes` say which. Writing gives such members back as they came, so that an older app takes
/// nothing away that a newer one stored.
public struct StoredRecord: Sendable, Equatable {
  /// The record's ordinal in the bundle.
  public let record: Int
  /// The value of each field, in the order of the rules; nil where none is stored.
  public internal(set) var values: [PlainValue?]
  public internal(set) var notes = Notes()
  /// What was stored and is no value of a field, where it stood.
  public internal(set) var kept: [JSON.Member] = []

  public struct Notes: Sendable, Equatable {
    /// Names that the record does not have. They mean nothing here, and are written again.
    public var unknown: [String] = []
    /// Fields whose stored value is none of theirs. It is written again, until the field is given another.
    public var unreadable: [String] = []
  }

  /// A record of which nothing is stored.
  public init(_ record: Int, in bundle: RuleBundle) {
    self.record = record
    values = Array(repeating: nil, count: bundle.records[record].fields.count)
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
    stored.values[position(of: field, in: stored)] ?? defaultValue(forField: field)
  }

  /// Stores a value, or takes it away: nil is never chosen. What was there and could not be read goes.
  public func set(field: Int, of stored: inout StoredRecord, to value: PlainValue?) {
    stored.values[position(of: field, in: stored)] = value
    guard !stored.kept.isEmpty else { return }
    let name = String(decoding: bundle.storedName(ofField: field), as: UTF8.self)
    RecordTree.remove(name, from: &stored.kept)
    stored.notes.unreadable.removeAll { $0.utf8.elementsEqual(name.utf8) }
    // Where another version has an object, all that is in it goes.
    stored.notes.unknown.removeAll { $0.utf8.starts(with: Array(name.utf8) + [RecordTree.dot]) }
  }

  /// The rows of a record's fields.
  public func fields(of record: Int) -> Range<Int> { bundle.records[record].fields }

  package func position(of field: Int, in stored: StoredRecord) -> Int {
    let fields = fields(of: stored.record)
    precondition(fields.contains(field), "a field belongs to the record that it is asked of")
    return field - fields.lowerBound
  }
}
