internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// Finds the names in paths: `limits/saved_flows/plans/free` contains the name of a limit and the name of a plan.
struct PathMentions {
  struct Found {
    let target: RulePath
    let span: Span
  }

  private(set) var found: [Found] = []
  private let index: RuleMentions

  init(_ index: RuleMentions) { self.index = index }

  /// - Parameter isInvariant: Whether the node is in an invariant, whose values of `key` are paths inside rules.
  mutating func walk(_ node: Node, isInvariant: Bool) {
    switch node.kind {
    case .scalar: note(node)
    case .sequence: for item in node.items { walk(item, isInvariant: isInvariant) }
    case .mapping:
      for entry in node.entries where !isInvariant || !entry.key.says("key") {
        note(entry.key)
        walk(entry.value, isInvariant: isInvariant)
      }
    }
  }

  private mutating func note(_ node: Node) {
    let isPath = node.withUTF8 { text in text.contains(UInt8(ascii: "/")) && !text.contains(where: { $0 <= 0x20 }) }
    guard isPath else { return }
    let text = Array(node.text.utf8)
    for name in PathMentions.names(in: text, from: text.first == UInt8(ascii: "/") ? 1 : 0, index) {
      found.append(Found(target: name.target, span: node.sourceSpan(of: name.range)))
    }
  }

  struct Name {
    let target: RulePath
    /// The bytes of the name in the path.
    let range: Range<Int>
  }

  /// Returns the names of rules in a path that starts at an offset of a text; empty if the path does not lead to a rule.
  static func names(in text: [UInt8], from start: Int, _ index: RuleMentions) -> [Name] {
    let parts = parts(of: text, from: start)
    guard parts.count > 1, let kind = parts.first?.text else { return [] }
    // Names may contain slashes, so the longest declared name wins.
    for end in stride(from: parts.count, to: 1, by: -1) {
      let name = parts[1..<end].map(\.text).joined(separator: "/")
      guard index.isDeclared(kind, name) else { continue }
      let range = parts[1].range.lowerBound..<parts[end - 1].range.upperBound
      return names(of: kind, name, range, text, index) + keys(in: parts[end...], of: RulePath(kind, name), index)
    }
    // A kind that is one file, such as `plans/states/free`.
    guard index.rules.places.exact(RulePath(parts.map(\.text))) != nil else { return [] }
    return keys(in: parts.dropFirst(), of: RulePath(kind), index)
  }

  private static func names(
    of kind: String, _ name: String, _ range: Range<Int>, _ text: [UInt8], _ index: RuleMentions
  ) -> [Name] {
    // The name of a remote path is a path, and that of a translation ends with a copy key.
    if kind == RemotePath.key { return names(in: Array(text[..<range.upperBound]), from: range.lowerBound, index) }
    if kind == Translation.key, let copy = Translation.parts(ofName: name)?.copy {
      return [Name(target: RulePath(Copy.key, copy), range: range.upperBound - copy.utf8.count..<range.upperBound)]
    }
    return [Name(target: RulePath(kind, name), range: range)]
  }

  /// Returns the names among the keys that lead into a rule. Those of a value that is not written are determined by the shape of the rule.
  static func keys(in parts: ArraySlice<Part>, of rule: RulePath, _ index: RuleMentions) -> [Name] {
    var names: [Name] = []
    var path = rule
    for part in parts {
      let before = path
      path = path.appending(part.text)
      var targets: [RulePath] = []
      if index.rules.places.exact(path) != nil {
        targets = index.targets(at: index.rules.places.key(path)).map(\.target).filter { $0.parts[1] == part.text }
      } else if case .columns(let singular, _) = RuleBookSchema.shape(at: before),
        let kind = index.rules.reading.kind(singular: singular), index.isDeclared(kind, part.text)
      {
        targets = [RulePath(kind, part.text)]
      }
      names += targets.map { Name(target: $0, range: part.range) }
    }
    return names
  }

  struct Part {
    let text: String
    let range: Range<Int>
  }

  static func parts(of text: [UInt8], from start: Int) -> [Part] {
    var parts: [Part] = []
    var begin = start
    for offset in start...text.count where offset == text.count || text[offset] == UInt8(ascii: "/") {
      let written = String(decoding: text[begin..<offset], as: UTF8.self)
      parts.append(Part(text: RulePath(text: "x/" + written).parts[1], range: begin..<offset))
      begin = offset + 1
    }
    return parts
  }
}
