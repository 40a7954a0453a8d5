internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// A decision as the only source of a cloned rule, instead of the sections, assumptions, and placeholders of the rule that it is like.
struct DecidedSource {
  private let decision: String
  private let sources: SourceSet

  init(_ decision: String, _ sources: SourceSet) { (self.decision, self.sources) = (decision, sources) }

  /// The edits of a rule and of the rows inside it.
  func edits(in node: Node) -> [Fix.Edit] {
    var edits: [Fix.Edit] = []
    if let kept = node["source"] ?? node["assumes"] {
      let entry = node.entries.first { $0.value.span == kept.span }
      edits.append(Fix.Edit(entry?.span ?? kept.span, "source: \(decision)"))
    }
    for entry in node.entries {
      let isOther = entry.key.says("assumes") && node["source"] != nil || entry.key.says("undecided")
      if isOther { edits += RemovedText([entry.span], [node], sources).edits }
      if !["source", "assumes", "undecided"].contains(entry.key.text) { edits += self.edits(in: entry.value) }
    }
    for item in node.items { edits += self.edits(in: item) }
    return edits
  }
}
