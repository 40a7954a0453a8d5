internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// Adds a decision to the sources of a scenario.
enum CitedDecision {
  /// - Parameter node: The value of `source`: a citation, or a list of citations.
  static func edits(_ decision: String, _ node: Node, _ file: SourceFile) -> [Fix.Edit] {
    if node.kind == .scalar {
      guard node.text != decision else { return [] }
      let written = file.text(node.span.range)
      let isPlain = node.isPlain && !written.contains(where: { ",[]{}\n".contains($0) })
      let text = isPlain || !node.isPlain ? written : QuotedText.of(node.text)
      return [Fix.Edit(node.span, "[\(text), \(decision)]")]
    }
    let items = Array(node.items)
    guard !items.isEmpty, !items.contains(where: { $0.says(decision) }) else { return [] }
    let kept = items.indices.map { ListAlignment.Pair(old: $0, new: $0) }
    let texts = Array(repeating: "", count: items.count) + [decision]
    return ListEdits(node: node, nodes: items, source: file).edits(keeping: kept, texts) ?? []
  }
}
