internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// A struct for each record: an optional property for each field, and what counts where it is nil.
  func records() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    for record in 0..<bundle.count(.records) {
      if record > 0 { text.line() }
      self.record(record, &text)
    }
    return text.bytes
  }

  /// The struct of a record: `PrefixProfile`, or `PrefixLinkRecord` where something else has the name.
  func recordType(_ record: Int) -> String {
    let name = SwiftName.type(bundle.name(.records, record))
    let isTaken = SwiftEmitter.ownTypes.contains(name) || namedSections.contains { $0.type == prefix + name }
    return prefix + name + (isTaken ? "Record" : "")
  }

  /// What is generated whatever the rules are called.
  private static let ownTypes: Set<String> = [
    "", "Facts", "Decision", "ShownButton", "ShownNotice", "LoggedEvent", "Copy", "Snapshot", "Link", "Tables", "History",
    "Counting", "LadderStatus", "LadderChange", "Overview", "LimitOverview", "Notification", "NotificationPlan", "NotificationThing",
    "NotificationDay", "Screen", "Resume", "MomentAnswer", "PlannedNotification", "ShownNotification", "MissingNotification", "Routing",
    "HeldBackNotification", "Details", "ShownCopy", "ShownPart", "LimitStatus", "Failure", "ShownPlan",
    "ShownTable", "ShownLink", "ShownRetry", "ShownError", "ShownEmptyState", "ShownQuestion", "KeptFact", "TypedField", "TypedForm",
    "Connection", "Attempt", "Requirement", "GivenFacts", "CountedFacts", "Settings",
  ]

  private func record(_ record: Int, _ text: inout SwiftText) {
    let name = bundle.name(.records, record)
    let type = recordType(record)
    let fields = recordFields(of: record)
    let doc = docs["records", name]
    text.doc(doc?.about ?? "", doc?.sources ?? [])
    text.line("///")
    text.doc(
      "A field is nil while it was never chosen, and nil takes a choice back. What older and newer versions stored loads; what only they understand is written again."
    )
    text.block("public struct \(type): Sendable, Equatable") { text in
      for field in fields { recordEnumeration(field, &text) }
      text.doc("The same as the runtime has it.")
      text.line("public internal(set) var stored: StoredRecord")
      text.line()
      text.doc("One of which nothing is stored.")
      text.line("public init() { stored = \(prefix).rules.emptyRecord(\(record)) }")
      text.line()
      text.line("init(_ stored: StoredRecord) { self.stored = stored }")
      text.line()
      text.doc("Reads what any version stored: only what is no JSON object is refused.")
      text.line(
        "public init(json: [UInt8]) throws(RequestError) { stored = try \(prefix).rules.read(record: \(record), json: json) }")
      text.line()
      text.doc("What is stored, in UTF-8.")
      text.line("public var json: [UInt8] { \(prefix).rules.json(of: stored) }")
      text.line()
      text.doc("What was read and means nothing here.")
      text.line("public var notes: StoredRecord.Notes { stored.notes }")
      for field in fields {
        text.line()
        let isDays = has(.planner) && bundle.planner[0].trainingDays == field.row
        text.doc((doc?.fields[field.name] ?? "") + (isDays ? " Each is `Mon`, `Tue`, `Wed`, `Thu`, `Fri`, `Sat` or `Sun`." : ""))
        text.block("public var \(field.member): \(field.type.optional)") { text in
          text.line("get { \(field.type.read("stored.values[\(field.position)]")) }")
          text.line("set { \(prefix).rules.set(field: \(field.row), of: &stored, to: newValue.map { \(field.type.write) }) }")
        }
      }
      effective(type, fields, &text)
    }
  }

  /// What counts for every field that something stands in for.
  private func effective(_ type: String, _ fields: [RecordProperty], _ text: inout SwiftText) {
    let status = fields.filter { $0.standsIn != nil }
    guard !status.isEmpty else { return }
    text.line()
    text.doc("What counts: what was chosen, else what the rules say.")
    text.line("public var effective: Effective { Effective(record: self) }")
    text.line()
    text.doc("What counts for each field: what was chosen, else what stands in for it.")
    text.block("public struct Effective: Sendable, Equatable") { text in
      text.line("fileprivate let record: \(type)")
      for field in status {
        guard let standsIn = field.standsIn else { continue }
        text.line()
        text.line("public var \(field.member): \(field.type.name) { record.\(field.member) ?? \(standsIn) }")
      }
    }
  }

  private func recordEnumeration(_ field: RecordProperty, _ text: inout SwiftText) {
    guard let values = field.values else { return }
    enumeration(field.type.name, values, of: field.name, &text)
  }
}
