internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// The text of copy keys in every language, as it is written.
package struct Sentences {
  private var texts: [String: [(language: String, text: String)]] = [:]

  init(_ rules: CheckedRules?) {
    guard let rules else { return }
    let base = rules.book.manifest.copyLanguage
    for (kind, nodes) in rules.folder.files where kind == Copy.key || kind == Translation.key {
      for node in nodes {
        let language = kind == Copy.key ? base : rules.reading.subjects[node.span.file] ?? ""
        for entry in node.entries {
          guard let text = Self.text(of: entry.value) else { continue }
          let title = entry.value["title"].flatMap(Self.words).map { "\($0): " } ?? ""
          texts[entry.key.text, default: []].append((language, title + text))
        }
      }
    }
    for key in texts.keys { texts[key]?.sort { ($0.language == base ? "" : $0.language) < ($1.language == base ? "" : $1.language) } }
  }

  private static func text(of node: Node) -> String? { node.kind == .scalar ? node.text : node["text"].flatMap(words) }
  private static func words(_ node: Node) -> String? { node.kind == .mapping ? node["other"]?.text : node.text }

  /// The sentences of a copy key, in the language of the product first.
  package func all(of key: String) -> [(language: String, text: String)] { texts[key] ?? [] }

  /// The sentences as quotations in Markdown, with their language if there is more than one.
  ///
  /// - Parameter written: Returns the text that is shown for a sentence.
  func quoted(_ key: String, as written: (String) -> String = { $0 }) -> String {
    let all = all(of: key)
    return all.map { "> \(written($0.text))" + (all.count == 1 ? "" : " *(\($0.language))*") }.joined(separator: "\n>\n")
  }

  /// The sentence in the language of the product.
  package func main(of key: String) -> String? { texts[key]?.first?.text }
}
