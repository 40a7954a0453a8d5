package import RuleKinds
package import RulesBundle
package import RulesJSON

/// Generates the limits file, a JSON object for clients and servers (CH30, Required Config Fields): plan states, caps, the warning ladder, its
/// copy keys, and resets. docs/use/limits.md describes every member.
///
/// The file contains the hashes of its bundle, so that the numbers of one build are never used with the rules of another.
package struct LimitsEmitter {
  /// The format version. It increases when a reader of the old format could misread the new format.
  package static let schemaVersion: Int64 = 1

  private let book: RuleBook
  private let bundle: RuleBundle

  /// Creates an emitter for checked rules and the bundle that is compiled from them.
  package init(_ book: RuleBook, _ bundle: RuleBundle) {
    self.book = book
    self.bundle = bundle
  }

  /// The limits file as JSON.
  package var json: JSON {
    let values = values
    return .object(
      [
        member("schemaVersion", .int(LimitsEmitter.schemaVersion)),
        member("product", .string(book.manifest.product)),
        member(
          "bundle",
          .object([
            member("format", .int(Int64(BundleSchema.version))), member("contract", .string(Hex.text(bundle.contractHash))),
            member("content", .string(Hex.text(bundle.contentHash))),
          ])),
        member("values", .string(LimitsEmitter.hash(of: values))),
      ] + values)
  }

  /// Returns the hash of the members after the head: the SHA-256 of a compact JSON object with these members.
  static func hash(of values: [JSON.Member]) -> String { Hex.text(SHA256.hash(JSON.object(values).compact())) }

  /// The number of members before the values.
  static let headCount = 4

  private var values: [JSON.Member] {
    [
      member("planStates", named(book.plans.states.entries) { .object([member("follows", name($0.follows))]) }),
      member("caps", named(sorted(book.limits), cap)),
      member(
        "ladder",
        .object([
          member("levels", named(book.ladderLevels.entries, level)), member("vectors", named(sorted(book.ladder), vector)),
          member("signals", named(sorted(book.signals), signal)), member("signalsLastSeconds", amount(book.escalation.signalsLast)),
          member("remembersSeconds", amount(book.escalation.remembers)),
        ])),
      member("copyKeys", named(sorted(book.ladder)) { columns($0.levels) { .string($0.says.text) } }),
      member("resets", named(sorted(book.resets), reset)), member("events", named(sorted(book.events), event)),
    ]
  }

  // MARK: Caps and resets

  /// Returns a cap. Plans without a count are omitted; null means unlimited.
  private func cap(_ limit: Limit) -> JSON {
    var plans: [JSON.Member] = []
    var soft: [JSON] = []
    for plan in book.plans.states.entries.map(\.name) {
      let column = book.plans.column(of: plan)
      switch limit.plans[column] {
      case .number(let number): plans.append(member(plan.text, .int(number)))
      case .unlimited: plans.append(member(plan.text, .null))
      case .notApplicable, nil: continue
      }
      if limit.soft.contains(column) { soft.append(.string(plan.text)) }
    }
    return .object([
      member("unit", .string(limit.unit.name)), member("plans", .object(plans)), member("warnsOnly", .array(soft)),
      member("resets", name(limit.resets)), member("counts", name(limit.counts)), member("windowSeconds", amount(limit.window)),
    ])
  }

  private func event(_ event: CountedEvent) -> JSON {
    .object([
      member("by", texts(event.by)), member("refusedFor", texts(event.refusedFor)), member("id", name(event.id)),
    ])
  }

  private func reset(_ reset: Reset) -> JSON {
    var members = [
      member("every", .string(reset.every.name)), member("atMinute", .int(reset.at.amount)), member("zone", .string(reset.zone)),
    ]
    if let day = reset.beginsOn { members.append(member("weekday", .int(Int64(day.number)))) }
    if reset.from != nil { members += [member("interval", .int(reset.interval)), member("from", name(reset.from))] }
    return .object(members)
  }

  // MARK: The ladder

  private func level(_ level: LadderLevel) -> JSON {
    .object([
      member("blocks", .string(level.blocks.name)), member("endsByItself", .bool(level.endsByItself)),
      member("dismissible", .bool(level.dismissible)), member("audit", .bool(level.audit)),
      member("confidencePercent", amount(level.atConfidence)), member("longestSeconds", amount(level.lasts.last)),
    ])
  }

  private func vector(_ vector: LadderVector) -> JSON {
    .object([
      member("switchedOn", .bool(vector.isSwitchedOn)), member("counts", .string(vector.counts.text)),
      member("stops", texts(vector.stops)), member("holds", texts(vector.holds)), member("windowSeconds", amount(vector.window)),
      member("whateverPlan", .bool(vector.whateverPlan)), member("resets", name(vector.resets)), member("shareOf", name(vector.shareOf)),
      member("signals", texts(vector.signals)),
      member("levels", columns(vector.levels, step)),
    ])
  }

  private func signal(_ signal: Signal) -> JSON {
    .object(
      [member("weightPercent", .int(signal.weight.amount))] + rate("refusals", signal.refusals)
        + (signal.refusedFor.isEmpty ? [] : [member("refusedFor", texts(signal.refusedFor))]))
  }

  /// Returns how a level is reached and what it does. Absent properties are omitted.
  private func step(_ step: LadderStep) -> JSON {
    var members: [JSON.Member] = []
    let thresholds = book.plans.states.entries.compactMap { plan in
      step.at[book.plans.column(of: plan.name)].map { member(plan.name.text, .int($0)) }
    }
    if !thresholds.isEmpty { members.append(member("thresholds", .object(thresholds))) }
    if let share = step.atShare { members.append(member("thresholdPercent", .int(share.amount))) }
    if let after = step.after {
      let value = JSON.object([
        member("level", .string(after.level.text)), member("times", .int(after.times)), member("withinSeconds", .int(after.within.amount)),
      ])
      members.append(member("after", value))
    }
    for (key, duration) in [("pauseSeconds", step.pause), ("blockSeconds", step.block), ("suspendSeconds", step.suspend)] {
      if let duration { members.append(member(key, .int(duration.amount))) }
    }
    if step.confirm { members.append(member("confirm", .bool(true))) }
    if step.untilReleased { members.append(member("untilReleased", .bool(true))) }
    members += rate("letsThrough", step.letsThrough)
    if !step.alsoStops.isEmpty { members.append(member("alsoStops", texts(step.alsoStops))) }
    return .object(members)
  }

  // MARK: Forms

  private func member(_ key: String, _ value: JSON) -> JSON.Member { JSON.Member(key: key, value: value) }
  private func name<K: Kind>(_ name: Name<K>?) -> JSON { name.map { .string($0.text) } ?? .null }
  private func texts<K: Kind>(_ names: [Name<K>]) -> JSON { .array(names.map { .string($0.text) }) }
  private func amount(_ setting: Name<Setting>?) -> JSON { amount(setting.flatMap { book.settings[$0] }?.value) }

  /// Returns a rate as a member; an empty array if there is no rate.
  private func rate(_ key: String, _ rate: LadderRate?) -> [JSON.Member] {
    rate.map { [member(key, .object([member("times", .int($0.times)), member("perSeconds", .int($0.per.amount))]))] } ?? []
  }

  private func amount(_ quantity: Quantity?) -> JSON { quantity.map { .int($0.amount) } ?? .null }

  private func named<K: Kind, Value>(_ entries: [Named<K, Value>.Entry], _ value: (Value) -> JSON) -> JSON {
    .object(entries.map { member($0.name.text, value($0.value)) })
  }

  private func columns<K: Kind, Value>(_ columns: Columns<K, Value>, _ value: (Value) -> JSON) -> JSON {
    .object(columns.cells.map { member($0.column.text, value($0.value)) })
  }

  /// Returns rules sorted by name in byte order, so that their order in files does not matter.
  private func sorted<K: Kind, Value>(_ rules: Named<K, Value>) -> [Named<K, Value>.Entry] {
    rules.entries.sorted { $0.name.text.utf8.lexicographicallyPrecedes($1.name.text.utf8) }
  }
}
