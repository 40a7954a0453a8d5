internal import RulesModel
internal import Schema

extension OfflineRow {
  static let schema = Schema.object("offline row", build: OfflineRow.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("feature", \.feature, .name(of: OfflineFeature.self), "The row of the documents that it belongs to.")
    Field("online", \.online, OfflineCell.schema, "What comes of it with a good connection.")
    Field("degraded", \.degraded, OfflineCell.schema, "With a bad one.")
    Field("offline", \.offline, OfflineCell.schema, "Without one.")
    Field(
      "blocked", \.blocked, Schema.name(of: Reason.self).optional, or: .some(nil),
      "Why it is refused, wherever a cell blocks or its conditions do not hold.")
    Field(
      "sends", \.sends, .oneOrMany(.name(of: OperationType.self)), or: [],
      "The operations that it waits as, where a cell is `draft` or `queue`.")
    Field("does", \.does, .oneOrMany(.text), or: [], "What of them, where an operation does several things: `accept`.")
    Field("unsent", \.unsent, Schema.text.optional, or: .some(nil), "Why it waits as no operation.")
    Field("unasked", \.unasked, Schema.text.optional, or: .some(nil), "Why no action asks for it.")
  }
}

extension OfflineCell {
  static let schema = Schema<OfflineCell>.either(
    scalar: Schema<ActionMode>.choice.map({ OfflineCell(mode: $0) }, { $0.mode }),
    mapping: Schema.object("cell", build: OfflineCell.init) {
      Field(
        "mode", \.mode, .choice,
        "`now`, `may_fail`, `draft` (kept here and sent later), `queue`, `from_cache`, `not_kept` or `block`.")
      Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "It is so only while these hold; else it is refused.")
      Field(
        "else", \.otherwise, Schema.name(of: Reason.self).optional, or: .some(nil),
        "Why it is refused then, where that is not what the row says.")
    }, isScalar: { $0.conditions.isEmpty && $0.otherwise == nil })
}

extension OfflineFeature {
  static let schema = Schema.object("offline feature", build: OfflineFeature.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("title", \.title, .text, "What it is called, as printed.")
    Field("online", \.online, .text, "What is printed for a good connection.")
    Field("degraded", \.degraded, .text, "What is printed for a bad one.")
    Field("offline", \.offline, .text, "What is printed for none.")
  }
}

extension ConnectionRules {
  static let schema = Schema.object("connection", build: ConnectionRules.init) {
    Field("state", \.state, fact, or: .some(nil), "The fact with the state: `{one_of: [online, degraded, offline]}`.")
    Field("before", \.before, fact, or: .some(nil), "The fact with the state before.")
    Field("since", \.since, fact, or: .some(nil), "The fact with the time of the last change.")
    Field("window", \.window, setting, or: .some(nil), "The setting with how long what became of a request says something.")
    Field("slow_after", \.slowAfter, setting, or: .some(nil), "The setting with how long a good request takes at most.")
    Field(
      "degraded_after", \.degradedAfter, setting, or: .some(nil),
      "The setting with how many bad ones within the window are a bad connection.")
    Field("offline_after", \.offlineAfter, setting, or: .some(nil), "The setting with how many failures in a row are none.")
    Field("online_after", \.onlineAfter, setting, or: .some(nil), "The setting with how many good ones in a row are a good one again.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }

  private static let fact = Schema<Name<Fact>>.name(of: Fact.self).optional
  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
}
