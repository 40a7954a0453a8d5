internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// What belongs to a device is stored for the device, what belongs to a person for the person.
enum SchemaDeviceScope {
  static let explanation = Explanation(
    "schema.device-scope", .error,
    finds:
      "Preferences or a log of notifications that are stored for each device, or what a device knows stored for the person; a field that both a device and a person have.",
    why: "Somebody with two devices would have the zone and the permission of the other one, or would have to choose twice.",
    example: "planner: {device: {record: NotificationPreferences}}   # scope: person",
    instead: "planner: {device: {record: NotificationDevice}}       # scope: device")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let planner = context.book.planner
    let parts: [(String, Name<Record>?, ScopeKind)] = [
      ("preferences", planner.preferences?.record, .person), ("device", planner.device?.record, .device),
      ("log", planner.log?.record, .person),
    ]
    for (part, name, scope) in parts {
      let place = RulePath(Planner.key, part, "record")
      guard let name, let record = context.book.records[name], record.scope != scope, !context.isFaulty(Record.key, name.text),
        !diagnostics.have(NotifField.explanation, at: context.places.span(place))
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name.text)` is stored for the \(record.scope.name), and `\(part)` is about the \(scope.name)",
          at: context.places.span(place), secondary: [.init(context.value(Record.key, name.text, "scope"), "said here")],
          helps: ["name a record with `scope: \(scope.name)`"]))
    }
    sharedFields(context, &diagnostics)
  }

  /// What is so on a device is not so for the person as well. Ids are: they say whose something is.
  private static func sharedFields(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    var ofDevices: [String: String] = [:]
    for entry in context.book.records.entries where entry.value.scope == .device {
      for field in entry.value.fields where !isID(field.name) { ofDevices[field.name] = entry.name.text }
    }
    for entry in context.book.records.entries where entry.value.scope == .person {
      // A record whose scope is wrong was reported.
      let scope = context.value(Record.key, entry.name.text, "scope")
      if diagnostics.have(explanation, at: scope) { continue }
      for field in entry.value.fields {
        guard let device = ofDevices[field.name], !diagnostics.have(explanation, at: context.value(Record.key, device, "scope")) else {
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(field.name)` is stored for the person, and for each device too",
            at: context.key(Record.key, entry.name.text, "fields", field.name),
            secondary: [.init(context.key(Record.key, device, "fields", field.name), "the device's")],
            helps: ["leave it where it belongs: what differs from device to device in `\(device)`"]))
      }
    }
  }

  private static func isID(_ field: String) -> Bool { field == "id" || field.hasSuffix("Id") || field.hasSuffix("_id") }
}
