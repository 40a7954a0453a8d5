internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports availability facts that have the wrong type or a default.
enum FieldTaken {
  static let explanation = Explanation(
    "field.taken", .error,
    finds: "A `taken` that is not of type `bool`, a `taken_for` that is not of type `text`, or either with an `if_absent`.",
    why: "The field would report a name as available or taken before the server has looked it up.",
    example: "handle.isTaken: {type: bool, from: server, if_absent: false, ...}",
    instead: "handle.isTaken: {type: bool, from: server, ...}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
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
              secondary: [.init(context.value(Fact.key, name.text, "type"), "its type")], helps: ["use a fact of type \(noun)"]))
        } else if fact.ifAbsent != nil {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(name.text)` has a default, so it has a value before the server answers", at: place,
              secondary: [.init(context.key(Fact.key, name.text, "if_absent"), "the default")], helps: ["remove `if_absent` from the fact"])
          )
        }
      }
    }
  }
}
