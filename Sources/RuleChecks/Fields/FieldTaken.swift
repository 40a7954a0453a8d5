internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Whether somebody has a text is unknown until the server has said.
enum FieldTaken {
  static let explanation = Explanation(
    "field.taken", .error,
    finds: "A `taken` that is no yes-or-no fact, a `taken_for` that is no text, or either with an `if_absent`.",
    why: "A field would say that a name is free, or taken, before anybody has looked.",
    example: "handle.isTaken: {type: bool, from: server, if_absent: false, ...}",
    instead: "handle.isTaken: {type: bool, from: server, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.fields.entries where !context.isFaulty(InputField.key, entry.name.text) {
      let facts: [(key: String, fact: Name<Fact>?, type: FactType, noun: String)] = [
        ("taken", entry.value.taken, .bool, "`bool`"), ("taken_for", entry.value.takenFor, .text, "`text`"),
      ]
      for (key, name, type, noun) in facts {
        guard let name, let fact = context.book.facts[name] else { continue }
        let place = context.value(InputField.key, entry.name.text, key)
        if fact.type != type {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(name.text)` is not of type \(noun)", at: place,
              secondary: [.init(context.value(Fact.key, name.text, "type"), "its type")], helps: ["name a fact of type \(noun)"]))
        } else if fact.ifAbsent != nil {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(name.text)` has a value before anybody has looked", at: place,
              secondary: [.init(context.key(Fact.key, name.text, "if_absent"), "given here")], helps: ["take `if_absent` out of the fact"]))
        }
      }
    }
  }
}
