/// The persistent storage of a loader.
///
/// Writes must be atomic: after a crash, a file has either its old bytes or its new bytes.
public protocol Storage: Sendable {
  /// Returns the bytes of a file; nil if the file does not exist.
  func read(_ file: StoredFile) throws -> [UInt8]?
  /// Replaces the bytes of a file.
  func write(_ file: StoredFile, _ bytes: [UInt8]) throws
  /// Removes a file. Does nothing if it does not exist.
  func remove(_ file: StoredFile) throws
}

/// The files in the storage of a loader.
public enum StoredFile: String, Sendable, CaseIterable {
  /// The last valid remote config, with its signatures.
  case config = "config.json"
  /// The active config, and whether the app has confirmed that it is healthy.
  case launch = "launch.json"
}
