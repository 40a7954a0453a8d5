internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// A parsed file of the rules folder.
struct RuleFile: Sendable {
  /// The path inside the rules folder.
  let name: String
  /// The path for display.
  let path: String
  let id: FileID
  /// The root of the document; nil if the file has no content or could not be parsed.
  var root: Node?
  /// Whether a part of the file could not be parsed.
  let isBroken: Bool
  /// Whether the file has no content and no comments.
  let isBlank: Bool
  /// What the parser reported.
  let problems: [Diagnostic]
  /// The message about the name of the file, and whether the file is read under the name that was meant; nil for a valid name.
  let misnaming: (diagnostic: Diagnostic, isRead: Bool)?
  /// The kind of its rules; nil if the file is not read.
  var kind: String?
  /// The message about a file in the wrong folder, whose kind was determined from its content.
  var correction: Diagnostic?
  /// Whether the correction is part of a message about several files.
  var isReportedElsewhere = false

  /// Whether the file was read and contains no rules.
  var isEmpty: Bool { root == nil && !isBroken }
  /// The location of the file as a whole.
  var start: Span { Span(id, 0, 0) }
}
