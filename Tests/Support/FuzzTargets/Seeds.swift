import Foundation

/// The seeds of a target: Seeds/NAME.txt, an input on each line. `\n`, `\\`, and `\xHH` represent bytes that a line cannot contain; lines
/// that begin with `# ` are comments.
package enum Seeds {
  package static func read(_ name: String) throws -> [(line: Int, bytes: [UInt8])] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Seeds/\(name).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().filter { !$0.element.isEmpty && !$0.element.hasPrefix("# ") }.map { ($0.offset + 1, bytes($0.element)) }
  }

  private static func bytes(_ line: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(line.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch kind {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "x"):
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      default: bytes.append(kind)
      }
    }
    return bytes
  }
}
