// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

extension Value.Tag {
  /// The names of the values, by position.
  public static let names = ["missing", "error", "null", "bool", "int", "string", "enumeration", "duration", "timestamp", "list"]
}
