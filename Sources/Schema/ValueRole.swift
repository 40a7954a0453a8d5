/// What a value means beyond its shape. The schema declares roles, and one check serves every key with a role, wherever it is.
public enum ValueRole: Sendable, Hashable {
  /// A document and a section of it, which the manifest lists.
  case citation
  /// The document or the person that is responsible.
  case owner
}
