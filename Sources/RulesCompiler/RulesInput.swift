/// The contents of the files of a rules folder, which the caller reads.
public struct RulesInput: Sendable {
  /// A file of the rules folder.
  public struct File: Sendable {
    /// The path inside the rules folder: `copy/en/inbox.yaml`.
    public var name: String
    /// The path for display.
    public var path: String
    /// The content of the file.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(name: String, path: String, bytes: [UInt8]) {
      self.name = name
      self.path = path
      self.bytes = bytes
    }
  }

  /// The files of the rules folder.
  public var files: [File]
  /// Files that are not read because of their names, although they look like rule files: `limits.yaml.txt`, `LIMITS.YAML`.
  public var misnamed: [File] = []
  /// The path of the folder for display.
  public var place: String

  /// Creates an input.
  public init(files: [File], place: String) {
    self.files = files
    self.place = place
  }

  /// Returns the kind of a file: its first folder, or its name without the extension.
  static func key(of name: String) -> String {
    guard let slash = name.firstIndex(of: "/") else { return String(name.prefix { $0 != "." }) }
    return String(name[..<slash])
  }
}
