/// The reason why metadata of a TUF repository, or a target file, is rejected.
public enum MetadataError: Error, Sendable, Equatable {
  /// A file is larger than its limit.
  case tooLarge(String)
  /// A file does not have the form of the specification.
  case malformed(String, why: String)
  /// A file lists a key that must not be trusted.
  case weakKey(String, KeyError)
  /// Fewer keys signed a file than its role requires.
  case unsigned(String, valid: Int, threshold: Int)
  /// A file has a lower version than the trusted file.
  case rollback(String, offered: Int64, trusted: Int64)
  /// A file does not have the version that another file lists.
  case otherVersion(String, offered: Int64, listed: Int64)
  /// A file does not match the length or the hash that another file lists.
  case otherContent(String)
  /// A new snapshot does not list a file that the trusted one lists.
  case removed(String)
  /// A file has expired.
  case expired(String)
  /// The server does not have a file.
  case missing(String)
  /// No targets metadata lists the target file.
  case unknownTarget(String)

  /// The error as a message for people.
  public var message: String {
    switch self {
    case .tooLarge(let file): "\(Self.plain(file)) exceeds its maximum size"
    case .malformed(let file, let why): "\(Self.plain(file)) is not valid TUF metadata: \(why)"
    case .weakKey(let file, let problem): "a key in \(Self.plain(file)) is rejected: \(problem.message)"
    case .unsigned(let file, let valid, let threshold):
      "\(Self.plain(file)) has \(valid) valid signatures by keys of its role, but the role requires \(threshold)"
    case .rollback(let file, let offered, let trusted):
      "version \(offered) of \(Self.plain(file)) is older than version \(trusted), which was already trusted"
    case .otherVersion(let file, let offered, let listed): "\(Self.plain(file)) has version \(offered), but version \(listed) is listed"
    case .otherContent(let file): "\(Self.plain(file)) does not match the listed length or hash"
    case .removed(let file): "\(Self.plain(file)) is no longer listed"
    case .expired(let file): "\(Self.plain(file)) has expired"
    case .missing(let file): "the server does not have \(Self.plain(file))"
    case .unknownTarget(let file): "no targets metadata lists \(Self.plain(file))"
    }
  }

  /// Returns an unsigned string in a form that is safe to log.
  static func plain(_ text: String) -> String {
    String(text.unicodeScalars.prefix(200).map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" })
  }
}
