internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// A record of a person names its owner, and the fact `person` can say who is logged in.
enum RecordOwner {
  static let explanation = Explanation(
    "record.owner", .error,
    finds:
      "A record of a person that does not name the field with its owner, an `owner` that is no field with a text, and a fact `person` that is no id or cannot be null.",
    why:
      "On a device where somebody else logs in, nobody could tell whose it is; one person's work would be sent, shown or counted for another.",
    example: "Preferences: {scope: person, fields: {userId: ..., paused: ...}}",
    instead: "Preferences: {scope: person, owner: userId, fields: {userId: ..., paused: ...}}")

  static let check = Check(explanation) { context, diagnostics in
    let person = context.book.facts["person"]
    // In a file that cannot be read it may well stand.
    guard person != nil || !context.broken.contains(Fact.key) else { return }
    if let person, !context.isFaulty(Fact.key, "person") { check(person, context, &diagnostics) }
    for entry in context.book.records.entries where !context.isFaulty(Record.key, entry.name.text) {
      check(entry.name.text, entry.value, isKnown: person != nil, context, &diagnostics)
    }
    sync(isKnown: person != nil, context, &diagnostics)
  }

  private static func check(_ person: Fact, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    if person.type != .id && person.type != .text {
      diagnostics.append(
        Diagnostic(
          explanation, "the fact `person` says who is logged in, and is no id", at: context.value(Fact.key, "person", "type"),
          helps: ["write `type: id`, or give the fact another name"]))
    } else if !person.orNull {
      diagnostics.append(
        Diagnostic(
          explanation, "the fact `person` cannot say that nobody is logged in", at: context.key(Fact.key, "person"),
          helps: ["add `or_null: true`"]))
    } else if person.ifAbsent != nil {
      diagnostics.append(
        Diagnostic(
          explanation, "with a default, a caller that leaves out `person` would act for that person",
          at: context.value(Fact.key, "person", "if_absent"),
          helps: ["take `if_absent` out"]))
    }
  }

  private static func check(
    _ name: String, _ record: Record, isKnown: Bool, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard let owner = record.owner else {
      guard isKnown, record.scope == .person else { return }
      let texts = record.fields.filter { isText($0) }.map(\.name)
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` is stored for a person and does not say for whom", at: context.key(Record.key, name),
          helps: [
            texts.isEmpty
              ? "add a field with the person's id, and name it in `owner`" : "add `owner:` with the field that has the person's id"
          ]
        ))
      return
    }
    let place = context.value(Record.key, name, "owner")
    guard let field = record.fields.first(where: { $0.name == owner }) else {
      let near = Suggestion.nearest(to: owner, among: record.fields.map(\.name))
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` has no field `\(owner)`", at: place,
          helps: near.isEmpty ? ["name a field of `\(name)`"] : near.map { "did you mean `\($0)`?" }, fixes: Fix.write(near, at: place)))
      return
    }
    if !isText(field) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(owner)` of `\(name)` holds no id", at: place,
          secondary: [.init(context.value(Record.key, name, "fields", owner, "type"), "its type")],
          helps: ["name a field with `type: text`"]))
    } else if !isKnown {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` has an owner, and no fact identifies the person who is logged in", at: place,
          helps: ["add the fact `person`, with `type: id` and `or_null: true`"]))
    }
  }

  /// The queue stamps each operation with its owner.
  private static func sync(isKnown: Bool, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard isKnown, let stored = context.book.sync.operation, let record = context.book.records[stored.record],
      !context.isFaulty(Record.key, stored.record.text), record.owner != stored.user,
      record.fields.contains(where: { $0.name == stored.user })
    else { return }
    let place = context.places.span(RulePath(Sync.key, "operation", "user"))
    diagnostics.append(
      Diagnostic(
        explanation, "the queue stores in `\(stored.user)` whose an operation is, and `\(stored.record.text)` does not", at: place,
        secondary: [.init(context.key(Record.key, stored.record.text), "the record")],
        helps: ["write `owner: \(stored.user)` in the record"]))
  }

  private static func isText(_ field: RecordField) -> Bool { field.type == .text || field.type == .id }
}
