package import Diagnostics
package import Schema
package import SourceText
internal import YAMLTree

/// Formats rule files canonically. Formatting never changes the meaning of a file, and every comment stays with its entry.
package enum RulesFormatter {
  /// The result of formatting a file.
  package enum Outcome: Sendable, Equatable {
    /// The formatted text, which may be unchanged.
    case text(String)
    /// The file has YAML errors, so that its meaning is unknown.
    case unreadable([Diagnostic])
    /// The formatted text would have a different meaning, which is a bug in the formatter. It must not be written.
    case broken
  }

  /// Formats a file.
  ///
  /// - Parameter shape: The shape of the content. Without a shape, keys keep their order.
  package static func format(_ source: SourceFile, _ shape: Shape?) -> Outcome {
    var problems: [Diagnostic] = []
    guard let tree = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems), problems.isEmpty else { return .unreadable(problems) }
    // A file that contains a single scalar has nothing to format.
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
