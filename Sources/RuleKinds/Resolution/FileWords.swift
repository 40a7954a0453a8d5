internal import ParallelMap
internal import Schema
internal import SourceText
internal import YAMLTree

/// The strings and words of one file, which the search for misspelled names counts.
package struct FileWords: Sendable {
  /// A place where a string occurs.
  struct Reference: Sendable {
    let span: Span
    /// The kinds that the string may refer to: the first part of its path, or kinds in a surrounding mapping, as in `{of: errors, ...}`.
    let kinds: Set<String>
  }

  fileprivate let root: Node
  /// The places of each string in the file: as a key, a value, or a part of a path.
  private(set) var texts: [String: [Reference]] = [:]
  /// The number of strings in which each word occurs.
  private(set) var words: [String: Int] = [:]

  init(_ root: Node) {
    self.root = root
    count(root, [])
  }

  private static let kinds = Set(RuleBookSchema.schema.fields.map(\.key))

  private mutating func count(_ node: Node, _ kinds: Set<String>) {
    switch node.kind {
    case .scalar: note(node, kinds)
    case .sequence: for item in node.items { count(item, kinds) }
    case .mapping:
      let named = node.entries.filter { $0.value.kind == .scalar }.map(\.value.text).filter(FileWords.kinds.contains)
      // A value may equal the name of a kind by chance: a screen can be called `settings`.
      let inner = kinds.union(named)
      for entry in node.entries {
        note(entry.key, inner)
        count(entry.value, inner)
      }
    }
  }

  private mutating func note(_ node: Node, _ kinds: Set<String>) {
    let text = node.text
    texts[text, default: []].append(Reference(span: node.span, kinds: kinds))
    let parts = text.split(separator: "/").map(String.init)
    if parts.count > 1 {
      for part in parts { texts[part, default: []].append(Reference(span: node.span, kinds: [parts[0]])) }
      // Names may contain slashes.
      for end in 3..<max(3, parts.count + 1) {
        texts[parts[1..<end].joined(separator: "/"), default: []].append(Reference(span: node.span, kinds: [parts[0]]))
      }
    }
    for word in Set(FileWords.words(of: text)) { words[word, default: 0] += 1 }
  }

  /// Returns the words of a name or a sentence, in lower case: `practiceCredits` has two.
  package static func words(of text: String) -> [String] {
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
}

/// The words of files, so that those of unchanged files are not counted again. Trees never change, so compilations can share it.
package final class FileWordsCache: Sendable {
  private let files = Locked<[UInt32: FileWords]>([:])

  package init() {}

  func words(of roots: [Node]) -> [FileWords] {
    files.with { files in
      let all = roots.map { root in
        if let same = files[root.span.file.index], same.root.isSame(as: root) { return same }
        return FileWords(root)
      }
      files = Dictionary(all.map { ($0.root.span.file.index, $0) }, uniquingKeysWith: { first, _ in first })
      return all
    }
  }
}
