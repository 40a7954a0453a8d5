internal import Diagnostics
internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// Placeholders for what a person must write: descriptions and places (`where`) that start with `TODO`, and texts that start with `Words of`, because
/// `check` rejects `TODO` in texts.
struct PlaceholderWords {
  /// Returns the edits that replace the words of a rule.
  func edits(_ rule: RulePath, _ name: String, _ node: Node) -> [Fix.Edit] {
    var edits: [Fix.Edit] = []
    for entry in node.entries {
      switch entry.key.text {
      case "about": edits.append(Fix.Edit(entry.value.span, "\"TODO: describe \(name).\""))
      case "where" where rule.parts[0] == Copy.key: edits.append(Fix.Edit(entry.value.span, "\"TODO: where users read it\""))
      case "text", "title", "variants", "body": if rule.parts[0] == Copy.key { texts(entry.value, name, entry.key.text, &edits) }
      default: continue
      }
    }
    return edits
  }

  /// Returns the edits of the placeholders that a copied rule still has: those of its descriptions name the rule.
  static func renamed(_ old: String, _ new: String, _ node: Node) -> [Fix.Edit] {
    node.entries.filter { $0.value.kind == .scalar && $0.value.text.hasPrefix("TODO") && $0.value.text.contains(old) }.map {
      let words = $0.value.text.split(separator: " ", omittingEmptySubsequences: false).map { word in
        word == old || word.dropLast() == old ? new + word.dropFirst(old.count) : String(word)
      }
      return Fix.Edit($0.value.span, "\"\(words.joined(separator: " "))\"")
    }
  }

  /// Replaces the sentences and keeps their variables.
  private func texts(_ node: Node, _ name: String, _ part: String, _ edits: inout [Fix.Edit]) {
    switch node.kind {
    case .scalar:
      let variables = node.text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
        $0.split(separator: "}").first.map { "{\($0)}" }
      }
      // A number in a text looks like one that should come from the rules.
      let plain = name.filter { !$0.isNumber }
      let text = (["Words of \(plain)\(part == "title" ? " (title)" : "")"] + variables).joined(separator: " ")
      edits.append(Fix.Edit(node.span, "\"\(text)\""))
    case .sequence: for item in node.items { texts(item, name, part, &edits) }
    case .mapping:
      for entry in node.entries where !["if", "values", "where", "when"].contains(entry.key.text) {
        texts(entry.value, "\(name)", entry.key.text == "title" ? "title" : part, &edits)
      }
    }
  }
}
