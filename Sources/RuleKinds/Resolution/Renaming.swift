internal import Conditions
internal import Diagnostics
package import Schema
package import SourceText
internal import YAMLTree

/// Tells a slip in a declaration from one in a use: both leave a name that is used and not declared, and maybe one that is declared and not used.
///
/// A word that stands nowhere else in the rules is more likely the slip than one that they are full of, and one place is more likely wrong
/// than many.
package struct Renaming {
  private let reading: Reading
  private let used: Set<String>
  /// Where each text stands in the files, as a key, a value or a part of a path, and how often each word does.
  private var texts: [String: [Mention]] = [:]
  private var words: [String: Int] = [:]

  package init(_ reading: Reading, _ places: Places, _ typed: TypedBook) {
    self.reading = reading
    var used = Set(reading.uses.map { "\($0.kind)/\($0.name)" })
    for expression in typed.expressions.values {
      let uses = expression.uses
      for (kind, names) in [
        (Fact.key, uses.facts), (Limit.key, uses.limits), (Capability.key, uses.capabilities), (Condition.key, uses.conditions),
      ] {
        for name in names { used.insert("\(kind)/\(name)") }
      }
      for name in uses.settings { used.insert("\(Setting.key)/\(name.settingName)") }
    }
    self.used = used
    for root in places.roots { count(root, []) }
  }

  /// A place where a text stands.
  private struct Mention {
    let span: Span
    /// The kinds that it is said of: those that begin its path, or that a mapping around it names, as `{of: errors, ...}` does.
    let kinds: Set<String>
  }

  /// Where a name of a kind stands: what uses it, a path that leads through it, and every whole value or key that says it, unless rules of
  /// several kinds may be meant by it.
  package func mentions(of name: String, _ kind: String) -> [Span] {
    let isShared = reading.declarations.contains { $0.name == name && $0.kind != kind }
    let said = (texts[name] ?? []).filter { $0.kinds.contains(kind) || $0.kinds.isEmpty && !isShared }.map(\.span)
    let used = reading.uses.filter { $0.kind == kind && $0.name == name }.map(\.node.span)
    return used + said.filter { !used.contains($0) }
  }

  /// The rule of a kind that was most likely meant to have a name: nothing names it, and so many places name what it is not called.
  package func declaration(_ kind: String, insteadOf name: String, namedBy count: Int) -> Reading.Declaration? {
    let idle = reading.declarations.filter { $0.kind == kind && isIdle($0) }
    let close = Set(Suggestion.nearest(to: name, among: idle.map(\.name), limit: 3))
    // Of two that are equally near neither is meant.
    if let near = Suggestion.nearest(to: name, among: idle.map(\.name)).first, let found = idle.first(where: { $0.name == near }) {
      return isSlip(near, for: name, namedBy: count) ? found : nil
    }
    guard close.isEmpty, count >= 3 else { return nil }
    let parts = Set(Renaming.words(of: name))
    let shorter = idle.filter {
      let other = Set(Renaming.words(of: $0.name))
      return min(parts.count, other.count) > 1 && (other.isSubset(of: parts) || parts.isSubset(of: other))
    }
    return shorter.count == 1 ? shorter[0] : nil
  }

  /// Whether `declared` is a slip for `name`, by the words in which they differ.
  package func isSlip(_ declared: String, for name: String, namedBy count: Int) -> Bool {
    let (strange, wanted) = Renaming.difference(Renaming.words(of: declared), Renaming.words(of: name))
    let isStrange = !strange.isEmpty && strange.allSatisfy { (words[$0] ?? 0) < 2 }
    if count >= 3 {
      return isStrange || Suggestion.editDistance(Array(declared.utf8), Array(name.utf8), atMost: 1) != nil
    }
    return isStrange && wanted.allSatisfy { (words[$0] ?? 0) > count }
  }

  private func isIdle(_ declaration: Reading.Declaration) -> Bool {
    if used.contains("\(declaration.kind)/\(declaration.name)") { return false }
    return (texts[declaration.name] ?? []).allSatisfy { $0.span == declaration.key.span }
  }

  private static let kinds = Set(RuleBookSchema.schema.fields.map(\.key))

  private mutating func count(_ node: Node, _ kinds: Set<String>) {
    switch node.kind {
    case .scalar: note(node, kinds)
    case .sequence: for item in node.items { count(item, kinds) }
    case .mapping:
      let named = node.entries.filter { $0.value.kind == .scalar }.map(\.value.text).filter(Renaming.kinds.contains)
      let inner = named.isEmpty ? kinds : Set(named)
      for entry in node.entries {
        note(entry.key, inner)
        count(entry.value, inner)
      }
    }
  }

  private mutating func note(_ node: Node, _ kinds: Set<String>) {
    let text = node.text
    texts[text, default: []].append(Mention(span: node.span, kinds: kinds))
    let parts = text.split(separator: "/").map(String.init)
    if parts.count > 1 {
      for part in parts { texts[part, default: []].append(Mention(span: node.span, kinds: [parts[0]])) }
      // Names may have slashes in them.
      for end in 3..<max(3, parts.count + 1) {
        texts[parts[1..<end].joined(separator: "/"), default: []].append(Mention(span: node.span, kinds: [parts[0]]))
      }
    }
    for word in Set(Renaming.words(of: text)) { words[word, default: 0] += 1 }
  }

  /// The words of a name or a sentence, in small letters: `practiceCredits` has two.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var wasSmall = false
    for byte in text.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      let isWord = isCapital || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte >= 0x80
      if !word.isEmpty, !isWord || isCapital && wasSmall {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
      if isWord { word.append(isCapital ? byte | 0x20 : byte) }
      wasSmall = isWord && !isCapital
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// What each has and the other has not.
  private static func difference(_ a: [String], _ b: [String]) -> ([String], [String]) {
    (a.filter { !b.contains($0) }, b.filter { !a.contains($0) })
  }
}
