internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// A value as locks and invariants state it: `5`, `[url, title]`, or `{type: upload, shared: false}`.
enum StatedValue {
  /// Whether a value in the rules is the stated one, whatever the order of keys, and of items whose order means nothing.
  static func holds(_ stated: String, _ node: Node, at path: RulePath) -> Bool {
    let text = text(of: node)
    if isSame(text, stated) { return true }
    guard node.kind != .scalar || stated.hasPrefix("["), let other = parsed(stated) else { return false }
    let shape = RuleBookSchema.shape(at: path)
    return form(node, shape) == form(other, shape)
  }

  /// Whether the items of a list are the stated ones, whatever the order of items whose order means nothing.
  static func holds(_ stated: [String], _ items: [String], at path: RulePath) -> Bool {
    if items.elementsEqual(stated, by: isSame) { return true }
    guard items.count == stated.count, RuleBookSchema.shape(at: path)?.isOrdered == false else { return false }
    return items.sorted().elementsEqual(stated.sorted(), by: isSame)
  }

  /// Whether two scalars say the same, such as `2GB` and `2000MB`.
  static func isSame(_ a: String, _ b: String) -> Bool {
    a == b || QuantityText.parse(a).map { $0 == QuantityText.parse(b) } ?? false
  }

  /// A value in the form in which people state it.
  static func text(of node: Node) -> String {
    switch node.kind {
    case .scalar: node.text
    case .sequence: "[" + node.items.map(text).joined(separator: ", ") + "]"
    case .mapping: "{" + node.entries.map { "\($0.key.text): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// A text that is equal for equal values.
  private static func form(_ node: Node, _ shape: Shape?) -> String {
    switch node.kind {
    case .scalar:
      if case .oneOrMany = shape { return "[\(node.text)]" }
      return node.text
    case .sequence:
      let items = node.items.map { form($0, shape?.item) }
      return "[" + (shape?.isOrdered == false ? items.sorted() : items).joined(separator: ", ") + "]"
    case .mapping:
      let entries = node.entries.map { "\($0.key.text): \(form($0.value, shape?.value(of: $0.key.text)))" }
      return "{" + entries.sorted().joined(separator: ", ") + "}"
    }
  }

  private static func parsed(_ text: String) -> Node? {
    var problems: [Diagnostic] = []
    return YAMLParser.parse(SourceFile(path: "", bytes: Array(text.utf8)), id: FileID(0), diagnostics: &problems)?.root
  }
}
