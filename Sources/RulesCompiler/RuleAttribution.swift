internal import Diagnostics
internal import Schema
internal import SourceText
internal import YAMLTree

/// Attributes diagnostics to rules and keys, so that their fingerprints are stable when lines, files, and entries move.
struct RuleAttribution {
  private var roots: [FileID: (name: String, root: Node)] = [:]
  /// The parts of mappings and lists by their spans, cached so that many diagnostics in a long file do not scan it repeatedly.
  private var parts: [Span: [Part]] = [:]

  private struct Part {
    var start: UInt32
    var end: UInt32
    var key: Node?
    var value: Node
  }

  init(_ folder: Folder, _ reading: ParseContext) {
    for (kind, nodes) in folder.files {
      for node in nodes {
        let file = node.span.file
        // Translations of a sentence are distinguished by language.
        roots[file] = (reading.subjects[file].map { "\(kind)/\($0)" } ?? kind, node)
      }
    }
  }

  mutating func attributed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.anchor = anchor(of: diagnostic.primary.span)
      return diagnostic
    }
  }

  /// Returns the path of keys to a location. Positions in lists are omitted, because a row above would change them.
  private mutating func anchor(of span: Span) -> String? {
    guard let (name, root) = roots[span.file] else { return nil }
    var path = [name]
    var node = root
    while let next = step(from: node, to: span.start) {
      if let key = next.key?.text { path.append(key) }
      node = next.value
    }
    return path.joined(separator: "/")
  }

  private mutating func step(from node: Node, to offset: UInt32) -> Part? {
    let all = parts[node.span] ?? RuleAttribution.parts(of: node)
    parts[node.span] = all
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].end < offset { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].start <= offset ? all[low] : nil
  }

  private static func parts(of node: Node) -> [Part] {
    node.entries.map { Part(start: $0.span.start, end: $0.span.end, key: $0.key, value: $0.value) }
      + node.items.map { Part(start: $0.span.start, end: $0.span.end, key: nil, value: $0) }
  }
}
