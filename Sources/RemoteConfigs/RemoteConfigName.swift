/// What a file of a site, or an opened path, is called where only letters, digits and underscores may be: the parameters of Firebase Remote Config.
public enum RemoteConfigName {
  /// `manifest.json` is `rulebook_manifest_json`.
  public static func parameter(_ path: String) -> String {
    "rulebook_" + String(path.unicodeScalars.map { isPlain($0) ? Character($0) : "_" })
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
