internal import Diagnostics
internal import RuleKinds
internal import RulesJSON
internal import SourceText
internal import YAMLTree

/// Rewrites an expectation so that an answer meets it. Parts that the answer meets, comments, and formatting stay unchanged.
struct ExpectationRewriter {
  private(set) var edits: [Fix.Edit] = []
  /// Why a part cannot be rewritten.
  private(set) var problem: String?

  /// The rules and the time with which named numbers are resolved.
  let book: RuleBook
  let now: String
  let sources: SourceSet

  /// - Parameters:
  ///   - node: The expectation in the file.
  ///   - value: The expectation.
  mutating func rewrite(_ node: Node, _ value: FreeValue, _ actual: JSON?) {
    guard !isMet(value, actual) else { return }
    switch value {
    case .map(let entries) where isBound(entries): bound(node, entries, actual)
    case .map(let entries):
      guard case .object(let members)? = actual else { return replace(node, actual, like: nil) }
      for (entry, part) in zip(entries, Array(node.entries)) {
        let inner = actual?[entry.key]
        if inner == nil, !isMet(entry.value, nil) {
          // A key that no answer has is a typo, and not a change of the rules.
          if let near = Suggestion.nearest(to: entry.key, among: members.map(\.key)).first {
            problem = "the answer has no `\(entry.key)`; did you mean `\(near)`?"
            continue
          }
        }
        rewrite(part.value, entry.value, inner)
      }
    case .list(let items):
      guard case .array(let found)? = actual, !found.isEmpty else { return replace(node, actual, like: nil) }
      list(node, items, found)
    case .null, .bool, .int, .text: replace(node, actual, like: value)
    }
  }

  /// `at_least`, `at_most`, and `contains` constrain a value.
  private mutating func bound(_ node: Node, _ entries: [FreeEntry], _ actual: JSON?) {
    for (entry, part) in zip(entries, Array(node.entries)) {
      switch (entry.key, actual) {
      case ("contains", .array(let found)?):
        let (wanted, nodes): ([FreeValue], [Node]) =
          if case .list(let items) = entry.value { (items, Array(part.value.items)) } else { ([entry.value], [part.value]) }
        for (item, itemNode) in zip(wanted, nodes) where !found.contains(where: { isMet(item, $0) }) {
          guard let same = named(item, found) else { return replace(node, actual, like: .map(entries)) }
          rewrite(itemNode, item, same)
        }
      case ("at_least", .int?), ("at_most", .int?):
        if !isMet(.map([entry]), actual) { replace(part.value, actual, like: entry.value) }
      default:
        if !isMet(.map([entry]), actual) { return replace(node, actual, like: nil) }
      }
    }
  }

  /// The only item of a list with the name that the expectation has.
  private func named(_ item: FreeValue, _ found: [JSON]) -> JSON? {
    guard case .map(let entries) = item, let name = entries.first else { return nil }
    let same = found.filter { isMet(name.value, $0[name.key]) }
    return same.count == 1 ? same[0] : nil
  }

  private mutating func list(_ node: Node, _ items: [FreeValue], _ found: [JSON]) {
    let nodes = Array(node.items)
    if items.count == found.count {
      for (index, item) in items.enumerated() { rewrite(nodes[index], item, found[index]) }
      return
    }
    let kept = ListAlignment.pairs(items.count, found.count) { isMet(items[$0], found[$1]) || isSameName(items[$0], found[$1]) }
    guard !kept.isEmpty else { return replace(node, .array(found), like: .list(items)) }
    for pair in kept { rewrite(nodes[pair.old], items[pair.old], found[pair.new]) }
    let listing = ListEdits(node: node, nodes: nodes, source: sources[node.span.file])
    let added = found.map { ExpectationText.of($0, like: items.first) }
    if let changed = listing.edits(keeping: kept, added) { edits += changed } else { problem = "there is a comment between its items" }
  }

  private func isSameName(_ item: FreeValue, _ found: JSON) -> Bool {
    guard case .map(let entries) = item, let name = entries.first else { return false }
    return isMet(name.value, found[name.key] ?? .null)
  }

  private mutating func replace(_ node: Node, _ actual: JSON?, like form: FreeValue?) {
    if node.kind != .scalar, SourceComment.isIn(sources[node.span.file].bytes[node.span.range]) {
      problem = "it contains a comment"
      return
    }
    edits.append(Fix.Edit(node.span, ExpectationText.of(actual, like: form)))
  }

  private func isMet(_ value: FreeValue, _ actual: JSON?) -> Bool {
    ExpectationComparison(value.resolved(in: book, at: now), actual).mismatches.isEmpty
  }

  private func isBound(_ entries: [FreeEntry]) -> Bool {
    !entries.isEmpty && entries.allSatisfy { ["at_least", "at_most", "contains"].contains($0.key) }
  }
}

/// Comments inside values.
enum SourceComment {
  /// Whether YAML text contains a comment.
  static func isIn(_ bytes: some Sequence<UInt8>) -> Bool {
    var (quote, previous): (UInt8?, UInt8) = (nil, 0x0A)
    for byte in bytes {
      if let open = quote {
        if byte == open, previous != UInt8(ascii: "\\") || open == UInt8(ascii: "'") { quote = nil }
      } else if byte == UInt8(ascii: "#"), [0x20, 0x0A, 0x0D, 0x09].contains(previous) {
        return true
      } else if [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(byte), [0x20, 0x0A, 0x5B, 0x7B, 0x2C].contains(previous) {
        quote = byte
      }
      previous = byte
    }
    return false
  }
}
