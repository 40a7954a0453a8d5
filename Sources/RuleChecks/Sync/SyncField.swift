internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports fields in rules/sync.yaml that do not exist or have the wrong type.
enum SyncField {
  static let explanation = Explanation(
    "sync.field", .error,
    finds:
      "A field in rules/sync.yaml that the record lacks, that has the wrong type, or that is used for two parts.",
    why: "The queue could not read its operations.",
    example: "operation: {record: SyncOperation, id: op_id, type: op_id, ...}",
    instead: "operation: {record: SyncOperation, id: op_id, type: op_type, ...}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    guard let stored = context.book.sync.operation, let record = context.book.records[stored.record],
      !context.isFaulty(Record.key, stored.record.text)
    else { return }
    var seen: Set<String> = []
    for (key, name) in stored.fields {
      let path = RulePath(Sync.key, "operation", key)
      guard !context.isFaulty(path) else { continue }
      guard let field = record.fields.first(where: { $0.name == name }) else {
        let near = Suggestion.choices(for: name, among: record.fields.map(\.name))
        diagnostics.append(
          Diagnostic(
            explanation, "`\(stored.record.text)` has no field `\(name)`", at: context.places.span(path),
            secondary: [.init(context.key(Record.key, stored.record.text), "its fields")],
            helps: near.isEmpty ? ["use a field of `\(stored.record.text)`, or add this one"] : Suggestion.question(near),
            fixes: Fix.write(near, at: context.places.span(path))))
        continue
      }
      let needed: FactType =
        switch key {
        case "attempts": .int
        case "created", "next_retry": .timestamp
        default: .text
        }
      if field.type != needed {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` of `\(stored.record.text)` does not have the type that `\(key)` requires",
            at: context.places.span(path),
            secondary: [.init(context.value(Record.key, stored.record.text, "fields", name, "type"), "its type")]))
      } else if !seen.insert(name).inserted {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` is used for two parts", at: context.places.span(path), helps: ["use a different field for each part"])
        )
      }
    }
  }
}
