internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports old stored names that are still in use.
enum StoredNameTaken {
  static let explanation = Explanation(
    "stored.name-taken", .error,
    finds: "A `was` that is the rule's current name, or the name under which another rule of the kind is stored.",
    why: "Two rules would be stored under one name, and each would read the other's data.",
    example: "credit.used: {was: login.failed}   # an event that still exists",
    instead: "credit.used: {was: credit.spent}   # its previous name")

  static let check = Check(explanation) { context, diagnostics in
    func check(_ kind: String, _ singular: String, _ all: [(name: String, was: String?, key: RulePath)]) {
      for (name, was, path) in all {
        guard let was else { continue }
        let place = context.places.span(path.appending("was"))
        if was == name {
          diagnostics.append(
            Diagnostic(explanation, "`\(name)` is the current name, so `was` has no effect", at: place, helps: ["remove `was`"]))
        } else if let other = all.first(where: { $0.name != name && ($0.was ?? $0.name) == was }) {
          diagnostics.append(
            Diagnostic(
              explanation, "the \(singular) `\(other.name)` is already stored as `\(was)`", at: place,
              secondary: [.init(context.places.key(other.key), "declared here")], helps: ["use a name under which nothing else is stored"]))
        }
      }
    }
    func rules<K: Kind>(_ kind: K.Type, _ rules: Named<K, K>, _ was: (K) -> String?) {
      check(K.key, K.singular, rules.entries.map { ($0.name.text, was($0.value), RulePath(K.key, $0.name.text)) })
    }
    rules(CountedEvent.self, context.book.events) { $0.was }
    rules(LadderVector.self, context.book.ladder) { $0.was }
    rules(LadderLevel.self, context.book.ladderLevels) { $0.was }
    rules(Signal.self, context.book.signals) { $0.was }
    rules(OperationType.self, context.book.operations) { $0.was }
    rules(NotificationType.self, context.book.notifications) { $0.was }
    for record in context.book.records.entries {
      let path = RulePath(Record.key, record.name.text, "fields")
      check(Record.key, "field", record.value.fields.map { ($0.name, $0.was, path.appending($0.name)) })
    }
  }
}
