import Diagnostics
import SourceText
import YAMLTree

/// A text that is parsed for a test, with its diagnostics.
struct Parsed {
  let source: SourceFile
  let tree: Tree?
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], limits: Limits = .standard) {
    source = SourceFile(path: "x.yaml", bytes: bytes)
    var found: [Diagnostic] = []
    tree = YAMLParser.parse(source, id: FileID(0), limits: limits, diagnostics: &found)
    diagnostics = found
  }

  init(_ text: String, limits: Limits = .standard) { self.init(Array(text.utf8), limits: limits) }

  /// `name: marked text`, one for each diagnostic.
  var marks: [String] { diagnostics.map { "\($0.name): \(source.text($0.primary.span.range))" } }

  func written(_ node: Node?) -> String? { node.map { source.text($0.span.range) } }

  /// Every node, parents before children.
  var nodes: [Node] {
    var found: [Node] = []
    var open = tree?.root.map { [$0] } ?? []
    while let node = open.popLast() {
      found.append(node)
      open += Array(node.items) + node.entries.flatMap { [$0.key, $0.value] }
    }
    return found
  }
}
