public import SourceText

/// A name for one finding that stays the same while other parts of the file change, so that services can follow it over time.
public enum Fingerprint {
  /// One for each diagnostic, in the same order. Equal findings are told apart by counting them.
  public static func all(_ diagnostics: [Diagnostic], in sources: SourceSet) -> [String] {
    var seen: [UInt64: Int] = [:]
    return diagnostics.map { diagnostic in
      var hash = base(diagnostic, in: sources)
      let occurrence = seen[hash.value, default: 0]
      seen[hash.value] = occurrence + 1
      hash.add("\(occurrence)")
      return hash.hex
    }
  }

  /// Neither line nor column takes part: both move with every edit above.
  private static func base(_ diagnostic: Diagnostic, in sources: SourceSet) -> FNV1a {
    let file = sources[diagnostic.primary.span.file]
    let line = file.lines.line(of: min(Int(diagnostic.primary.span.start), file.bytes.count))
    var content = file.lines.content(of: line, in: file.bytes)
    while let first = content.first, file.bytes[first] == 0x20 || file.bytes[first] == 0x09 { content.removeFirst() }
    while let last = content.last, file.bytes[last] == 0x20 || file.bytes[last] == 0x09 { content.removeLast() }
    var hash = FNV1a()
    hash.add(diagnostic.name)
    hash.add(file.path)
    hash.add(diagnostic.message)
    hash.add(file.bytes[content])
    return hash
  }
}

/// The 64-bit Fowler-Noll-Vo hash, variant 1a: the same on every machine and in every run, unlike `Hasher`.
struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) { add(text.utf8) }

  /// A zero byte ends each part, so that parts cannot run into one another.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
    take(0)
  }

  var hex: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func take(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
