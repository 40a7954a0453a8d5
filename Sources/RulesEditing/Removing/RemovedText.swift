internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// The edits that remove entries and items from files. What stays keeps its text, and comments stay.
struct RemovedText {
  /// The spans of the removed entries, from key to value, and of removed items.
  let removed: Set<Span>
  let sources: SourceSet
  private(set) var edits: [Fix.Edit] = []

  init(_ removed: Set<Span>, _ roots: [Node], _ sources: SourceSet) {
    (self.removed, self.sources) = (removed, sources)
    let files = Set(removed.map(\.file))
    for root in roots where files.contains(root.span.file) { walk(root) }
  }

  private struct Child {
    let span: Span
    let value: Node
    let isRemoved: Bool
  }

  private mutating func walk(_ node: Node) {
    let children: [Child] =
      switch node.kind {
      case .scalar: []
      case .sequence: node.items.map { Child(span: $0.span, value: $0, isRemoved: removed.contains($0.span)) }
      case .mapping:
        node.entries.map { Child(span: $0.span, value: $0.value, isRemoved: removed.contains($0.span)) }
      }
    let source = sources[node.span.file]
    let start = Int(node.span.start)
    let isFlow = start < source.bytes.count && [UInt8(ascii: "["), UInt8(ascii: "{")].contains(source.bytes[start])
    if children.contains(where: \.isRemoved) { isFlow ? flow(children, source) : block(children, source, node) }
    for child in children where !child.isRemoved { walk(child.value) }
  }

  /// Removes each run of children with the comma next to it.
  private mutating func flow(_ children: [Child], _ source: SourceFile) {
    var index = 0
    while index < children.count {
      guard children[index].isRemoved else {
        index += 1
        continue
      }
      let first = index
      while index < children.count, children[index].isRemoved { index += 1 }
      let file = children[first].span.file
      if index < children.count {
        edits.append(Fix.Edit(Span(file, Int(children[first].span.start), Int(children[index].span.start)), ""))
      } else if first > 0 {
        edits.append(Fix.Edit(Span(file, Int(children[first - 1].span.end), Int(children[index - 1].span.end)), ""))
      } else {
        edits.append(Fix.Edit(Span(file, Int(children[first].span.start), Int(children[index - 1].span.end)), ""))
      }
    }
  }

  /// Removes whole lines. The first entry of an item shares its line with the indicator `-`.
  private mutating func block(_ children: [Child], _ source: SourceFile, _ node: Node) {
    for (index, child) in children.enumerated() where child.isRemoved {
      let line = source.lines.line(of: Int(child.span.start))
      let start = Int(source.lines.starts[line - 1])
      let prefix = source.bytes[start..<Int(child.span.start)]
      let isOwnLine = prefix.allSatisfy { $0 == 0x20 } || node.kind == .sequence && prefix.allSatisfy { $0 == 0x20 || $0 == 0x2D }
      if !isOwnLine {
        guard let next = children[(index + 1)...].first(where: { !$0.isRemoved }) else { continue }
        edits.append(Fix.Edit(Span(child.span.file, Int(child.span.start), Int(next.span.start)), ""))
        // Removed entries up to the next one are inside this edit.
        if children[(index + 1)...].first?.isRemoved ?? false { return rest(children, from: index + 1, next.span, source, node) }
        continue
      }
      edits.append(Fix.Edit(Span(child.span.file, start, lineEnd(child.span, source)), ""))
    }
  }

  private mutating func rest(_ children: [Child], from index: Int, _ next: Span, _ source: SourceFile, _ node: Node) {
    block(children[index...].filter { $0.span.start >= next.start }, source, node)
  }

  private func lineEnd(_ span: Span, _ source: SourceFile) -> Int {
    // A block scalar may end at the start of the next line.
    var last = max(Int(span.start), Int(span.end) - 1)
    while last > Int(span.start), source.bytes[last] == 0x0A || source.bytes[last] == 0x20 { last -= 1 }
    let line = source.lines.line(of: last)
    return line < source.lines.count ? Int(source.lines.starts[line]) : source.bytes.count
  }
}
