internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates a struct for each record, with an optional property for each field and its effective value.
  func records() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    for record in 0..<bundle.count(.records) {
      if record > 0 { text.line() }
      self.record(record, &text)
    }
    return text.bytes
  }

  /// Returns the type of a record: `PrefixProfile`, or `PrefixDeepLinkRecord` if another type has the name.
  func recordType(_ record: Int) -> String {
    let name = SwiftName.type(bundle.name(.records, record))
    let isTaken = SwiftEmitter.ownTypes.contains(name) || namedSections.contains { $0.type == prefix + name }
    return prefix + name + (isTaken ? "Record" : "")
  }

  /// The types that are generated for all rules, without the prefix.
  private static let ownTypes: Set<String> = [
    "", "Facts", "Decision", "ShownButton", "ShownNotice", "LoggedEvent", "Copy", "Snapshot", "DeepLink", "Tables", "History",
    "Counting", "LadderStatus", "LadderChange", "Overview", "LimitOverview", "Notification", "NotificationSchedule", "NotificationSubject",
    "NotificationDay", "Screen", "Resume", "MomentAnswer", "PlannedNotification", "ShownNotification", "UnplannedNotification", "Routing",
    "HeldBackNotification", "Details", "ShownCopy", "ShownPart", "LimitStatus", "Failure", "ShownPlan",
    "ShownTable", "ShownLink", "ShownRetry", "ShownError", "ShownEmptyState", "ShownQuestion", "CarriedFact", "FieldValidation",
    "FormValidation",
    "Connection", "ActionRequest", "CountedActionRequest", "GivenFacts", "CountedFacts", "Settings",
  ]

  private func record(_ record: Int, _ text: inout SwiftText) {
    let name = bundle.name(.records, record)
    let type = recordType(record)
    let fields = recordFields(of: record)
    let doc = docs["records", name]
    text.doc(doc?.about ?? "", doc?.sources ?? [])
    text.line("///")
    text.doc(
      "A field is nil if it was never set; set it to nil to clear it. Records of older and newer versions can be read, and fields that this version does not know are preserved."
    )
    text.block("public struct \(type): Sendable, Equatable") { text in
      for field in fields { recordEnumeration(field, &text) }
      text.doc("The record in the type of the runtime.")
      text.line("public internal(set) var stored: StoredRecord")
      text.line()
      text.doc("Creates an empty record.")
      text.line("public init() { stored = \(prefix).rules.emptyRecord(\(record)) }")
      text.line()
      text.line("init(_ stored: StoredRecord) { self.stored = stored }")
      text.line()
      text.doc("Parses the JSON of any version. Throws only if it is not a JSON object.")
      text.line(
        "public init(json: [UInt8]) throws(RequestError) { stored = try \(prefix).rules.read(record: \(record), json: json) }")
      text.line()
      text.doc("The JSON to store, in UTF-8.")
      text.line("public var json: [UInt8] { \(prefix).rules.json(of: stored) }")
      text.line()
      text.doc("The parts of the JSON that this version does not understand.")
      text.line("public var notes: StoredRecord.Notes { stored.notes }")
      for field in fields {
        text.line()
        let isDays = has(.planner) && bundle.planner[0].trainingDays == field.row
        text.doc((doc?.fields[field.name] ?? "") + (isDays ? " Each is `Mon`, `Tue`, `Wed`, `Thu`, `Fri`, `Sat`, or `Sun`." : ""))
        text.block("public var \(field.member): \(field.type.optional)") { text in
          text.line("get { \(field.type.read("stored.values[\(field.position)]")) }")
          text.line("set { \(prefix).rules.set(field: \(field.row), of: &stored, to: newValue.map { \(field.type.write) }) }")
        }
      }
      effective(type, fields, &text)
    }
  }

  /// Generates the effective values of all fields with a default.
  private func effective(_ type: String, _ fields: [RecordProperty], _ text: inout SwiftText) {
    let status = fields.filter { $0.standsIn != nil }
    guard !status.isEmpty else { return }
    text.line()
    text.doc("The effective values: the stored values, or the defaults of the rules.")
    text.line("public var effective: Effective { Effective(record: self) }")
    text.line()
    text.doc("The effective values of a record: the stored values, or the defaults of the rules.")
    text.block("public struct Effective: Sendable, Equatable") { text in
      text.line("fileprivate let record: \(type)")
      for field in status {
        guard let standsIn = field.standsIn else { continue }
        text.line()
        text.doc("The effective value of `\(field.name)`.")
        text.line("public var \(field.member): \(field.type.name) { record.\(field.member) ?? \(standsIn) }")
      }
    }
  }

  private func recordEnumeration(_ field: RecordProperty, _ text: inout SwiftText) {
    guard let values = field.values else { return }
    enumeration(field.type.name, values, of: field.name, documentation(ofValues: values, of: "the field `\(field.name)`", fact: nil), &text)
  }
}
