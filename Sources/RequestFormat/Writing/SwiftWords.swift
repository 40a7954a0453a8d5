/// The words of enums that have none of their own.
enum SwiftWords {
  static var text: String {
    var text = "internal import RulesRuntime\n"
    for words in Requests.words where !words.isNamed {
      text += "\nextension \(words.swift) {\n  /// The word in requests and answers.\n  var word: String {\n    switch self {\n"
      for word in words.words { text += "    case .\(words.cases[word] ?? propertyName(word)): \"\(word)\"\n" }
      text += "    }\n  }\n"
      if isRead(words) {
        text += "\n  init?(word: String) {\n    switch word {\n"
        for word in words.words { text += "    case \"\(word)\": self = .\(propertyName(word))\n" }
        text += "    default: return nil\n    }\n  }\n"
      }
      text += "}\n"
    }
    return text
  }

  /// Whether requests have one of the words.
  private static func isRead(_ words: Words) -> Bool {
    let groups = Requests.alternatives.flatMap(\.groups) + Requests.questions.compactMap(\.either).flatMap(\.groups)
    let keys = Requests.questions.flatMap(\.keys) + Requests.items.flatMap(\.keys) + groups.flatMap { $0 }
    return keys.contains { if case .word(let name) = $0.form { name == words.swift } else { false } }
  }
}
