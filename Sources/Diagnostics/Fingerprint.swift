public import SourceText

/// An identifier of a diagnostic that is stable across unrelated edits, so that services can track the diagnostic over time.
///
/// It is a hash of the name of the diagnostic, the path of keys to its location (`Diagnostic.anchor`), and the message, which quotes user
/// input. Lines, columns, files, the order of entries, and formatting do not affect it.
public enum Fingerprint {
  /// Returns the fingerprint of each diagnostic, in the same order. A counter distinguishes diagnostics that are otherwise equal.
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

  /// Returns a substitute for the path if the file could not be parsed: the file name without folders, which depend on the working directory,
  /// and the text of the line without blanks.
  private static func line(of diagnostic: Diagnostic, in sources: SourceSet) -> (file: String, words: [UInt8]) {
    let file = sources[diagnostic.primary.span.file]
    let number = file.lines.line(of: min(Int(diagnostic.primary.span.start), file.bytes.count))
    let line = file.bytes[file.lines.content(of: number, in: file.bytes)]
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return (name, line.filter { $0 != 0x20 && $0 != 0x09 })
  }
}

/// The 64-bit FNV-1a hash. Unlike `Hasher`, it gives the same result on every machine and in every run.
struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) { add(text.utf8) }

  /// Adds bytes followed by a zero byte, which separates the parts.
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
