/// Texts that stand for what a person must write. `rulebook add` writes them, and a release rejects them.
package enum UnwrittenText {
  /// The start of a text that only people who edit rules read: a description, or the place where users read copy.
  package static let note = "TODO: "
  /// The start of a text for users, because `placeholder.in-copy` rejects notes there.
  package static let words = "[Words of "

  /// The notes that stand for a whole text, or that begin one: `TBD`, `TODO: describe it`.
  private static let notes = ["TODO", "TBD", "TBC", "FIXME", "PLACEHOLDER"]

  /// The text for users that stands for those of a rule. A number in it would look like one that should come from the rules.
  package static func words(of name: String) -> String { "\(words)\(name.filter { !$0.isNumber })]" }

  /// Whether a person must write the text.
  package static func matches(_ text: String) -> Bool {
    text.hasPrefix(words) || notes.contains { text == $0 || text.hasPrefix("\($0):") }
  }
}
