public import SourceText

/// A name for one finding that stays the same while other parts of the rules change, so that services can follow it over time.
///
/// It is made of the diagnostic's name, the rule and the keys inside it that it is about (`Diagnostic.anchor`), and the message, which
/// quotes what the user wrote. Lines, columns, files, the order of entries and the layout take no part: they change with every edit.
public enum Fingerprint {
  /// One for each diagnostic, in the same order. Findings that are equal in all of it are told apart by counting them.
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

  private static func base(_ diagnostic: Diagnostic, in sources: SourceSet) -> FNV1a {
    var hash = FNV1a()
    hash.add(diagnostic.name)
    hash.add(diagnostic.message)
    if let anchor = diagnostic.anchor {
      hash.add(anchor)
    } else {
      let (name, line) = line(of: diagnostic, in: sources)
      hash.add(name)
      hash.add(line)
    }
    return hash
  }

  /// What stands in for the rule where no tree could be read: the file's name without its folders, which depend on where the tool is run,
  /// and the words of the line.
  private static func line(of diagnostic: Diagnostic, in sources: SourceSet) -> (file: String, words: [UInt8]) {
    let file = sources[diagnostic.primary.span.file]
    let number = file.lines.line(of: min(Int(diagnostic.primary.span.start), file.bytes.count))
    let line = file.bytes[file.lines.content(of: number, in: file.bytes)]
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return (name, line.filter { $0 != 0x20 && $0 != 0x09 })
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
