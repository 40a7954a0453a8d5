internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that device data is stored for the device, and user data for the person.
enum SchemaDeviceScope {
  static let explanation = Explanation(
    "schema.device-scope", .error,
    finds: "Preferences or a notification log with `scope: device`, device data with `scope: person`, or a field that both scopes have.",
    why:
      "On a user's second device, the app would use the time zone and the permission of the first, or the user would have to choose twice.",
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
          explanation, "`\(name.text)` is stored for the \(record.scope.name), but `\(part)` needs a record for the \(scope.name)",
          at: context.places.span(place), secondary: [.init(context.value(Record.key, name.text, "scope"), "declared here")],
          helps: ["name a record with `scope: \(scope.name)`"]))
    }
    sharedFields(context, &diagnostics)
  }

  /// Reports a field that is stored both for a device and for the person. Ids are exempt because they identify the owner.
  private static func sharedFields(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    var ofDevices: [String: String] = [:]
    for entry in context.book.records.entries where entry.value.scope == .device {
      for field in entry.value.fields where !isID(field.name) { ofDevices[field.name] = entry.name.text }
    }
    for entry in context.book.records.entries where entry.value.scope == .person {
      // A record with the wrong scope was already reported.
      let scope = context.value(Record.key, entry.name.text, "scope")
      if diagnostics.have(explanation, at: scope) { continue }
      for field in entry.value.fields {
        guard let device = ofDevices[field.name], !diagnostics.have(explanation, at: context.value(Record.key, device, "scope")) else {
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(field.name)` is stored both for the person and for each device",
            at: context.key(Record.key, entry.name.text, "fields", field.name),
            secondary: [.init(context.key(Record.key, device, "fields", field.name), "the device's field")],
            helps: ["keep only one of them: in `\(device)` if its value differs between devices"]))
      }
    }
  }

  private static func isID(_ field: String) -> Bool { field == "id" || field.hasSuffix("Id") || field.hasSuffix("_id") }
}
