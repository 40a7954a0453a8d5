internal import Diagnostics
internal import Schema
internal import SourceText
internal import YAMLTree

/// Says of a finding which rule it is about, and what in it, so that its fingerprint stays while lines, files and entries move.
struct Anchors {
  private var roots: [FileID: (name: String, root: Node)] = [:]

  init(_ folder: Folder, _ reading: Reading) {
    for (kind, nodes) in folder.files {
      for node in nodes {
        let file = node.span.file
        // The same sentence stands once in every language.
        roots[file] = (reading.subjects[file].map { "\(kind)/\($0)" } ?? kind, node)
      }
    }
  }

  func anchored(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.anchor = anchor(of: diagnostic.primary.span)
      return diagnostic
    }
  }

  /// The keys that lead to a place. Positions in lists are left out: a row above would change them.
  private func anchor(of span: Span) -> String? {
    guard let (name, root) = roots[span.file] else { return nil }
    var path = [name]
    var node = root
    while let next = Self.step(from: node, to: span.start) {
      if let key = next.key { path.append(key) }
      node = next.value
    }
    return path.joined(separator: "/")
  }

  private static func step(from node: Node, to offset: UInt32) -> (key: String?, value: Node)? {
    for entry in node.entries where entry.key.span.start <= offset && offset <= max(entry.key.span.end, entry.value.span.end) {
      return (entry.key.text, entry.value)
    }
    for item in node.items where item.span.start <= offset && offset <= item.span.end { return (nil, item) }
    return nil
  }
}
