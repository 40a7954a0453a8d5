/// Generates the words of enums that do not declare `name`.
enum SwiftWords {
  static var text: String {
    var text = SwiftLines()
    text.line("package import RulesRuntime")
    for words in Requests.words where !words.isNamed {
      text.line()
      text.block("extension \(words.swift)") { text in
        text.doc("The word in requests and answers.")
        text.block("package var word: String") { $0.table("self", words.words.map { (".\(words.case(of: $0))", "\"\($0)\"") }) }
        guard isRead(words) else { return }
        text.line()
        text.block("init?(word: String)") { text in
          text.table("word", words.words.map { ("\"\($0)\"", "self = .\(words.case(of: $0))") }, otherwise: "return nil")
        }
      }
    }
    return text.text
  }

  /// Whether a request can contain one of the words.
  private static func isRead(_ words: Words) -> Bool {
    let groups = (Requests.alternatives + Requests.questions.compactMap(\.either)).flatMap(\.groups)
    let keys = Requests.questions.flatMap(\.keys) + Requests.items.flatMap(\.keys) + groups.flatMap { $0 }
    return keys.contains { if case .word(let name) = $0.form { name == words.swift } else { false } }
  }
}

extension Words {
  fileprivate func `case`(of word: String) -> String { cases[word] ?? propertyName(word) }
}
