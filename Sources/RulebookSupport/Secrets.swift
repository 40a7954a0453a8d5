/// Private keys where they must not be: in arguments, which end up in the logs of CI, and in files of a repository.
package enum Secrets {
  /// The beginning of every private key: `SigningKey.prefix` in `RemoteConfigs`, which this module does not import.
  package static let beginning = "rulebook-private-key:"

  /// Why the arguments of the program are refused; nil if none of them contains a private key.
  ///
  /// No argument may, because other users of the machine can read the arguments of a process, and a command could repeat them or publish them.
  static func refusal(of arguments: [String]) -> String? {
    guard arguments.contains(where: { $0.contains(beginning) }) else { return nil }
    return """
      rulebook: an argument contains a private key, and arguments are not secret: they are in the list of processes and in the history of the shell
      pass a key with --key FILE, --key-variable NAME, --key-descriptor NUMBER, or --key-stdin, and replace this one on the site
      """
  }

  /// The number of characters of a private key after its beginning: 32 bytes in base64.
  private static let length = 44

  /// Returns where private keys are in a file, without their beginning.
  package static func places(in bytes: [UInt8]) -> [Range<Int>] {
    let start = Array(beginning.utf8)
    var places: [Range<Int>] = []
    var from = 0
    while let found = bytes[from...].firstRange(of: start) {
      let key = bytes[found.upperBound...].prefix(length)
      if key.count == length, key.last == UInt8(ascii: "="), key.dropLast().allSatisfy(isDigit) {
        places.append(key.startIndex..<key.endIndex)
      }
      from = found.upperBound
    }
    return places
  }

  /// Whether a byte is a digit of base64.
  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
