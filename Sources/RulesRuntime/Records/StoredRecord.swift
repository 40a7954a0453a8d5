public import RulesBundle
public import RulesJSON

/// A stored record that the rules declare: the stored value of each field. Fields without a stored value have a default.
///
/// Reading is lenient, so that records from older and newer versions of the app load. A field that is missing, unknown, or of another type
/// counts as not stored, and `notes` lists such fields. Writing keeps their members unchanged, so that an older app does not delete what a
/// newer app stored.
public struct StoredRecord: Sendable, Equatable {
  /// The ordinal of the record in `records`.
  public let record: Int
  /// The value of each field, in the order of the rules. Nil for a field that is not stored.
  public internal(set) var values: [PlainValue?]
  /// The names that were not understood when the record was read.
  public internal(set) var notes = Notes()
  /// The stored members that are not valid values of fields, at their original positions.
  public internal(set) var kept: [JSON.Member] = []

  /// The names that were not understood when a record was read.
  public struct Notes: Sendable, Equatable {
    /// Names that the record does not declare. They are ignored, and written unchanged.
    public var unknown: [String] = []
    /// Fields with an invalid stored value. The value is written unchanged until the field gets another one.
    public var unreadable: [String] = []
  }

  /// Creates a record without stored values.
  public init(_ record: Int, in bundle: RuleBundle) {
    self.record = record
    values = Array(repeating: nil, count: bundle.records[record].fields.count)
  }
}

extension Rules {
  /// The ordinal of the record with a name. Nil if the rules do not declare it.
  public func record(_ name: String) -> Int? { bundle.find(.records, name) }

  /// A record without stored values. Every field has its default.
  public func emptyRecord(_ record: Int) -> StoredRecord { StoredRecord(record, in: bundle) }

  /// The stored value of a field, or its default. Nil if it has neither.
  ///
  /// Timestamps and durations are strings, as in requests. A time of day has the form `HH:MM`.
  public func value(ofField field: Int, in stored: StoredRecord) -> PlainValue? {
    stored.values[position(of: field, in: stored)] ?? defaultValue(forField: field)
  }

  /// Stores a value in a field. Nil removes the value, so that the field has its default. An invalid stored value of the field is removed.
  public func set(field: Int, of stored: inout StoredRecord, to value: PlainValue?) {
    stored.values[position(of: field, in: stored)] = value
    guard !stored.kept.isEmpty else { return }
    let name = String(decoding: bundle.storedName(ofField: field), as: UTF8.self)
    RecordTree.remove(name, from: &stored.kept)
    stored.notes.unreadable.removeAll { $0.utf8.elementsEqual(name.utf8) }
    // If another version stored an object under this name, its content is removed.
    stored.notes.unknown.removeAll { $0.utf8.starts(with: Array(name.utf8) + [RecordTree.dot]) }
  }

  /// The rows of a record's fields in `record_fields`.
  public func fields(of record: Int) -> Range<Int> { bundle.records[record].fields }

  package func position(of field: Int, in stored: StoredRecord) -> Int {
    let fields = fields(of: stored.record)
    precondition(fields.contains(field), "`field` does not belong to the record")
    return field - fields.lowerBound
  }
}
