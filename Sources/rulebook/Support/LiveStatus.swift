import Diagnostics
import RulebookSupport
import RulesJSON

/// What a config repository has published, as `rulebook site status --json` prints it.
enum LiveStatus {
  private static let mostBytes = 10_000_000

  /// Reads a file, or standard input for `-`.
  static func read(_ file: String) throws(Failure) -> JSON {
    guard let bytes = file == "-" ? inputBytes() : FileSystem.read(file) else {
      throw Failure(message: "cannot read \(file.forMessage)", code: Exit.noInput)
    }
    guard let json = try? JSON.parse(bytes, limit: mostBytes), json["configs"]?.arrayValue != nil else {
      throw Failure(message: "\(file.forMessage) is not the output of `rulebook site status --json`", code: Exit.findings)
    }
    return json
  }

  private static func inputBytes() -> [UInt8]? {
    var bytes: [UInt8]? = []
    Console.forEachLine { line in
      guard let line else { return bytes = nil }
      bytes?.append(contentsOf: line + [0x0A])
    }
    return bytes
  }
}
