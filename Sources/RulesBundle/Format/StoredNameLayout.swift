// What is stored under another name than the rules have now: the one that older versions know.
extension Layout {
  static let storedNameSections: [SectionLayout] = [
    SectionLayout(
      .storedNames, "stored_names",
      [
        Column("kind", .choice(StoredNameKind.names)), Column("name", .text), Column("was", .text),
        Column("field", .optionalRow(.recordFields)),
      ])
  ]
}

extension Word {
  public enum StoredNames {
    public static let kind = 0
    public static let name = 1
    public static let was = 2
    /// For a field: two records may have one of the same name.
    public static let field = 3
  }
}

/// What has a name that is stored.
public enum StoredNameKind: Int, Sendable, CaseIterable {
  case event, vector, level, signal, operation, notification, field

  public static let names = ["event", "vector", "level", "signal", "operation", "notification", "field"]
}
