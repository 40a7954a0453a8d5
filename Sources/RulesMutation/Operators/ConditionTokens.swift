internal import Schema
internal import SourceText
internal import YAMLTree

/// The tokens of a condition, with their places in the file.
struct ConditionTokens {
  struct Token {
    let text: String
    let range: Range<Int>
  }

  /// Splits the written condition into names, numbers, operators, and quoted texts. Quotes of YAML around the condition are not tokens.
  static func all(in site: MutationSite) -> [Token] {
    let range = site.node.span.range
    let bytes = Array(site.source.bytes[range])
    var tokens: [Token] = []
    var index = 0
    var end = bytes.count
    if !site.node.isPlain, bytes.count > 1, bytes[0] == UInt8(ascii: "\"") || bytes[0] == UInt8(ascii: "'") { (index, end) = (1, end - 1) }
    // The first line of a block scalar is its header: `>-`.
    if bytes.first == UInt8(ascii: ">") || bytes.first == UInt8(ascii: "|") { index = bytes.firstIndex(of: 0x0A) ?? end }
    while index < end {
      let length = length(of: bytes[index..<end])
      if !isBlank(bytes[index]) {
        let text = String(decoding: bytes[index..<(index + length)], as: UTF8.self)
        tokens.append(Token(text: text, range: (range.lowerBound + index)..<(range.lowerBound + index + length)))
      }
      index += length
    }
    return tokens
  }

  private static func length(of bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    if isWord(first) { return bytes.prefix(while: isWord).count }
    if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
      return bytes.dropFirst().firstIndex(of: first).map { $0 - bytes.startIndex + 1 } ?? 1
    }
    let two = bytes.prefix(2)
    return ["&&", "||", "<=", ">=", "==", "!="].contains { Array($0.utf8) == Array(two) } ? 2 : 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }
}
