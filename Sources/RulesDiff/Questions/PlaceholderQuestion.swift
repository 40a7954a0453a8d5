internal import RuleKinds

/// Asks about a sentence in which variables changed places, with the same words around them: “{limit} of {used}”.
enum PlaceholderQuestion {
  static func question(_ change: ValueChange) -> AuthorQuestion? {
    guard change.kind == Copy.key, change.form == .changed, let old = change.old?.scalar, let new = change.new?.scalar else { return nil }
    let (before, now) = (parts(old), parts(new))
    guard before.words == now.words, before.variables != now.variables, before.variables.sorted() == now.variables.sorted() else {
      return nil
    }
    let moved = zip(before.variables, now.variables).filter { $0 != $1 }.map { "`{\($0.1)}`" }
    return AuthorQuestion(
      path: change.path.plain,
      text: "In `\(change.path.parts[1])`, \(DiffWords.all(moved.uniqued)) changed places, and the words are the same.")
  }

  /// The words between the variables, and the variables in their order.
  private static func parts(_ text: String) -> (words: [String], variables: [String]) {
    let pieces = text.split(separator: "{", omittingEmptySubsequences: false)
    var (words, variables) = ([String(pieces[0])], [String]())
    for piece in pieces.dropFirst() {
      let inside = piece.prefix { $0 != "}" }
      variables.append(String(inside))
      words.append(String(piece.dropFirst(inside.count)))
    }
    return (words, variables)
  }
}
