internal import RulesBundle

extension SwiftEmitter {
  /// All generated code in one file, with the bundle inside: for a build tool, which must know the names of its output before it runs, and
  /// which cannot add a target for C.
  package var singleFile: [UInt8] {
    var modules: [String: String] = [:]
    var body: [Substring] = []
    for file in files where file.name.hasPrefix("Swift/") && file.name.hasSuffix(".swift") {
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
        if line == SwiftEmitter.notice { continue }
        guard line.hasPrefix("public import ") || line.hasPrefix("internal import ") else {
          body.append(line)
          continue
        }
        let words = line.split(separator: " ")
        // The module of the C array does not exist. Another module is public if any file needs it so.
        if words[2] == "C\(module)" { continue }
        if modules[String(words[2])] != "public" { modules[String(words[2])] = String(words[0]) }
      }
    }
    var text = SwiftText()
    text.line(SwiftEmitter.notice)
    text.line()
    for (module, access) in modules.sorted(by: { $0.key < $1.key }) { text.line("\(access) import \(module)") }
    for line in body { text.line(String(line)) }
    text.line()
    EmbeddedText(array, file).write(to: &text)
    return text.bytes
  }
}

/// The bundle as a Base64 string literal. The compiler takes minutes for a large array literal, and no time for a string.
private struct EmbeddedText {
  private let array: CArray
  private let bytes: [UInt8]
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  init(_ array: CArray, _ bytes: [UInt8]) { (self.array, self.bytes) = (array, bytes) }

  func write(to text: inout SwiftText) {
    for line in [
      "private func \(array.function)() -> UnsafeRawPointer? { UnsafeRawPointer(EmbeddedBundle.memory.baseAddress) }",
      "private func \(array.sizeFunction)() -> Int { \(bytes.count) }", "",
      "/// The bundle. It is decoded once and stays in memory.",
      "private enum EmbeddedBundle {",
      "  nonisolated(unsafe) static let memory: UnsafeMutableRawBufferPointer = {",
      "    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: \((bytes.count + 2) / 3 * 3), alignment: 8)",
      "    text.withUTF8Buffer { text in",
      "      func digit(_ index: Int) -> UInt32 {",
      "        switch text[index] {",
      "        case 0x41...0x5A: UInt32(text[index] - 0x41)",
      "        case 0x61...0x7A: UInt32(text[index] - 0x61 + 26)",
      "        case 0x30...0x39: UInt32(text[index] - 0x30 + 52)",
      "        default: text[index] == 0x2B ? 62 : 63",
      "        }",
      "      }",
      "      for group in 0..<text.count / 4 {",
      "        let bits = digit(4 * group) << 18 | digit(4 * group + 1) << 12 | digit(4 * group + 2) << 6 | digit(4 * group + 3)",
      "        for byte in 0..<3 { memory[3 * group + byte] = UInt8(truncatingIfNeeded: bits >> (16 - 8 * UInt32(byte))) }",
      "      }",
      "    }",
      "    return memory",
      "  }()",
      "",
      "  private static let text: StaticString = \"\"\"",
    ] { text.line(line) }
    let encoded = encoded
    for start in stride(from: 0, to: encoded.count, by: 120) {
      let end = min(start + 120, encoded.count)
      text.line("    " + String(decoding: encoded[start..<end], as: UTF8.self) + (end == encoded.count ? "" : "\\"))
    }
    text.line("    \"\"\"")
    text.line("}")
  }

  /// The bytes in groups of three, the last one filled with zeros, so that no padding is needed.
  private var encoded: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let bits = (0..<3).reduce(UInt32(0)) { $0 << 8 | (start + $1 < bytes.count ? UInt32(bytes[start + $1]) : 0) }
      for shift in [18, 12, 6, 0] { result.append(EmbeddedText.digits[Int(bits >> UInt32(shift) & 63)]) }
    }
    return result
  }
}
