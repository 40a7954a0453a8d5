/// The parameter names in Firebase Remote Config, which consist of letters, digits, and underscores.
public enum RemoteConfigName {
  /// The beginning of all names.
  package static let beginning = "rulebook_"

  /// The parameter with the version of plain values. Without it, a reader knows nothing: an empty template does not mean that all values are as
  /// shipped.
  package static let version = "rulebook_version"

  /// Returns the parameter name for a file of a config repository or a path of the rules: `metadata/timestamp.json` becomes
  /// `rulebook_metadata_timestamp_json`.
  public static func parameter(_ path: String) -> String {
    beginning + String(path.unicodeScalars.map { isPlain($0) ? Character($0) : "_" })
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
