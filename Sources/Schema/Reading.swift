public import Diagnostics
public import SourceText
public import YAMLTree

/// What reading learns on the way: complaints, names declared, names used.
public struct Reading: Sendable {
  /// A name where it is declared, with the value that stands under it.
  public struct Declaration: Sendable {
    public let kind: String
    public let singular: String
    public let name: String
    public let key: Node
    public let value: Node
  }

  /// A name where it is used.
  public struct Use: Sendable {
    public let kind: String
    public let singular: String
    public let name: String
    public let node: Node
  }

  public var diagnostics: [Diagnostic] = []
  public private(set) var declarations: [Declaration] = []
  public private(set) var uses: [Use] = []
  /// What a file is about that its name alone says, such as the language of translations.
  public var subjects: [FileID: String] = [:]
  /// All files: what stands in those of another kind, which may not have been read.
  var folder: Folder?
  /// By the place of a scalar that was refused before its place was known.
  var corrections: [Span: Correction] = [:]
  /// What the value being read belongs to: where a missing key is reported.
  var anchor: Span?
  /// Keys of the mapping being read of which one must be there.
  var alternatives: [String] = []
  /// Whether the value being read belongs to a key that may be left out.
  var mayBeLeftOut = false
  /// Keys that a misspelt key of the same mapping most likely stands for: that they are missing has been said.
  var misspelt: Set<String> = []
  /// Whether the mapping being read has a key that means nothing there.
  var hasUnknownKey = false

  public init() {}

  /// Whether a rule of a kind has a name, whether or not it has been read.
  public func stands(_ name: String, in kind: String) -> Bool {
    (folder?.files[kind] ?? []).contains { $0.entry(name) != nil }
  }

  /// Takes over what was learned from other files.
  mutating func add(_ other: Reading) {
    diagnostics += other.diagnostics
    declarations += other.declarations
    uses += other.uses
    corrections.merge(other.corrections) { first, _ in first }
  }

  public mutating func declare(_ kind: String, _ singular: String, _ name: String, key: Node, value: Node) {
    declarations.append(Declaration(kind: kind, singular: singular, name: name, key: key, value: value))
    if name.isEmpty || name.unicodeScalars.contains(where: \.isBlankInName), !key.isPoisoned { refuse(name, singular, at: key) }
  }

  /// Names are repeated in expressions, requests, paths and code, where a blank would end them.
  private mutating func refuse(_ name: String, _ singular: String, at key: Node) {
    let words = name.unicodeScalars.split(whereSeparator: \.isBlankInName).map(String.init)
    diagnostics.append(
      Diagnostic(
        SchemaProblems.badForm, name.isEmpty ? "\(Shape.article(singular)) needs a name" : "`\(name)` is not a name: it has blanks in it",
        at: key.span, helps: ["write a name without blanks, such as `\(words.isEmpty ? "some_name" : words.joined(separator: "_"))`"],
        fixes: words.isEmpty ? [] : Fix.write([words.joined(separator: "_")], at: key.span)))
  }

  public mutating func use(_ kind: String, singular: String, _ name: String, at node: Node) {
    uses.append(Use(kind: kind, singular: singular, name: name, node: node))
  }

  /// Says that a value is of another shape than expected. Quiet about nodes that something was already said about.
  public mutating func wrongType(_ node: Node, expected shape: Shape) {
    if node.isPoisoned {
      let _: Never? = refused(node, shape)
      return
    }
    let found =
      switch node.kind {
      case .mapping: "keys and values"
      case .sequence: "a list"
      case .scalar: node.text.isEmpty ? "nothing" : node.isBlankText ? "nothing but blanks" : "`\(node.text)`"
      }
    let isBlank = node.kind == .scalar && node.text.isEmpty
    diagnostics.append(
      Diagnostic(
        SchemaProblems.wrongType, "expected \(shape.noun), found \(found)", at: isBlank ? anchor ?? node.span : node.span,
        isBlank ? "nothing stands here" : "not \(shape.brief)",
        helps: node.isBlankText ? ["write \(shape.noun), or take the key out where it may be left out"] : shape.way(from: node)))
  }
}

extension Node {
  /// Whether it is a scalar with no text, or nothing but blanks.
  var isBlankText: Bool { kind == .scalar && text.allSatisfy(\.isWhitespace) }
}

extension Shape {
  /// How what was written would be said with keys and values; nothing where that is not to be told.
  fileprivate func way(from node: Node) -> [String] {
    switch self {
    case .object(_, let fields, let exactlyOne):
      let ways = forms(of: node, fields.filter { exactlyOne.isEmpty ? $0.isRequired : exactlyOne.contains($0.key) })
      return exactlyOne.isEmpty && ways.count != 1 || ways.isEmpty ? [] : ["write \(ways.joined(separator: " or "))"]
    case .map(.object(_, let fields, let exactlyOne)) where node.kind == .sequence:
      guard let name = node.items.first(where: { $0.kind == .scalar })?.text else { return [] }
      let keys = fields.filter { exactlyOne.isEmpty ? $0.isRequired : exactlyOne.contains($0.key) }.map { "`{\(name): {\($0.key): ...}}`" }
      return keys.isEmpty ? [] : ["write keys and values: \(keys.joined(separator: " or "))"]
    default: return []
    }
  }

  private func forms(of node: Node, _ fields: [FieldShape]) -> [String] {
    guard node.kind == .scalar, !node.text.isEmpty else { return [] }
    return fields.map { "`{\($0.key): \(ScalarText.write(node.text))}`" }
  }

  /// The shape in a word or two, for a label under a caret.
  var brief: String {
    switch self {
    case .text: "text"
    case .integer: "a whole number"
    case .boolean: "`true` or `false`"
    case .choice: "one of these"
    case .quantity: "a number with a unit"
    case .value: "a value"
    case .expression: "a condition"
    case .reference(let kind): Shape.article(kind)
    case .list, .oneOrMany: "a list"
    case .named, .columns, .map, .object: "keys and values"
    case .either: "one of these"
    case .tree: "a value"
    }
  }
}

extension Unicode.Scalar {
  /// White space, and characters that are not seen.
  fileprivate var isBlankInName: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
