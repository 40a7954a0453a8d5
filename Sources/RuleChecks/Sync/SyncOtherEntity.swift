internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports actions that send an operation about another entity than the one in their name.
enum SyncOtherEntity {
  static let explanation = Explanation(
    "sync.other-entity", .warning, waivable: true,
    finds: "An action whose name contains one of the entities of the operation that it sends, and which sends it about another one.",
    why: "The server would change something that the user did not touch.",
    example: "photo.delete: {sends: {operation: DELETE, about: album}, ...}   # DELETE: {entities: [photo, album], ...}",
    instead: "photo.delete: {sends: {operation: DELETE, about: photo}, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.actions.entries where !context.isFaulty(Action.key, entry.name.text) {
      let words = Set(FileWords.words(of: entry.name.text))
      for (index, sent) in entry.value.sends.enumerated() {
        let named = (context.book.operations[sent.operation]?.entities ?? []).filter { words.isSuperset(of: FileWords.words(of: $0)) }
        guard named.count == 1, !sent.about.isEmpty, sent.about.allSatisfy({ words.isDisjoint(with: FileWords.words(of: $0)) }) else {
          continue
        }
        let sends = RulePath(Action.key, entry.name.text, "sends")
        let item = sends.appending("\(index)")
        let place = context.places.span((context.places.exact(item) == nil ? sends : item).appending("about"))
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` sends `\(sent.operation.text)` about \(sent.about.quotedPhrase()), not about `\(named[0])`",
            at: place, "another entity",
            secondary: [.init(context.value(OperationType.key, sent.operation.text, "entities"), "the entities of the operation")],
            helps: ["write `about: \(named[0])`"], fixes: Fix.write([named[0]], at: place)))
      }
    }
  }
}
