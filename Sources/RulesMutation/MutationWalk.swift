internal import Diagnostics
internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// Finds all mutants of the files of a rules folder.
struct MutationWalk {
  private let source: SourceFile
  private let file: String
  private let vocabulary: MutationVocabulary
  private let operators: [MutationOperator]
  private(set) var found: [Mutant] = []

  /// All mutants of a file, in the order of the file and of the operators.
  static func mutants(
    of file: RulesInput.File, _ shape: Shape, kind: String, _ vocabulary: MutationVocabulary, _ operators: [MutationOperator]
  ) -> [Mutant] {
    let source = SourceFile(path: file.path, bytes: file.bytes)
    var problems: [Diagnostic] = []
    guard let root = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems)?.root else { return [] }
    var walk = MutationWalk(source: source, file: file.name, vocabulary: vocabulary, operators: operators)
    walk.visit(root, shape, RulePath(kind), owner: 1)
    walk.visitLines(kind, root)
    return walk.found
  }

  private init(source: SourceFile, file: String, vocabulary: MutationVocabulary, operators: [MutationOperator]) {
    (self.source, self.file, self.vocabulary, self.operators) = (source, file, vocabulary, operators)
  }

  private func line(_ node: Node) -> Int { source.position(of: node.span.range.lowerBound).line }

  /// `owner`: the line of the key that contains the node.
  private mutating func visit(_ node: Node, _ shape: Shape, _ path: RulePath, owner: Int) {
    let site = MutationSite(node: node, shape: shape, path: path, source: source, vocabulary: vocabulary)
    for operation in operators {
      for edit in operation.edits(site) { add(operation.name, edit, path, owner: owner) }
    }
    switch shape {
    case .object(_, let fields, _):
      for entry in node.entries {
        guard let field = fields.first(where: { $0.key == entry.key.text }), !field.standsLast, !Self.isAbout(field.key) else { continue }
        visit(entry.value, field.shape, path.appending(field.key), owner: line(entry.key))
      }
    case .named(_, let value), .columns(_, let value), .map(let value):
      for entry in node.entries { visit(entry.value, value, path.appending(entry.key.text), owner: line(entry.key)) }
    case .list(let item, _), .oneOrMany(let item, _):
      if node.kind == .sequence {
        for (index, one) in node.items.enumerated() { visit(one, item, path.appending("\(index)"), owner: owner) }
      } else if case .oneOrMany = shape, node.kind != .sequence {
        visit(node, item, path, owner: owner)
      }
    case .either(_, let mapping) where node.kind != .scalar: descend(node, mapping, path, owner)
    case .tree:
      for entry in node.entries { visit(entry.value, .tree, path.appending(entry.key.text), owner: line(entry.key)) }
      for (index, one) in node.items.enumerated() { visit(one, .tree, path.appending("\(index)"), owner: owner) }
    default: break
    }
  }

  /// Visits the inside of a value whose own mutants exist already.
  private mutating func descend(_ node: Node, _ shape: Shape, _ path: RulePath, _ owner: Int) {
    var inner = MutationWalk(source: source, file: file, vocabulary: vocabulary, operators: operators)
    inner.visit(node, shape, path, owner: owner)
    let known = Set(found.map { "\($0.operation) \($0.range) \($0.text)" })
    found += inner.found.filter { !known.contains("\($0.operation) \($0.range) \($0.text)") }
  }

  /// Descriptions change no rule.
  private static func isAbout(_ key: String) -> Bool { key == "about" || key == "source" || key == "assumes" }

  /// Exchanges and doubles lines.
  private mutating func visitLines(_ kind: String, _ root: Node) {
    let wanted = operators.map(\.name)
    let places = LinePlaces(root, kind, source)
    for number in 1...max(1, source.lines.count) {
      let range = source.lines.content(of: number, in: source.bytes)
      guard !isBlank(range) else { continue }
      let text = source.text(range)
      let path = places.path(of: number) ?? RulePath(kind)
      if wanted.contains(MutationOperator.lines.doubled) {
        add(
          MutationOperator.lines.doubled, MutationEdit(range.upperBound..<range.upperBound, "\n" + text, "line \(number) doubled"), path,
          owner: number)
      }
      let next = source.lines.content(of: number + 1, in: source.bytes)
      guard wanted.contains(MutationOperator.lines.moved), number < source.lines.count, !isBlank(next) else { continue }
      let other = source.text(next)
      guard other != text else { continue }
      add(
        MutationOperator.lines.moved,
        MutationEdit(range.lowerBound..<next.upperBound, other + "\n" + text, "lines \(number) and \(number + 1) exchanged"), path,
        owner: number)
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    source.bytes[range].first { $0 != 0x20 }.map { $0 == UInt8(ascii: "#") } ?? true
  }

  private mutating func add(_ operation: String, _ edit: MutationEdit, _ path: RulePath, owner: Int) {
    let first = source.position(of: edit.range.lowerBound).line
    let added = edit.text.utf8.count { $0 == 0x0A }
    let isLoss = edit.text.isEmpty
    let last = first + added
    found.append(
      Mutant(
        operation: operation, kind: path.parts[0], path: path, file: file, range: edit.range, text: edit.text,
        lines: max(1, isLoss ? first - 1 : first)...(isLoss ? first + 1 : last), owner: owner, lost: edit.lost,
        about: edit.about))
  }
}

/// The rule of each line.
private struct LinePlaces {
  private var starts: [(line: Int, path: RulePath)] = []

  init(_ root: Node, _ kind: String, _ source: SourceFile) {
    for entry in root.entries {
      starts.append((source.position(of: entry.key.span.range.lowerBound).line, RulePath(kind, entry.key.text)))
    }
  }

  func path(of line: Int) -> RulePath? { starts.last { $0.line <= line }?.path }
}
