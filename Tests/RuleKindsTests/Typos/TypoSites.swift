import Diagnostics
import RulesCompiler
import Schema
import SourceText
import YAMLTree

/// Every place of the rules where a typo of some kind can be made.
struct TypoSites {
  struct Site: Sendable {
    let kind: Typo.Kind
    let file: String
    /// The word that is misspelled, or the bytes that a typo in YAML is about.
    let range: Range<Int>
  }

  private(set) var all: [Typo.Kind: [Site]] = [:]
  private let sources: [String: SourceFile]

  init(_ input: RulesInput) {
    var sources: [String: SourceFile] = [:]
    for (file, shape) in zip(input.files, input.shapes()) {
      let source = SourceFile(path: file.path, bytes: file.bytes)
      sources[file.name] = source
      var problems: [Diagnostic] = []
      guard let shape, let root = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems)?.root else { continue }
      var walk = Walk(source: source, file: file.name)
      walk.visit(root, shape)
      walk.syntax(root)
      walk.lines()
      for site in walk.found { all[site.kind, default: []].append(site) }
    }
    self.sources = sources
  }

  /// Returns typos of a kind at random places.
  func typos(_ kind: Typo.Kind, count: Int, seed: UInt64) -> [Typo] {
    guard let sites = all[kind], !sites.isEmpty else { return [] }
    var random = Seeded(seed ^ UInt64(kind.rawValue.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF))
    var found: [Typo] = []
    for _ in 0..<(count * 20) where found.count < count {
      guard let site = sites.randomElement(using: &random), let source = sources[site.file] else { continue }
      guard let typo = make(site, source, &random), !found.contains(where: { $0.description == typo.description }) else { continue }
      found.append(typo)
    }
    return found
  }

  private func make(_ site: Site, _ source: SourceFile, _ random: inout Seeded) -> Typo? {
    let word = source.text(site.range)
    let line = source.position(of: site.range.lowerBound).line
    func typo(_ range: Range<Int>, _ text: String) -> Typo {
      Typo(kind: site.kind, file: site.file, range: range, text: text, line: line, before: source.text(range))
    }
    switch site.kind {
    case .missingColon, .missingQuote, .missingBracket, .missingBlank: return typo(site.range, "")
    case .missingIndentation:
      let count = site.range.count > 1 ? Int.random(in: 1...2, using: &random) : 1
      return typo(site.range.lowerBound..<(site.range.lowerBound + count), "")
    case .extraIndentation: return typo(site.range.lowerBound..<site.range.lowerBound, Bool.random(using: &random) ? " " : "  ")
    case .tab: return typo(site.range, "\t")
    default:
      guard let stroke = Misstroke.allCases.randomElement(using: &random), let text = stroke.apply(to: word, &random) else { return nil }
      return typo(site.range, text)
    }
  }
}

/// Walks a file together with its schema.
private struct Walk {
  let source: SourceFile
  let file: String
  var found: [TypoSites.Site] = []

  private mutating func add(_ kind: Typo.Kind, _ range: Range<Int>) {
    found.append(TypoSites.Site(kind: kind, file: file, range: range))
  }

  // MARK: Words

  mutating func visit(_ node: Node, _ shape: Shape) {
    switch shape {
    case .object(_, let fields, _):
      for entry in node.entries {
        guard let field = fields.first(where: { $0.key == entry.key.text }) else { continue }
        add(.key, inner(entry.key))
        visit(entry.value, field.shape)
      }
    case .named(_, let value):
      for entry in node.entries {
        add(.declaredName, inner(entry.key))
        visit(entry.value, value)
      }
    case .columns(_, let value):
      for entry in node.entries {
        add(.usedName, inner(entry.key))
        visit(entry.value, value)
      }
    case .map(let value):
      for entry in node.entries {
        add(.declaredName, inner(entry.key))
        visit(entry.value, value)
      }
    case .list(let item, _): for one in node.items { visit(one, item) }
    case .oneOrMany(let item, _):
      if node.kind == .sequence { for one in node.items { visit(one, item) } } else { visit(node, item) }
    case .either(let scalar, let mapping): visit(node, node.kind == .mapping ? mapping : scalar)
    default: if node.kind == .scalar { scalar(node, shape) }
    }
  }

  private func inner(_ node: Node) -> Range<Int> {
    let range = node.span.range
    return node.isPlain || range.count < 2 ? range : (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  private mutating func scalar(_ node: Node, _ shape: Shape) {
    let range = inner(node)
    guard source.position(of: range.lowerBound).line == source.position(of: range.upperBound).line else { return }
    switch shape {
    case .reference: add(.usedName, range)
    case .choice, .boolean: add(.choice, range)
    case .quantity:
      let digits = source.bytes[range].prefix { (0x30...0x39).contains($0) }.count
      if digits > 0, digits < range.count { add(.unit, (range.lowerBound + digits)..<range.upperBound) }
    case .expression: condition(range)
    case .text where shape == Schema<String>.sentence.shape: variables(range)
    default: break
    }
  }

  private mutating func variables(_ range: Range<Int>) {
    var start: Int?
    for index in range {
      switch source.bytes[index] {
      case 0x7B: start = index + 1
      case 0x7D:
        if let first = start, first < index, source.bytes[first..<index].allSatisfy(isWord) { add(.variable, first..<index) }
        start = nil
      default: break
      }
    }
  }

  private mutating func condition(_ range: Range<Int>) {
    let bytes = source.bytes
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      if bytes[index] == 0x27 || bytes[index] == 0x22 {
        index = bytes[(index + 1)..<range.upperBound].firstIndex(of: bytes[start]) ?? range.upperBound
        if index < range.upperBound { add(.conditionValue, (start + 1)..<index) }
        index += 1
      } else if isWord(bytes[index]) {
        while index < range.upperBound, isWord(bytes[index]) || bytes[index] == 0x2E { index += 1 }
        let word = source.text(start..<index)
        if bytes[start] < 0x3A || ["in", "and", "or", "not", "true", "false", "null"].contains(word) { continue }
        let isCall = index < range.upperBound && bytes[index] == 0x28 && !word.contains(".")
        add(isCall ? .function : .fact, start..<index)
      } else {
        index += 1
      }
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
  }

  // MARK: YAML

  mutating func syntax(_ node: Node) {
    let range = node.span.range
    let last = range.upperBound - 1
    let isOneLine = source.position(of: range.lowerBound).line == source.position(of: max(range.lowerBound, last)).line
    switch node.kind {
    case .scalar:
      guard isOneLine, range.count > 1, !node.isPlain, source.bytes[range.lowerBound] == source.bytes[last] else { return }
      add(.missingQuote, range.lowerBound..<(range.lowerBound + 1))
      add(.missingQuote, last..<(last + 1))
    case .sequence, .mapping:
      if [0x5B, 0x7B].contains(source.bytes[range.lowerBound]) { add(.missingBracket, last..<(last + 1)) }
      for item in node.items { syntax(item) }
      for entry in node.entries {
        let end = entry.key.span.range.upperBound
        if end < source.bytes.count, source.bytes[end] == 0x3A {
          add(.missingColon, end..<(end + 1))
          if end + 1 < source.bytes.count, source.bytes[end + 1] == 0x20 {
            add(.missingBlank, (end + 1)..<(end + 2))
            add(.tab, (end + 1)..<(end + 2))
          }
        }
        syntax(entry.key)
        syntax(entry.value)
      }
    }
  }

  mutating func lines() {
    for number in 1...source.lines.count {
      let range = source.lines.content(of: number, in: source.bytes)
      let blanks = source.bytes[range].prefix { $0 == 0x20 }.count
      let start = range.lowerBound + blanks
      guard start < range.upperBound, source.bytes[start] != 0x23, begins(start) else { continue }
      add(.extraIndentation, range.lowerBound..<range.lowerBound)
      if blanks > 0 {
        add(.missingIndentation, range.lowerBound..<start)
        add(.tab, range.lowerBound..<start)
      }
      if source.bytes[start] == 0x2D, start + 1 < range.upperBound, source.bytes[start + 1] == 0x20 {
        add(.missingBlank, (start + 1)..<(start + 2))
      }
    }
  }

  /// Whether a key or an item starts here, rather than the continuation of a text.
  private func begins(_ start: Int) -> Bool {
    if source.bytes[start] == 0x2D { return true }
    let word = source.bytes[start...].prefix { isWord($0) || [0x2E, 0x2F, 0x2D, 0x22].contains($0) }
    return !word.isEmpty && word.endIndex < source.bytes.count && source.bytes[word.endIndex] == 0x3A
  }
}
