/// What a value means beyond its shape. The schema declares roles, and one check serves every key with a role, wherever it is.
public enum ValueRole: Sendable, Hashable {
  /// A document and a section of it, which the manifest lists.
  case citation
  /// The document or the person that is responsible.
  case owner
  /// A value that must not exceed the value of another key of the same object. The name of a setting stands for its value.
  case atMost(String)
  /// A number that must not be less. The name of a setting stands for its value.
  case atLeast(Int64)
  /// A duration between two others, whatever the product is, because of what people can see or do.
  case bounds(String, String)
  /// A minimum and a maximum.
  case range
  /// A number, or a minimum and a maximum, that rises from each rule of the kind to the next one. `strictly`: whether two must not be equal.
  case rising(strictly: Bool)
  /// The placeholder of the values at these keys of the rule. In a path, `*` is every key, and `=` the key of the placeholder itself.
  case undecided([String])
  /// A day in the future by which something must happen.
  case deadline
  /// The first day of something.
  case start
  /// The day on which something happened.
  case record
  /// A URL scheme of the product.
  case scheme
  /// An object whose value of this key is a time zone: its name, or its data.
  case timeZone(under: String)
  /// A value that most rules have, although it is optional.
  case usual
}
