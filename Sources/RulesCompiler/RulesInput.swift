/// The files of a rules folder, as they were read. Reading them is the caller's business.
public struct RulesInput: Sendable {
  public struct File: Sendable {
    /// The path inside the rules folder: `copy/en/inbox.yaml`.
    public var name: String
    /// The path that people are shown.
    public var path: String
    public var bytes: [UInt8]

    public init(name: String, path: String, bytes: [UInt8]) {
      self.name = name
      self.path = path
      self.bytes = bytes
    }
  }

  public var files: [File]
  /// The folder, as people are shown it.
  public var place: String

  public init(files: [File], place: String) {
    self.files = files
    self.place = place
  }

  /// The kind that a file belongs to: its first folder, or its name without the ending.
  static func key(of name: String) -> String {
    guard let slash = name.firstIndex(of: "/") else { return String(name.prefix { $0 != "." }) }
    return String(name[..<slash])
  }
}
