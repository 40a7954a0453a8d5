/// The version of an app: one to four numbers with dots between them. Missing numbers are 0, so `1.2` equals `1.2.0`.
public struct AppVersion: Sendable, Comparable, CustomStringConvertible {
  private let parts: [Int]

  /// Parses a version. Returns nil if the string is not one to four numbers with dots between them.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part), number < 1 << 31 else { return nil }
      numbers.append(number)
    }
    self.parts = numbers
  }

  private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }

  /// Whether the left version is older.
  public static func < (left: Self, right: Self) -> Bool {
    for index in 0..<4 where left.part(index) != right.part(index) { return left.part(index) < right.part(index) }
    return false
  }

  /// Whether two versions are equal. Missing numbers are 0.
  public static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }
  /// The version as it was parsed, without leading zeros.
  public var description: String { parts.map { "\($0)" }.joined(separator: ".") }
}
