/// The structure of a rule file for formatting: entries with their comments.
struct Outline {
  /// The comments about the file at its top, which stay there even if the first entry changes.
  var header: [Comment]
  /// Whether a blank line separates them from the first entry.
  var headerEndsBlank: Bool
  /// The root; nil if the file contains only comments.
  var root: Group?
  /// The remaining comments at the bottom.
  var below: [Comment]
}

/// A mapping or a list.
struct Group {
  var isMapping: Bool
  /// Whether it is written in brackets: `{a: 1}`, `[a, b]`.
  var isFlow: Bool
  var entries: [Entry]
  /// The comments after the last entry that are indented like the entries.
  var below: [Comment]
  /// Whether the brackets contain comments, which require separate lines.
  var holdsComments: Bool
  /// Whether the brackets are on different lines.
  var spansLines = false
}

/// An entry of a mapping, or an item of a list.
struct Entry {
  /// The key as written; nil for a list item.
  var key: String?
  var value: Value
  /// The comments on separate lines above it.
  var above: [Comment]
  /// Whether a blank line is directly above it, below those comments.
  var followsBlank: Bool
  /// The comment at the end of its line, or of its first line if the value spans several lines.
  var beside: Comment?
  /// Whether it starts on a different line than the previous entry.
  var startsLine: Bool
  /// The position of its key in the schema.
  var rank: Int

  indirect enum Value {
    case scalar(ScalarText)
    case group(Group)
  }
}

/// The text of a scalar in the output.
struct ScalarText {
  /// The lines. The first is on the line of the key, and the others are indented by two below it.
  var lines: [String]
  /// The scalar on one line, for use inside brackets.
  var inFlow: String
  /// Whether it is a block scalar (`|` or `>`), which extends to the end of its indentation.
  var isBlock = false
  /// Whether it has the indicator `+`, so that blank lines below belong to it.
  var keepsBlanks = false

  init(_ line: String) { (lines, inFlow) = ([line], line) }

  init(lines: [String], inFlow: String, isBlock: Bool = false, keepsBlanks: Bool = false) {
    (self.lines, self.inFlow, self.isBlock, self.keepsBlanks) = (lines, inFlow, isBlock, keepsBlanks)
  }
}
