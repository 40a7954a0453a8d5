import Diagnostics
import SourceText
import YAMLTree

extension FuzzTarget {
  /// Any bytes result in a tree, whose nodes are inside their parents one after another, or in a diagnostic at a location in the file.
  static let tree = FuzzTarget("tree") { bytes in
    let source = SourceFile(path: "fuzzed.yaml", bytes: bytes)
    var problems: [Diagnostic] = []
    let tree = YAMLParser.parse(
      source, id: FileID(0), limits: Limits(depth: 8, bytes: 1800, scalar: 200, nodes: 300), diagnostics: &problems)
    try invariant(tree != nil || problems.contains { $0.severity == .error }, "neither a tree nor a message")
    var sources = SourceSet()
    _ = sources.add(source)
    try Told.wellFormed(problems, in: sources)
    guard let tree, let root = tree.root else { return }
    var count = 0
    try walk(root, within: 0...bytes.count, &count)
    try invariant(count == tree.nodeCount, "\(count) nodes are reached, \(tree.nodeCount) are counted")
    for offset in stride(from: 0, through: bytes.count, by: 7) { _ = tree.node(at: offset) }
  }

  private static func walk(_ node: Node, within parent: ClosedRange<Int>, _ count: inout Int) throws {
    count += 1
    let (start, end) = (Int(node.span.start), Int(node.span.end))
    try invariant(start <= end && parent.contains(start) && parent.contains(end), "\(start)..<\(end) is not in \(parent)")
    var from = start
    func child(_ node: Node) throws {
      try invariant(Int(node.span.start) >= from, "a child begins at \(node.span.start), before \(from)")
      from = Int(node.span.end)
      try walk(node, within: start...end, &count)
    }
    switch node.kind {
    case .scalar: try invariant(node.text.utf8.count <= 200 * 3, "a scalar of \(node.text.utf8.count) bytes")
    case .sequence: for item in node.items { try child(item) }
    case .mapping:
      for entry in node.entries {
        try child(entry.key)
        try child(entry.value)
      }
    }
  }
}
