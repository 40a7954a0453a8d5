public import Diagnostics
public import SourceText
public import YAMLTree

/// The state of reading rule files: diagnostics, declared names, and used names.
public struct ParseContext: Sendable {
  /// A declared name with its key and value. A class, because it is in several lists and dictionaries.
  public final class Declaration: Sendable {
    /// The key of the kind in the rules folder, such as `limits`.
    public let kind: String
    /// The noun for one rule of the kind in messages, such as `limit`.
    public let singular: String
    /// The declared name, which may be invalid. Invalid names are reported.
    public let name: String
    /// The node of the name.
    public let key: Node
    /// The node that the name is declared for.
    public let value: Node

    init(_ kind: String, _ singular: String, _ name: String, key: Node, value: Node) {
      (self.kind, self.singular, self.name, self.key, self.value) = (kind, singular, name, key, value)
    }
  }

  /// A use of a name. A class, like a declaration.
  public final class Use: Sendable {
    /// The key of the kind in the rules folder, such as `limits`.
    public let kind: String
    /// The noun for one rule of the kind in messages, such as `limit`.
    public let singular: String
    /// The used name, which may not be declared.
    public let name: String
    /// The node of the name: a scalar, or the key of an entry.
    public let node: Node
    /// The words of the language that are valid instead of a name, such as `allow`.
    public let words: [String]
    /// The UTF-8 offsets of the name in the text of the node; nil if the name is the whole text.
    let part: Range<Int>?

    init(_ kind: String, _ singular: String, _ name: String, at node: Node, _ part: Range<Int>?, orWords words: [String]) {
      (self.kind, self.singular, self.name, self.node, self.part, self.words) = (kind, singular, name, node, part, words)
    }

    /// Whether the name is a part of a longer text.
    public var isPart: Bool { part != nil }

    /// The source span of the name; of the whole node if the text is not written as it is.
    public var span: Span {
      guard let part else { return node.span }
      let (whole, length) = (node.span, node.text.utf8.count)
      let quote = node.isPlain ? 0 : 1
      let start = Int(whole.start) + quote
      guard Int(whole.end) - start == length + quote else { return whole }
      return Span(whole.file, start + part.lowerBound, start + part.upperBound)
    }
  }

  /// The diagnostics so far.
  public var diagnostics: [Diagnostic] = []
  /// The names that were read from the files of each key, in the order of the keys.
  private var finished: [ReadNames] = []
  /// The names that were read since.
  private var newDeclarations: [Declaration] = []
  private var newUses: [Use] = []
  /// The subject of a file that only its name determines, such as the language of translations.
  public var subjects: [FileID: String] = [:]
  /// All files, including those of kinds that are not read yet.
  var folder: Folder?
  /// The names of other kinds that reading depended on, and whether each exists.
  var sought: [Sought: Bool] = [:]
  /// The corrections for scalars that the parser rejected, by location.
  var corrections: [Span: Correction] = [:]
  /// The key of the value that is being read. A missing key is reported there.
  var anchor: Span?
  /// The keys of the current mapping of which one is required.
  var alternatives: [String] = []
  /// Whether the key of the value that is being read is optional.
  var mayBeLeftOut = false
  /// Keys that misspelled keys of the current mapping probably mean. They are not reported as missing.
  var misspelt: Set<String> = []
  /// Whether the current mapping has an unknown key.
  var hasUnknownKey = false

  /// A name of a kind.
  struct Sought: Hashable, Sendable {
    let kind: String
    let name: String
  }

  /// Creates a context without diagnostics and names.
  public init() {}

  /// Whether a rule with this name exists, including rules that are not read yet.
  public mutating func stands(_ name: String, in kind: String) -> Bool {
    let found = folder?.stands(name, in: kind) ?? false
    sought[Sought(kind: kind, name: name)] = found
    return found
  }

  /// The names of each key of the folder, in the order of the keys.
  public var names: [ReadNames] {
    newDeclarations.isEmpty && newUses.isEmpty ? finished : finished + [ReadNames(newDeclarations, newUses)]
  }

  /// The declared names, in the order of reading. Complexity: O(*n*) for *n* names.
  public var declarations: [Declaration] { finished.flatMap(\.declarations) + newDeclarations }

  /// The uses of names, in the order of reading. Complexity: O(*n*) for *n* uses.
  public var uses: [Use] { finished.flatMap(\.uses) + newUses }

  /// Returns the declared names of a kind, in the order of reading.
  public func declarations(of kind: String) -> [Declaration] { names.flatMap { $0.declarationsOfKind[kind] ?? [] } }

  /// Returns the uses of names of a kind, in the order of reading.
  public func uses(of kind: String) -> [Use] { names.flatMap { $0.usesOfKind[kind] ?? [] } }

  /// Returns the noun for one rule of a kind; nil if no rule of the kind is declared.
  public func singular(of kind: String) -> String? { names.lazy.compactMap { $0.declarationsOfKind[kind]?.first?.singular }.first }

  /// Returns the kind whose rules have a noun; nil if no rule of the kind is declared.
  public func kind(singular: String) -> String? { names.lazy.flatMap(\.declarations).first { $0.singular == singular }?.kind }

  /// Whether a name of a kind is used, other than in an expression.
  public func isUsed(_ name: String, of kind: String) -> Bool { names.contains { $0.used[kind]?[name] != nil } }

  /// Ends the reading of the files of a key.
  mutating func finish() {
    finished = names
    (newDeclarations, newUses) = ([], [])
  }

  /// Adds the results of reading other files.
  mutating func add(_ other: ParseContext) {
    diagnostics += other.diagnostics
    finished += other.names
    corrections.merge(other.corrections) { first, _ in first }
  }

  /// Records the declaration of a name and reports an invalid name.
  public mutating func declare(_ kind: String, _ singular: String, _ name: String, key: Node, value: Node) {
    newDeclarations.append(Declaration(kind, singular, name, key: key, value: value))
    if name.isEmpty || name.unicodeScalars.contains(where: \.isBlankInName), !key.isInvalid { refuse(name, singular, at: key) }
  }

  /// Reports an invalid name. Names are used in expressions, requests, paths, and code, where white space would end them.
  private mutating func refuse(_ name: String, _ singular: String, at key: Node) {
    let words = name.unicodeScalars.split(whereSeparator: \.isBlankInName).map(String.init)
    diagnostics.append(
      Diagnostic(
        SchemaProblems.badForm,
        name.isEmpty ? "\(Shape.article(singular)) needs a name" : "`\(name)` is not a valid name because it contains white space",
        at: key.span, helps: ["write a name without spaces, such as `\(words.isEmpty ? "some_name" : words.joined(separator: "_"))`"],
        fixes: words.isEmpty ? [] : Fix.write([words.joined(separator: "_")], at: key.span)))
  }

  /// Records the use of a name.
  ///
  /// - Parameters:
  ///   - kind: The key of the kind in the rules folder.
  ///   - singular: The noun for one rule of the kind.
  ///   - name: The name, which may not be declared.
  ///   - node: The node of the name.
  ///   - part: The UTF-8 offsets of the name in the text of the node; nil if the name is the whole text.
  ///   - words: The words of the language that are valid instead of a name. A message about an unknown name suggests them, too.
  public mutating func use(
    _ kind: String, singular: String, _ name: String, at node: Node, _ part: Range<Int>? = nil, orWords words: [String] = []
  ) {
    newUses.append(Use(kind, singular, name, at: node, part, orWords: words))
  }

  /// Reports a value that does not have the expected shape, unless an error in the node was already reported.
  public mutating func wrongType(_ node: Node, expected shape: Shape) {
    if node.isInvalid {
      let _: Never? = refused(node, shape)
      return
    }
    let found =
      switch node.kind {
      case .mapping: "keys and values"
      case .sequence: "a list"
      case .scalar: node.text.isEmpty ? "nothing" : node.isBlankText ? "only white space" : "`\(node.text)`"
      }
    let isBlank = node.kind == .scalar && node.text.isEmpty
    // What is missing here is probably the unknown key, which was not indented.
    if isBlank, hasUnknownKey { return }
    diagnostics.append(
      Diagnostic(
        SchemaProblems.wrongType, "expected \(shape.noun), found \(found)", at: isBlank ? anchor ?? node.span : node.span,
        isBlank ? "a value is missing" : "not \(shape.brief)",
        helps: node.isBlankText ? ["write \(shape.noun), or remove the key if it is optional"] : shape.way(from: node)))
  }
}

extension Node {
  /// Whether the node is a scalar that is empty or contains only white space.
  var isBlankText: Bool { kind == .scalar && text.allSatisfy(\.isWhitespace) }
}

extension Shape {
  /// Returns helps that show how to write the node with keys and values; empty if that is unknown.
  fileprivate func way(from node: Node) -> [String] {
    switch self {
    case .object(_, let fields, let exactlyOne):
      let ways = forms(of: node, fields.filter { exactlyOne.isEmpty ? $0.isRequired : exactlyOne.contains($0.key) })
      return exactlyOne.isEmpty && ways.count != 1 || ways.isEmpty ? [] : ["write \(ways.phrase("or"))"]
    case .map(.object(_, let fields, let exactlyOne)) where node.kind == .sequence:
      guard let name = node.items.first(where: { $0.kind == .scalar })?.text else { return [] }
      let keys = fields.filter { exactlyOne.isEmpty ? $0.isRequired : exactlyOne.contains($0.key) }.map { "`{\(name): {\($0.key): ...}}`" }
      return keys.isEmpty ? [] : ["write keys and values: \(keys.phrase("or"))"]
    default: return []
    }
  }

  private func forms(of node: Node, _ fields: [FieldShape]) -> [String] {
    guard node.kind == .scalar, !node.text.isEmpty else { return [] }
    return fields.map { "`{\($0.key): \(ScalarText.write(node.text))}`" }
  }

  /// A short description of the shape, for a label.
  var brief: String {
    switch self {
    case .text: "text"
    case .integer: "a whole number"
    case .boolean: "`true` or `false`"
    case .choice: "an allowed value"
    case .quantity: "a number with a unit"
    case .value: "a value"
    case .expression: "a condition"
    case .reference(let kind): Shape.article(kind)
    case .list, .oneOrMany: "a list"
    case .named, .columns, .map, .object: "keys and values"
    case .either: "an allowed value"
    case .tree: "a value"
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space or invisible.
  fileprivate var isBlankInName: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
