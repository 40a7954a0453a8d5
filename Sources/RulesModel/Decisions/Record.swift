/// Something that is stored, field by field, with what stands in for a field that an old copy lacks.
public struct Record: Sendable, Equatable, Kind {
  public static let key = "records"
  public static let singular = "record"

  public var provenance: Provenance
  public var scope: RecordScope
  /// The field that says whose it is; nil for what is nobody's.
  public var owner: String?
  public var fields: [RecordField]

  public init(provenance: Provenance, scope: RecordScope, owner: String?, fields: [RecordField]) {
    self.provenance = provenance
    self.scope = scope
    self.owner = owner
    self.fields = fields
  }
}

public enum RecordScope: String, Sendable, Hashable, CaseIterable {
  /// The same on all of a person's devices.
  case person
  case device
}

public struct RecordField: Sendable, Equatable {
  public var name: String
  public var about: String
  public var type: FactType
  public var orNull: Bool
  /// What stands in for it; a setting's value where it starts with `settings.`.
  public var ifAbsent: String?
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?

  public init(name: String, about: String, type: FactType, orNull: Bool, ifAbsent: String?, was: String?) {
    self.name = name
    self.about = about
    self.type = type
    self.orNull = orNull
    self.ifAbsent = ifAbsent
    self.was = was
  }
}
