import Diagnostics
import SourceText

// Finds duplicate keys at the end of a mapping. Small mappings compare every pair, and larger ones use a table, so that the time is never
// quadratic.
extension TreeBuilder {
  private static var pairwise: Int { 8 }

  mutating func checkDuplicates(of frame: Frame) {
    guard frame.children >= 4 else { return }
    let keys = keys(of: frame)
    if !isComparableByBytes(keys) {
      checkCanonically(keys)
    } else if keys.count <= Self.pairwise {
      for later in keys.indices.dropFirst() {
        if let first = keys[..<later].first(where: { isSame($0, keys[later]) }) { refuseDuplicate(keys[later], first) }
      }
    } else {
      checkByTable(keys)
    }
  }

  /// Returns the keys that are still valid, so that each error is reported once.
  private func keys(of frame: Frame) -> [Int] {
    var keys: [Int] = []
    keys.reserveCapacity(frame.children / 2)
    var index = frame.node + 1
    while index < storage.count {
      if !storage[index].flags.contains(.invalid) { keys.append(index) }
      index = storage.next(after: index + 1)
    }
    return keys
  }

  /// Whether all keys are ASCII. ASCII strings are canonically equivalent only if they are equal.
  private func isComparableByBytes(_ keys: [Int]) -> Bool {
    keys.allSatisfy { key in
      scan.isASCII && !storage[key].flags.contains(.sideText) || storage.withText(key) { $0.allSatisfy { $0 < 0x80 } }
    }
  }

  private func isSame(_ a: Int, _ b: Int) -> Bool {
    guard storage[a].second == storage[b].second else { return false }
    return storage.withText(a) { text in storage.withText(b) { sameBytes(text, $0) } }
  }

  private mutating func checkByTable(_ keys: [Int]) {
    var first: [KeyText: Int] = Dictionary(minimumCapacity: keys.count)
    for key in keys {
      let text = KeyText(storage: storage, index: key)
      if let earlier = first[text] { refuseDuplicate(key, earlier) } else { first[text] = key }
    }
  }

  /// Compares keys as `String`, which uses canonical equivalence: equivalent keys look the same.
  private mutating func checkCanonically(_ keys: [Int]) {
    var first: [String: Int] = [:]
    for key in keys {
      let text = Node(storage: storage, index: key).text
      if let earlier = first[text] { refuseDuplicate(key, earlier) } else { first[text] = key }
    }
  }

  private mutating func refuseDuplicate(_ later: Int, _ first: Int) {
    storage.invalidate(later)
    storage.invalidate(later + 1)
    let node = Node(storage: storage, index: later)
    diagnostics.append(
      Diagnostic(
        YAMLProblems.duplicateKey, "duplicate key `\(shown(node.text))`", at: node.span, "duplicate",
        secondary: [.init(Node(storage: storage, index: first).span, "first occurrence")], helps: ["remove or rename one of the two keys"],
        fixes: saysTheSame(later, first) ? sameAgain(later, after: first) : []))
  }
}

extension TreeBuilder {
  /// Whether the source text of the values of two entries is identical.
  fileprivate func saysTheSame(_ a: Int, _ b: Int) -> Bool {
    source.text(Node(storage: storage, index: a + 1).span.range) == source.text(Node(storage: storage, index: b + 1).span.range)
  }

  /// Returns a fix that removes the second of two identical entries. It is certain only if one follows the other: otherwise, the entry may
  /// have been moved from another rule, which then lacks it.
  fileprivate func sameAgain(_ later: Int, after first: Int) -> [Fix] {
    let isNext = storage.next(after: first + 1) == later
    let (key, value) = (Node(storage: storage, index: later), Node(storage: storage, index: later + 1))
    return value.removal(with: key).map { [Fix("remove the second key", isNext ? .machineApplicable : .manual, [$0])] } ?? []
  }
}

/// Returns the text, truncated for a message.
func shown(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "..." : text }

/// The text of a key in place, hashed with the random seed of the process so that collisions cannot be prepared.
private struct KeyText: Hashable {
  let storage: TreeStorage
  let index: Int

  static func == (a: KeyText, b: KeyText) -> Bool {
    a.storage.withText(a.index) { text in b.storage.withText(b.index) { sameBytes(text, $0) } }
  }

  func hash(into hasher: inout Hasher) {
    storage.withText(index) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
