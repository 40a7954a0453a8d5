/// Where a loader keeps what must outlive the process.
///
/// Writing is all or nothing: whatever happens, a file holds its old bytes or its new ones.
public protocol Storage: Sendable {
  /// Nil where there is no such file.
  func read(_ file: StoredFile) throws -> [UInt8]?
  func write(_ file: StoredFile, _ bytes: [UInt8]) throws
  func remove(_ file: StoredFile) throws
}

public enum StoredFile: String, Sendable, CaseIterable {
  /// The last config that was good, with its signatures.
  case config = "limits.json"
  /// Which config was activated and has not yet proven to let the app live.
  case launch = "launch.json"
}
