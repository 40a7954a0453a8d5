internal import SourceText

/// Pieces of JSON as text, keys in the order given.
enum JSONText {
  static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { string($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// Escapes what JSON must, and U+2028 and U+2029, which end a line for some readers.
  static func string(_ text: String) -> String {
    QuotedText.of(text) { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029
        ? QuotedText.number(scalar, "\\u", digits: 4) : nil
    }
  }
}
