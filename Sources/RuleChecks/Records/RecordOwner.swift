internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Reports personal records without an owner, and a fact `person` that cannot identify the user.
enum RecordOwner {
  static let explanation = Explanation(
    "record.owner", .error,
    finds:
      "A record with the scope `person` and without `owner`, an `owner` that is not a text field, or a fact `person` that is not an id or that cannot be null.",
    why:
      "If another person logs in on the device, the app could not determine whose data it is. It would send, show, or count one person's data for another.",
    example: "Preferences: {scope: person, fields: {userId: ..., paused: ...}}",
    instead: "Preferences: {scope: person, owner: userId, fields: {userId: ..., paused: ...}}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    let person = context.book.facts["person"]
    // A file that could not be read may declare the fact.
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
          explanation, "the fact `person` identifies the user, but is not an id", at: context.value(Fact.key, "person", "type"),
          helps: ["write `type: id`, or rename the fact"]))
    } else if !person.orNull {
      diagnostics.append(
        Diagnostic(
          explanation, "the fact `person` is never null, so it cannot represent a user who is logged out",
          at: context.key(Fact.key, "person"),
          helps: ["add `or_null: true`"]))
    } else if person.ifAbsent != nil {
      diagnostics.append(
        Diagnostic(
          explanation, "the fact `person` has a default, so a caller that omits it would act for that person",
          at: context.value(Fact.key, "person", "if_absent"),
          helps: ["remove `if_absent`"]))
    }
  }

  private static func check(
    _ name: String, _ record: Record, isKnown: Bool, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard let owner = record.owner else {
      // `schema.device-scope` reports a record that should be stored for the device.
      guard isKnown, record.scope == .person, context.book.planner.device?.record.text != name else { return }
      let texts = record.fields.filter { isText($0) }.map(\.name)
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` is stored for a person, but has no `owner`", at: context.key(Record.key, name),
          helps: [
            texts.isEmpty
              ? "add a field with the person's id, and write its name in `owner`" : "add `owner:` with the field that has the person's id"
          ]
        ))
      return
    }
    let place = context.value(Record.key, name, "owner")
    guard let field = record.fields.first(where: { $0.name == owner }) else {
      let near = Suggestion.choices(for: owner, among: record.fields.map(\.name))
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` has no field `\(owner)`", at: place,
          helps: near.isEmpty ? ["use a field of `\(name)`"] : Suggestion.question(near), fixes: Fix.write(near, at: place)))
      return
    }
    if !isText(field) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(owner)` of `\(name)` is not a text field", at: place,
          secondary: [.init(context.value(Record.key, name, "fields", owner, "type"), "its type")],
          helps: ["use a field with `type: text`"]))
    } else if !isKnown {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` has an `owner`, but no fact identifies the user who is logged in", at: place,
          helps: ["add the fact `person`, with `type: id` and `or_null: true`"]))
    }
  }

  /// Reports a record of the sync queue whose `owner` is not the field in which the queue stores the owner.
  private static func sync(isKnown: Bool, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard isKnown, let stored = context.book.sync.operation, let record = context.book.records[stored.record],
      !context.isFaulty(Record.key, stored.record.text), record.owner != stored.user,
      record.fields.contains(where: { $0.name == stored.user })
    else { return }
    let place = context.places.span(RulePath(Sync.key, "operation", "user"))
    diagnostics.append(
      Diagnostic(
        explanation, "the queue stores the owner of an operation in `\(stored.user)`, which is not the `owner` of `\(stored.record.text)`",
        at: place,
        secondary: [.init(context.key(Record.key, stored.record.text), "the record")],
        helps: ["write `owner: \(stored.user)` in the record"]))
  }

  private static func isText(_ field: RecordField) -> Bool { field.type == .text || field.type == .id }
}
