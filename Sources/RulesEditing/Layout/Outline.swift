/// A rule file as it is laid out: entries with the comments that stand beside them. Written from the tree, and writes itself.
struct Outline {
  /// Comments at the top that are about the file and stay there, whatever comes first below them.
  var header: [Comment]
  /// Whether a blank line stands between them and what follows.
  var headerEndsBlank: Bool
  /// Nil when the file holds only comments.
  var root: Group?
  /// What comments remain at the bottom.
  var below: [Comment]
}

/// A mapping or a list.
struct Group {
  var isMapping: Bool
  /// Written in brackets: `{a: 1}`, `[a, b]`.
  var isFlow: Bool
  var entries: [Entry]
  /// Comments after the last entry that are indented like the entries.
  var below: [Comment]
  /// Comments stand inside the brackets, and need lines of their own.
  var holdsComments: Bool
  /// The brackets stand on different lines.
  var spansLines = false
}

/// An entry of a mapping, or an item of a list.
struct Entry {
  /// As it is written; nil for an item.
  var key: String?
  var value: Value
  /// Comments on lines of their own above it.
  var above: [Comment]
  /// Whether a blank line stands right above it, below those comments.
  var followsBlank: Bool
  /// The comment at the end of its line; of a value of several lines, at the end of its first.
  var beside: Comment?
  /// Whether it begins on another line than the entry before it.
  var startsLine: Bool
  /// Where its key stands in the schema.
  var rank: Int

  indirect enum Value {
    case scalar(ScalarText)
    case group(Group)
  }
}

/// A scalar as it is written.
struct ScalarText {
  /// The only line, or the lines: the first stands after the key, the others below it, two further in.
  var lines: [String]
  /// On one line, for inside brackets.
  var inFlow: String
  /// `|` or `>`: text that runs to the end of its indentation.
  var isBlock = false
  /// Marked with `+`: blank lines below it belong to it.
  var keepsBlanks = false

  init(_ line: String) { (lines, inFlow) = ([line], line) }

  init(lines: [String], inFlow: String, isBlock: Bool = false, keepsBlanks: Bool = false) {
    (self.lines, self.inFlow, self.isBlock, self.keepsBlanks) = (lines, inFlow, isBlock, keepsBlanks)
  }
}
