internal import Diagnostics
internal import RuleKinds
internal import YAMLTree

/// Markers for what a person must write: descriptions, places (`where`), and texts for users (`UnwrittenText`). A release rejects them.
struct PlaceholderWords {
  let style: RuleAddition.Words

  /// Returns the edits of the words of a rule.
  ///
  /// - Parameters:
  ///   - original: The name of the rule that is copied.
  ///   - name: The name of the new rule.
  func edits(_ rule: RulePath, _ original: String, _ name: String, _ node: Node) -> [Fix.Edit] {
    let isCopy = rule.parts[0] == Copy.key
    var edits: [Fix.Edit] = []
    for entry in node.entries {
      switch entry.key.text {
      case "about": note(entry.value, "describe \(name).", original, name, &edits)
      case "where" where isCopy: note(entry.value, "where users read it", original, name, &edits)
      case "text", "title", "variants", "body": if isCopy, style != .noted { texts(entry.value, name, entry.key.text, &edits) }
      default:
        if entry.value.kind == .scalar, UnwrittenText.matches(entry.value.text) { note(entry.value, "", original, name, &edits) }
      }
    }
    return edits
  }

  /// Marks a description, or renames the rule in one that is marked already.
  private func note(_ node: Node, _ replacement: String, _ old: String, _ new: String, _ edits: inout [Fix.Edit]) {
    guard node.kind == .scalar else { return }
    guard !UnwrittenText.matches(node.text) || style == .replaced && !replacement.isEmpty else {
      let words = node.text.split(separator: " ", omittingEmptySubsequences: false).map { word in
        word == old || word.dropLast() == old ? new + word.dropFirst(old.count) : String(word)
      }
      return edits.append(Fix.Edit(node.span, QuotedScalar.write(words.joined(separator: " "))))
    }
    edits.append(Fix.Edit(node.span, QuotedScalar.write(UnwrittenText.note + (style == .replaced ? replacement : node.text))))
  }

  /// Marks the sentences. Without their words, they keep their variables.
  private func texts(_ node: Node, _ name: String, _ part: String, _ edits: inout [Fix.Edit]) {
    switch node.kind {
    case .scalar:
      let rest: [String]
      if style == .marked {
        // The marker of the original goes.
        let end = node.text.hasPrefix(UnwrittenText.words) ? node.text.firstIndex(of: "]").map(node.text.index(after:)) : nil
        rest = [String(node.text[(end ?? node.text.startIndex)...].drop { $0 == " " })]
      } else {
        let variables = node.text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
          $0.split(separator: "}").first.map { "{\($0)}" }
        }
        rest = (part == "title" ? ["(title)"] : []) + variables
      }
      let text = ([UnwrittenText.marker(of: name)] + rest.filter { !$0.isEmpty }).joined(separator: " ")
      edits.append(Fix.Edit(node.span, QuotedScalar.write(text)))
    case .sequence: for item in node.items { texts(item, name, part, &edits) }
    case .mapping:
      for entry in node.entries where !["if", "values", "where", "when"].contains(entry.key.text) {
        texts(entry.value, name, entry.key.text == "title" ? "title" : part, &edits)
      }
    }
  }
}
