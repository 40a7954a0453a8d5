import Diagnostics
import SourceText

/// Finds keys written twice when a mapping ends. Small mappings compare every pair, larger ones use a table: never quadratic.
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

  /// Keys already refused are left out: one mistake, one diagnostic.
  private func keys(of frame: Frame) -> [Int] {
    var keys: [Int] = []
    keys.reserveCapacity(frame.children / 2)
    var index = frame.node + 1
    while index < storage.count {
      if !storage[index].flags.contains(.poisoned) { keys.append(index) }
      index = storage.next(after: index + 1)
    }
    return keys
  }

  /// ASCII texts are canonically equivalent only when they are equal.
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

  /// Swift's String compares by canonical equivalence, which is what looks the same to a person.
  private mutating func checkCanonically(_ keys: [Int]) {
    var first: [String: Int] = [:]
    for key in keys {
      let text = Node(storage: storage, index: key).text
      if let earlier = first[text] { refuseDuplicate(key, earlier) } else { first[text] = key }
    }
  }

  private mutating func refuseDuplicate(_ later: Int, _ first: Int) {
    storage.poison(later)
    storage.poison(later + 1)
    let node = Node(storage: storage, index: later)
    diagnostics.append(
      Diagnostic(
        YAMLProblems.duplicateKey, "the key `\(shown(node.text))` is written twice", at: node.span, "again here",
        secondary: [.init(Node(storage: storage, index: first).span, "first here")], helps: ["remove one of the two, or rename it"],
        fixes: saysTheSame(later, first) ? sameAgain(later) : []))
  }
}

extension TreeBuilder {
  /// Whether two entries have the same value, letter by letter.
  fileprivate func saysTheSame(_ a: Int, _ b: Int) -> Bool {
    source.text(Node(storage: storage, index: a + 1).span.range) == source.text(Node(storage: storage, index: b + 1).span.range)
  }

  /// Without the second of two equal entries the file says the same.
  fileprivate func sameAgain(_ later: Int) -> [Fix] {
    let (key, value) = (Node(storage: storage, index: later), Node(storage: storage, index: later + 1))
    return value.removal(with: key).map { [Fix("take the second out", .machineApplicable, [$0])] } ?? []
  }
}

/// A long text, cut for a message.
func shown(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "..." : text }

/// A key's text in place, hashed with the process's random seed so that nobody can prepare collisions.
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
