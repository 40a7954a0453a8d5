internal import Diagnostics
internal import RulesModel

/// What belongs to a device is stored for the device, what belongs to a person for the person.
enum RecordScopes {
  static let explanation = Explanation(
    "schema.device-scope", .error,
    finds: "Preferences or a log of notifications that are stored for each device, or what a device knows stored for the person.",
    why: "Somebody with two devices would have the zone and the permission of the other one, or would have to choose twice.",
    example: "planner: {device: {record: NotificationPreferences}}   # scope: person",
    instead: "planner: {device: {record: NotificationDevice}}       # scope: device")

  static let check = Check(explanation) { context, diagnostics in
    let planner = context.book.planner
    let parts: [(String, Name<Record>?, RecordScope)] = [
      ("preferences", planner.preferences?.record, .person), ("device", planner.device?.record, .device),
      ("log", planner.log?.record, .person),
    ]
    for (part, name, scope) in parts {
      let place = RulePath(Planner.key, part, "record")
      guard let name, let record = context.book.records[name], record.scope != scope, !context.isFaulty(Record.key, name.text),
        !diagnostics.have(StoredFieldExists.explanation, at: context.places.span(place))
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name.text)` is stored for the \(record.scope.rawValue), and `\(part)` is about the \(scope.rawValue)",
          at: context.places.span(place), secondary: [.init(context.value(Record.key, name.text, "scope"), "said here")],
          helps: ["name a record with `scope: \(scope.rawValue)`"]))
    }
  }
}
