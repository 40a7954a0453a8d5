/// Which of two limit configs is newer: the epoch first, then the version. A new epoch takes back a version that was set too high.
public struct ConfigVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var epoch: Int64
  public var version: Int64

  /// No manifest may have a later one: there is always room for a few more.
  public static let lastEpoch: Int64 = 1 << 31

  public init(epoch: Int64, version: Int64) {
    self.epoch = epoch
    self.version = version
  }

  public static func < (left: Self, right: Self) -> Bool { (left.epoch, left.version) < (right.epoch, right.version) }
  public var description: String { "version \(version) of epoch \(epoch)" }
}

/// An app's version: numbers with dots between them. What is left out is 0: `1.2` is `1.2.0`.
public struct AppVersion: Sendable, Comparable, CustomStringConvertible {
  private let parts: [Int]

  /// Nil unless the text is one to four numbers with dots between them.
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

  public static func < (left: Self, right: Self) -> Bool {
    for index in 0..<4 where left.part(index) != right.part(index) { return left.part(index) < right.part(index) }
    return false
  }

  public static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }
  public var description: String { parts.map { "\($0)" }.joined(separator: ".") }
}
