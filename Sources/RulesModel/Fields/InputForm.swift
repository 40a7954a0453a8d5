/// Fields that are filled in together: it is complete when all of them are.
public struct InputForm: Sendable, Equatable, Kind {
  public static let key = "forms"
  public static let singular = "form"

  public var provenance: Provenance
  public var fields: [Name<InputField>]

  public init(provenance: Provenance, fields: [Name<InputField>]) {
    self.provenance = provenance
    self.fields = fields
  }
}
