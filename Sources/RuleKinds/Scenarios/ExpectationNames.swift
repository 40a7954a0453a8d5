internal import Schema
internal import YAMLTree

extension Schema where Value == FreeValue {
  /// The expected parts of an answer. Values under keys that hold rule names are checked as names, so that a misspelled name is reported
  /// before the scenario runs, and the page of a rule lists the scenarios that expect it.
  static let expectation = Schema.free { node, reading in
    ExpectationNames.useNumbers(in: node, &reading)
    for entry in node.entries where !entry.key.isInvalid {
      if let named = ExpectationNames.kinds[entry.key.text] { ExpectationNames.use(named, in: entry.value, &reading) }
      if ["ladder", "changes"].contains(entry.key.text) { ExpectationNames.useLadder(entry.value, &reading) }
      if ["requests", "inApp", "notPlanned"].contains(entry.key.text) { ExpectationNames.usePlan(entry.value, &reading) }
    }
  }
}

package enum ExpectationNames {
  struct Named: Sendable {
    let kind: String
    let singular: String

    init<K: Kind>(_ kind: K.Type) { (self.kind, singular) = (K.key, K.singular) }

    /// Returns the kind of a name. Notices include reasons that only inform.
    func found(_ name: String, _ reading: inout ParseContext) -> Named? {
      if kind != Notice.key { return self }
      for named in [self, Named(Reason.self)] where reading.stands(name, in: named.kind) { return named }
      return nil
    }
  }

  /// The keys of answers whose values are names, or objects whose first key is a name.
  static let kinds: [String: Named] = [
    "action": Named(Action.self), "plan": Named(Plan.self), "gateType": Named(Gate.self), "reasonCode": Named(Reason.self),
    "error": Named(ErrorRule.self), "surfaces": Named(Surface.self), "copy": Named(Copy.self), "lines": Named(Copy.self),
    "buttons": Named(Button.self), "dismiss": Named(Button.self), "notices": Named(Notice.self), "effects": Named(Effect.self),
    "spends": Named(Limit.self), "limits": Named(Limit.self), "telemetry": Named(Event.self), "counted": Named(CountedEvent.self),
    "route": Named(Route.self), "link": Named(DeepLink.self), "surface": Named(Surface.self),
  ]

  /// The kind of the names under a key of an answer, wherever the key is; nil if it does not determine one.
  package static func kind(under key: String) -> String? { (kinds[key] ?? ladderKinds[key] ?? planKinds[key])?.kind }

  /// The keys under `ladder` and `changes`: the status of vectors and their changes.
  private static let ladderKinds = kinds.merging([
    "vector": Named(LadderVector.self), "level": Named(LadderLevel.self), "from": Named(LadderLevel.self), "to": Named(LadderLevel.self),
  ]) { $1 }

  /// The first keys of objects in answers, which hold their names.
  private static let firstKeys: Set<String> = ["id", "key", "event"]

  /// Checks the names in the status of a vector or in a list of statuses; a scalar is the name of a vector.
  static func useLadder(_ node: Node, _ reading: inout ParseContext) {
    switch node.kind {
    case .scalar: use(Named(LadderVector.self), in: node, &reading)
    case .sequence: for item in node.items { useLadder(item, &reading) }
    case .mapping:
      for entry in node.entries where !entry.key.isInvalid {
        if entry.key.text == "contains" {
          useLadder(entry.value, &reading)
        } else if let named = ladderKinds[entry.key.text] {
          use(named, in: entry.value, &reading)
        }
      }
    }
  }

  /// The keys under `requests`, `inApp` and `notPlanned` of a notification plan.
  private static let planKinds: [String: Named] = [
    "type": Named(NotificationType.self), "batch": Named(NotificationBatch.self), "condition": Named(Condition.self),
    "copy": Named(Copy.self), "expanded": Named(Copy.self),
  ]

  static func usePlan(_ node: Node, _ reading: inout ParseContext) {
    switch node.kind {
    case .scalar: return
    case .sequence: for item in node.items { usePlan(item, &reading) }
    case .mapping:
      for entry in node.entries where !entry.key.isInvalid {
        if ["contains", "members"].contains(entry.key.text) {
          usePlan(entry.value, &reading)
        } else if let named = planKinds[entry.key.text] {
          use(named, in: entry.value, &reading)
        }
      }
    }
  }

  /// Checks the named numbers in an expectation, except where names of other rules are expected.
  static func useNumbers(in node: Node, _ reading: inout ParseContext) {
    reading.useNames(in: node)
    for item in node.items { useNumbers(in: item, &reading) }
    for entry in node.entries where !entry.key.isInvalid && (kinds[entry.key.text] == nil || entry.value.kind != .scalar) {
      if !firstKeys.contains(entry.key.text) { useNumbers(in: entry.value, &reading) }
    }
  }

  static func use(_ named: Named, in node: Node, _ reading: inout ParseContext) {
    switch node.kind {
    case .scalar:
      // `none` means that the key is absent, and only text can be a name.
      if node.isInvalid || node.text.isEmpty || node.isPlain && ["none", "null", "true", "false"].contains(node.text) { return }
      guard let named = named.found(node.text, &reading) else { return }
      reading.use(named.kind, singular: named.singular, node.text, at: node)
    case .sequence:
      for item in node.items { use(named, in: item, &reading) }
    case .mapping:
      for entry in node.entries {
        // `contains` with a list holds names; with a string, it holds a part of the text.
        let isList = entry.key.text == "contains" && entry.value.kind == .sequence
        if isList || firstKeys.contains(entry.key.text) { use(named, in: entry.value, &reading) }
      }
    }
  }
}
