internal import Schema
internal import SourceText
internal import YAMLTree

/// What one file declares, names, and says, as far as it follows from the file alone. It never changes, so that the compilations after an edit share it.
final class IndexedFile: Sendable {
  /// A place that names a rule, or could name one: whether a string is a path or a document depends on the names in other files.
  ///
  /// A class, because an edit copies lists of them.
  final class Mention: Sendable {
    enum Form: Sendable {
      /// The name of a rule of a kind.
      case name(RulePath, isExpression: Bool)
      /// A string with a slash.
      case path
      /// The citation of a document.
      case citation
      /// A string that is the citation of a document if the document exists. Otherwise it can be a text.
      case document(isText: Bool)
    }

    let form: Form
    let text: String
    let path: RulePath
    let span: Span

    init(_ form: Form, _ text: String, in path: RulePath, at span: Span) {
      (self.form, self.text, self.path, self.span) = (form, text, path, span)
    }
  }

  let root: Node
  let rules: [IndexedRule]
  let texts: [RuleText]
  let words: [RulePath: [String]]
  let mentions: [Mention]
  /// The kinds of the rules, each once.
  let kinds: [String]
  let positions: [RulePath: Int]

  init(_ kind: String, _ root: Node, _ shape: Shape?, _ names: NamesOfFile) {
    var walk = IndexWalk(names)
    walk.walk(root, RulePath(kind), shape)
    self.root = root
    (rules, texts, words, mentions) = (walk.rules, walk.texts, walk.words, walk.mentions)
    kinds = walk.rules.reduce(into: []) { if $0.last != $1.kind, !$0.contains($1.kind) { $0.append($1.kind) } }
    positions = Dictionary(walk.rules.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
  }
}

/// The names that a file declares and uses, by the location of their nodes.
struct NamesOfFile {
  var declared: [UInt32: ParseContext.Declaration] = [:]
  var used: [UInt32: [ParseContext.Use]] = [:]

  /// Returns the names of some files.
  ///
  /// - Parameter kinds: The kind of each file of the folder.
  static func all(of files: Set<FileID>, _ reading: ParseContext, _ kinds: [FileID: String]) -> [FileID: NamesOfFile] {
    var all: [FileID: NamesOfFile] = [:]
    let wanted = Set(files.compactMap { kinds[$0] })
    for names in reading.names where names.file.flatMap({ kinds[$0] }).map(wanted.contains) ?? false {
      for one in names.declarations where files.contains(one.key.span.file) {
        all[one.key.span.file, default: NamesOfFile()].declared[one.key.span.start] = one
      }
      for one in names.uses where files.contains(one.node.span.file) {
        all[one.node.span.file, default: NamesOfFile()].used[one.node.span.start, default: []].append(one)
      }
    }
    return all
  }
}

/// Reads one file together with the shapes of the schema.
private struct IndexWalk {
  private(set) var rules: [IndexedRule] = []
  private(set) var texts: [RuleText] = []
  private(set) var words: [RulePath: [String]] = [:]
  private(set) var mentions: [IndexedFile.Mention] = []
  private let names: NamesOfFile

  init(_ names: NamesOfFile) { self.names = names }

  mutating func walk(_ node: Node, _ path: RulePath, _ shape: Shape?) {
    switch node.kind {
    case .scalar: scalar(node, path, shape)
    case .sequence:
      for (index, item) in node.items.enumerated() { walk(item, path.appending("\(index)"), shape?.item) }
    case .mapping:
      for entry in node.entries {
        let key = entry.key.text
        var inner = path.appending(key)
        if let declaration = names.declared[entry.key.span.start] {
          inner = RulePath(declaration.kind, declaration.name)
          rules.append(IndexedRule(declaration))
          if key.contains("/") { add(.path, key, inner, entry.key) }
        } else {
          addUses(entry.key, inner)
        }
        // The keys of an object belong to the language, not to the rule.
        if !(shape?.isObject ?? false) { words[inner.rule, default: []].append(key) }
        walk(entry.value, inner, shape?.value(of: key))
      }
    }
  }

  private mutating func scalar(_ node: Node, _ path: RulePath, _ shape: Shape?) {
    let text = node.text
    words[path.rule, default: []].append(text)
    addUses(node, path)
    let shape = shape?.scalar
    let isText = if case .text = shape { true } else { false }
    if shape == Schema<String>.citation.shape { return add(.citation, text, path, node) }
    if Self.isCitation(text) {
      add(.document(isText: isText), text, path, node)
    } else if isText {
      texts.append(RuleText(path: path, text: text, span: node.span))
    }
    if isText, text.contains("/") { add(.path, text, path, node) }
  }

  /// Whether a string has the form of a document, alone or with one section, as in the owner of a value or the record of a decision.
  private static func isCitation(_ text: String) -> Bool {
    text.utf8.count < 40 && text.split(separator: " ").count <= 2 && Citation.document(in: text) != nil
  }

  private mutating func addUses(_ node: Node, _ path: RulePath) {
    for use in names.used[node.span.start] ?? [] {
      let form = IndexedFile.Mention.Form.name(RulePath(use.kind, use.name), isExpression: use.isPart)
      mentions.append(IndexedFile.Mention(form, use.name, in: path, at: use.span))
    }
  }

  private mutating func add(_ form: IndexedFile.Mention.Form, _ text: String, _ path: RulePath, _ node: Node) {
    mentions.append(IndexedFile.Mention(form, text, in: path, at: node.span))
  }
}

extension IndexedRule {
  fileprivate init(_ declaration: ParseContext.Declaration) {
    self.init(
      kind: declaration.kind, singular: declaration.singular, name: declaration.name, about: RuleDocs.about(declaration.value),
      sources: RuleDocs.sources(declaration.value), key: declaration.key.span, value: declaration.value.span)
  }
}
