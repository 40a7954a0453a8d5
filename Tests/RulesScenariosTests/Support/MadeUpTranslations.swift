import Reference
import RuleKinds
import RulesBundle

/// Files that translate the product's sentences into words that state their language and form.
enum MadeUpTranslations {
  static let languages = ["ar", "de", "de-AT", "fr", "ja", "pl", "ru"]

  static func files(_ book: RuleBook) -> [(name: String, text: String)] {
    var dice = Dice(seed: 7)
    return languages.map { language in
      var text = ""
      for entry in book.copy.entries where !dice.isOne(in: language == "de-AT" ? 2 : 5) {
        text += "\(entry.name.text):\n"
        if let title = entry.value.title { text += key("title", title, language, "  ") }
        text += key("text", entry.value.text, language, "  ")
        if entry.value.variants.isEmpty { continue }
        text += "  variants:\n"
        for variant in entry.value.variants {
          text += "    - if: [\(variant.conditions.map(\.text).joined(separator: ", "))]\n"
          if let title = variant.title { text += key("title", title, language, "      ") }
          text += key("text", variant.text, language, "      ")
        }
      }
      return ("copy/\(language).yaml", text)
    }
  }

  /// The variables of a text, the last one first.
  private static func key(_ key: String, _ text: CopyText, _ language: String, _ indent: String) -> String {
    var variables: [String] = []
    for form in text.all {
      for name in form.text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap({
        $0.split(separator: "}").first
      }) {
        if !variables.contains(String(name)) { variables.insert(String(name), at: 0) }
      }
    }
    let words = variables.map { " {\($0)}" }.joined()
    guard let plural = text.plural else { return "\(indent)\(key): \"\(language)\(words)\"\n" }
    var lines = "\(indent)\(key):\n"
    if let by = plural.by { lines += "\(indent)  by: \(by)\n" }
    for category in PlainPlurals.categories(in: language) {
      lines += "\(indent)  \(category.name): \"\(language)-\(category)\(words)\"\n"
    }
    return lines
  }
}
