internal import Diagnostics
internal import LanguageServer
internal import RulesJSON
internal import SourceText
internal import YAMLTree

/// The code action that takes back what was edited in a rule since the last commit.
extension RulesServer {
  /// The kind of the action. It is no fix, so that "fix all" never applies it.
  static let undoKind = "refactor.rewrite"

  /// Returns the action for the rule at an offset; nil if its text is that of the last commit, or if the commit has no such rule.
  func undoAction(_ asked: AskedFile, at offset: Int) -> JSON? {
    guard let root = asked.root?.root, let name = TopEntry.name(at: offset, in: root), let now = TopEntry.span(of: name, in: root),
      let bytes = host.committedFile(asked.folder, asked.name)
    else { return nil }
    var problems: [Diagnostic] = []
    guard let old = YAMLParser.parse(SourceFile(path: asked.name, bytes: bytes), id: FileID(0), diagnostics: &problems)?.root,
      let before = TopEntry.span(of: name, in: old)
    else { return nil }
    let text = String(decoding: bytes[before.range], as: UTF8.self)
    guard text != String(decoding: asked.document.bytes[now.range], as: UTF8.self) else { return nil }
    return .members([
      "title": .string("undo this edit: write `\(name)` as in the last commit"), "kind": .string(Self.undoKind),
      "edit": asked.converter.workspaceEdit([Fix.Edit(now, text)]),
    ])
  }
}

/// The entries at the top of a file: its rules, or the parts of a file that is one object.
private enum TopEntry {
  static func name(at offset: Int, in root: Node) -> String? {
    root.entries.first { entry in
      let range = entry.span.range
      return range.lowerBound <= offset && offset <= range.upperBound
    }?.key.text
  }

  /// An entry from its key to the end of its value.
  static func span(of name: String, in root: Node) -> Span? { root.entries.first { $0.key.text == name }?.span }
}
