/// Private keys that are given as arguments by mistake. They must not be repeated in messages, which end up in the logs of CI.
package enum Secrets {
  /// The beginning of every private key: `SigningKey.beginning` in `RemoteConfigs`, which this module does not import.
  package static let beginning = "rulebook-private-key:"

  /// The keys in the arguments of the program, without their beginning.
  private static let given: [String] = CommandLine.arguments.flatMap { argument -> [String] in
    guard argument.contains(beginning) else { return [] }
    return argument.split(separator: beginning, omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { !$0.isWhitespace && $0 != "'" })
    }.filter { $0.utf8.count >= 4 }
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

  /// Returns a text without the keys.
  static func removed(from text: String) -> String {
    if given.isEmpty { return text }
    return given.reduce(text) { $0.replacing($1, with: "...") }
  }
}
