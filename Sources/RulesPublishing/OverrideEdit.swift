internal import RuleKinds
package import RulesCompiler
internal import SourceText
internal import YAMLTree

/// Edits of the overrides of an environment in its rule file. All other bytes of the file stay as they are.
package struct OverrideEdit: Sendable {
  private let written: WrittenValues
  private let environment: String

  package init(_ written: WrittenValues, in environment: String) { (self.written, self.environment) = (written, environment) }

  /// Returns the rules with an override of a path; nil if the file has a form that cannot be edited.
  ///
  /// `values` are the keys of the override with their values, as YAML.
  package func setting(_ path: String, to values: [(key: String, text: String)]) -> RulesInput? {
    guard let parent = node(RulePath(Environment.key, environment)), let text = text(of: parent) else { return nil }
    let flow = "{" + values.map { "\($0.key): \($0.text)" }.joined(separator: ", ") + "}"
    if let old = node(RulePath(Environment.key, environment, "set", path)) {
      let isFlow = text.isFlow(old)
      return replaced(in: old, isFlow ? flow : block(values, indented: text.column(of: firstKey(old) ?? old.span.start)))
    }
    if let set = node(RulePath(Environment.key, environment, "set")), set.kind == .mapping {
      if text.isFlow(set) { return inserted(at: Int(set.span.end) - 1, in: set, (set.count > 0 ? ", " : "") + "\(path): \(flow)") }
      guard let key = firstKey(set) else { return nil }
      let indent = text.column(of: key)
      return inserted(at: text.endOfLine(Int(set.span.end)), in: set, entry(path, values, indented: indent, like: text))
    }
    // A key `set` without a value has no form yet.
    guard node(RulePath(Environment.key, environment, "set")) == nil else { return nil }
    if text.isFlow(parent) { return inserted(at: Int(parent.span.end) - 1, in: parent, ", set: {\(path): \(flow)}") }
    guard let key = firstKey(parent) else { return nil }
    let indent = text.column(of: key)
    let space = String(repeating: " ", count: indent)
    return inserted(
      at: text.endOfLine(Int(parent.span.end)), in: parent,
      text.lineFeed(before: Int(parent.span.end)) + "\(space)set:\n" + entry(path, values, indented: indent + 2, like: nil))
  }

  /// Returns the rules without the override of a path; nil if there is none, or if the file has a form that cannot be edited.
  package func removing(_ path: String) -> RulesInput? {
    guard let parent = node(RulePath(Environment.key, environment)), let set = node(RulePath(Environment.key, environment, "set")),
      let text = text(of: set), set.kind == .mapping
    else { return nil }
    let (container, key) = set.count == 1 ? (parent, "set") : (set, path)
    let entries = Array(container.entries)
    guard set[path] != nil, let index = entries.firstIndex(where: { $0.key.says(key) }) else { return nil }
    let (start, end) = (Int(entries[index].span.start), Int(entries[index].span.end))
    guard text.isFlow(container) else {
      return replaced(text.startOfLine(start)..<text.endOfLine(end), in: container, "")
    }
    if index + 1 < entries.count { return replaced(start..<Int(entries[index + 1].key.span.start), in: container, "") }
    return replaced((index > 0 ? Int(entries[index - 1].value.span.end) : start)..<end, in: container, "")
  }

  private func entry(_ path: String, _ values: [(key: String, text: String)], indented indent: Int, like text: EditedFile?) -> String {
    let space = String(repeating: " ", count: indent)
    return "\(space)\(path):\n\(space)  \(block(values, indented: indent + 2))\n"
  }

  private func block(_ values: [(key: String, text: String)], indented indent: Int) -> String {
    values.map { "\($0.key): \($0.text)" }.joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private func node(_ path: RulePath) -> Node? { written.rules.places.node(path) }

  private func firstKey(_ node: Node) -> UInt32? { node.entries.first { _ in true }.map { UInt32($0.key.span.start) } }

  private func index(of node: Node) -> Int? { written.fileIndex(node.span.file) }

  private func text(of node: Node) -> EditedFile? { index(of: node).map { EditedFile(bytes: written.input.files[$0].bytes) } }

  private func replaced(in node: Node, _ text: String) -> RulesInput? { replaced(node.span.range, in: node, text) }

  private func inserted(at offset: Int, in node: Node, _ text: String) -> RulesInput? { replaced(offset..<offset, in: node, text) }

  private func replaced(_ range: Range<Int>, in node: Node, _ text: String) -> RulesInput? {
    guard let index = index(of: node), range.upperBound <= written.input.files[index].bytes.count else { return nil }
    var input = written.input
    input.files[index].bytes.replaceSubrange(range, with: Array(text.utf8))
    return input
  }
}

/// The lines of a file.
private struct EditedFile {
  let bytes: [UInt8]
  private static let lineFeed = UInt8(ascii: "\n")

  func isFlow(_ node: Node) -> Bool { bytes.indices.contains(Int(node.span.start)) && bytes[Int(node.span.start)] == UInt8(ascii: "{") }
  func startOfLine(_ offset: Int) -> Int { (bytes[..<offset].lastIndex(of: EditedFile.lineFeed) ?? -1) + 1 }
  /// The offset after the line feed.
  func endOfLine(_ offset: Int) -> Int { bytes[offset...].firstIndex(of: EditedFile.lineFeed).map { $0 + 1 } ?? bytes.count }
  func column(of offset: UInt32) -> Int { Int(offset) - startOfLine(Int(offset)) }
  /// A line feed if the line of an offset is the last one and has none.
  func lineFeed(before offset: Int) -> String { bytes[offset...].contains(EditedFile.lineFeed) ? "" : "\n" }
}
