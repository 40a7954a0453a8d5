internal import SourceText

/// Builds JSON text with keys in the given order.
enum JSONText {
  static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { string($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// Returns a JSON string. It also escapes U+2028 and U+2029, which are line breaks for some readers.
  static func string(_ text: String) -> String {
    QuotedText.of(text) { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029
        ? QuotedText.number(scalar, "\\u", digits: 4) : nil
    }
  }
}
