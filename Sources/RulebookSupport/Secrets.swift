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
      pass a key with --key FILE, --key-variable NAME, --key-descriptor NUMBER, or --key-stdin, and replace this one in the config repository
      """
  }

  /// A private key as an extended regular expression.
  package static let pattern = "\(beginning)[A-Za-z0-9+/]{\(length - 1)}="

  /// The number of characters of a private key after its beginning: 32 bytes in base64.
  private static let length = 44

  /// Returns where private keys are in a file, without their beginning.
  ///
  /// - Complexity: O(*n*) in the number of bytes. A repository can contain programs of 50 MB, which contain the beginning of a key.
  package static func places(in bytes: [UInt8]) -> [Range<Int>] {
    let start = Array(beginning.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var places: [Range<Int>] = []
      var from = 0
      while let first = bytes[from...].firstIndex(of: start[0]) {
        from = first + 1
        let key = first + start.count..<first + start.count + length
        if key.upperBound <= bytes.count, bytes[first..<key.lowerBound].elementsEqual(start), isKey(bytes[key]) { places.append(key) }
      }
      return places
    }
  }

  private static func isKey(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.last == UInt8(ascii: "=") && bytes.dropLast().allSatisfy(isDigit)
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
