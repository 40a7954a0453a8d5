internal import RulesJSON

/// A proposal at the cursor.
struct CompletionItem: Equatable {
  /// The icons of the protocol.
  enum Icon: Int64 {
    case function = 3, variable = 6, property = 10, value = 12, keyword = 14, snippet = 15, reference = 18,
      enumMember = 20, constant = 21, `operator` = 24
  }

  var label: String
  var icon: Icon
  /// What the proposal is: `limit`, `bool`, `required`.
  var detail = ""
  var about = ""
  /// The inserted text; the label if nil.
  var text: String?
  var isSnippet = false
  /// The group in which it is sorted; the best is 0.
  var rank = 1
  /// The rule, whose page is loaded when the proposal is selected.
  var rule: (kind: String, name: String)?

  /// The proposal as the only item of a list in brackets.
  var inBrackets: CompletionItem { wrapped("[", "]") }

  /// The proposal, a snippet, as the only key of a mapping in braces.
  var inBraces: CompletionItem { wrapped("{", "\\}") }

  private func wrapped(_ open: String, _ close: String) -> CompletionItem {
    var item = self
    item.text = open + (text ?? label) + close
    return item
  }

  static func == (a: CompletionItem, b: CompletionItem) -> Bool { a.label == b.label && a.text == b.text && a.detail == b.detail }
}
