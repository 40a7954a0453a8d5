public import Diagnostics
public import Schema
public import SourceText
internal import YAMLTree

/// One layout for rule files. It changes where things stand, never what they say, and keeps every comment beside what it is about.
public enum RulesFormatter {
  public enum Outcome: Sendable, Equatable {
    /// The text in the one layout, which may be the text as it was.
    case text(String)
    /// It is not read without errors, so nobody can say what must not change.
    case unreadable([Diagnostic])
    /// A bug of ours: the new text would not say the same. It must not be written.
    case broken
  }

  /// `shape`: what the file holds; without one keys keep their order.
  public static func format(_ source: SourceFile, _ shape: Shape?) -> Outcome {
    var problems: [Diagnostic] = []
    guard let tree = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems), problems.isEmpty else { return .unreadable(problems) }
    // A file that is one word is no mapping of rules: there is nothing to lay out.
    if tree.root?.kind == .scalar { return .text(source.text(0..<source.bytes.count)) }
    let comments = CommentScan(source, tree).comments
    var reader = OutlineReader(source, comments)
    let text = OutlineWriter.write(reader.read(tree, shape))
    return saysTheSame(text, tree, comments, shape) ? .text(text) : .broken
  }

  private static func saysTheSame(_ text: String, _ before: Tree, _ comments: [Comment], _ shape: Shape?) -> Bool {
    let source = SourceFile(path: "", bytes: Array(text.utf8))
    var problems: [Diagnostic] = []
    guard let after = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems), problems.isEmpty else { return false }
    switch (before.root, after.root) {
    case (nil, nil): break
    case (let old?, let new?): if !SameMeaning.holds(old, new, shape) { return false }
    default: return false
    }
    return comments.map(\.text).sorted() == CommentScan(source, after).comments.map(\.text).sorted()
  }
}
