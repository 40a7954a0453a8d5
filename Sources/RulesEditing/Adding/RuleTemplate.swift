internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// The first rule of a kind, with the kinds that it needs.
struct RuleTemplate {
  private(set) var additions: [(file: String, text: String)] = []
  private(set) var added: [RulePath] = []
  private let mentions: RuleMentions
  /// The decision that becomes the source of each rule; nil for rules without a source.
  private let decision: String?
  private var rules: CheckedRules { mentions.rules }

  /// - Parameter form: The numbers and the period of a limit, and the plans to which it does not apply.
  init(
    _ kind: String, _ name: String, _ form: LimitForm = LimitForm(), decision: String?, _ mentions: RuleMentions
  ) throws(RuleAddition.Problem) {
    (self.mentions, self.decision) = (mentions, decision)
    switch kind {
    case Copy.key: copy(name)
    case DeepLink.key: deepLink(name)
    case NotificationType.key: notification(name)
    case ErrorRule.key: error(name)
    case Reason.key: try reason(name)
    case Limit.key: try limit(name, form)
    default: throw .needs("a first \(kind) in the rules; `rulebook init` shows one")
    }
  }

  /// The file of a kind to which a rule is added: the one with the most names that start alike.
  ///
  /// - Returns: The path of an existing file, or the name of a new one: `limits.yaml`.
  static func file(of kind: String, like prefix: String, _ mentions: RuleMentions) -> String {
    let declared = mentions.rules.reading.declarations.filter { $0.kind == kind }
    let alike = declared.filter { $0.name.hasPrefix(prefix) }
    let counts = Dictionary(grouping: alike.isEmpty ? declared : alike, by: { $0.key.span.file }).mapValues(\.count)
    let best = counts.max { ($0.value, $1.key.index) < ($1.value, $0.key.index) }
    return best.map { mentions.sources[$0.key].path } ?? "\(kind).yaml"
  }

  /// Adds a rule. The text begins with the colon after the name.
  private mutating func add(_ kind: String, _ name: String, _ text: String) {
    let file = RuleTemplate.file(of: kind, like: String(name.prefix { $0 != "." }), mentions)
    additions.append((file, RenamedName.written(name) + sourced(kind, text)))
    added.append(RulePath(kind, name))
  }

  /// The text of a rule with the decision as its source, if rules of the kind have sources.
  private func sourced(_ kind: String, _ text: String) -> String {
    guard let decision, case .named(_, .object(_, let fields, _)) = RuleBookSchema.shape(at: RulePath(kind)),
      fields.contains(where: { $0.key == "source" })
    else { return text }
    return text.hasSuffix("}\n") && !text.dropLast().contains("\n")
      ? text.dropLast(2) + ", source: \(decision)}\n" : text + "  source: \(decision)\n"
  }

  private func has(_ kind: String, _ name: String) -> Bool { rules.places.isDeclared(kind, name) }

  private mutating func copy(_ name: String, text: String? = nil) {
    guard !has(Copy.key, name) else { return }
    add(Copy.key, name, ": {where: \"TODO: where users read it\", text: \"\(text ?? UnwrittenText.marker(of: name))\"}\n")
  }

  private var plans: [String] { rules.book.plans.states.names.filter { rules.book.plans.column(of: Name($0)).text == $0 } }

  // MARK: Limits, reasons, errors

  private mutating func limit(_ name: String, _ form: LimitForm) throws(RuleAddition.Problem) {
    let fact = "usage.\(ClonedName.lower(name))"
    try reason("\(ClonedName.lower(name))_full")
    add(Fact.key, fact, ": {about: \"TODO: how many \(name) the user has.\", type: int, from: app}\n")
    for part in ["what", "why", "next", "counted"] { copy("limit.\(name).\(part)") }
    add(
      Copy.key, "limit.\(name).count",
      ": {where: \"TODO: where users read it\", text: \"\(UnwrittenText.marker(of: name)) {count}\", values: {count: \(fact)}}\n")
    func value(_ plan: String) -> String { form.terms[plan]?.text ?? (form.absent.contains(plan) ? "none" : "10") }
    let cells = plans.map { "\(RenamedName.written($0)): \(value($0))" }.joined(separator: ", ")
    let limited = plans.filter { !["none", "unlimited"].contains(value($0)) && !(value($0) == "0" && form.denied.contains($0)) }
    let full = limited.map { "\(RenamedName.written($0)): \(ClonedName.lower(name))_full" }.joined(separator: ", ")
    var tells = ["what", "why", "next", "count", "counted"].map { "\($0): limit.\(name).\($0)" }
    if let reset = form.reset {
      copy(reset.copy)
      tells.append("reset: \(reset.copy)")
    }
    add(
      Limit.key, name,
      ":\n  about: \"TODO: describe \(name).\"\n  plans: {\(cells)}\n  used: \(fact)\n"
        + (full.isEmpty ? "" : "  when_full: {\(full)}\n") + (form.reset.map { "  resets: \($0.schedule)\n" } ?? "")
        + "  tells: {\(tells.joined(separator: ", "))}\n")
  }

  private mutating func reason(_ name: String) throws(RuleAddition.Problem) {
    guard let gate = rules.book.gates.names.first else { throw .needs("a gate, which shows denials: add one to rules/gates.yaml first") }
    copy("reason.\(name)")
    add(Reason.key, name, ": {about: \"TODO: describe \(name).\", gate: \(gate), says: reason.\(name)}\n")
  }

  private mutating func error(_ name: String) {
    if rules.book.severities.names.isEmpty { add(Severity.key, "problem", ": {about: The action failed and the user can continue.}\n") }
    let severity = rules.book.severities.names.first ?? "problem"
    if rules.book.surfaces.names.isEmpty {
      add(Surface.key, "sheet", ": {about: A sheet over the screen., severities: \(severity)}\n")
    }
    let surface = rules.book.surfaces.names.first ?? "sheet"
    copy("error.\(name)")
    if rules.book.buttons.names.isEmpty {
      copy("button.close", text: "Close")
      add(Button.key, "close", ": {about: Closes the message., label: button.close}\n")
    }
    let button = rules.book.buttons.names.last ?? "close"
    add(
      ErrorRule.key, name,
      ": {about: \"TODO: describe \(name).\", severity: \(severity), shown_on: \(surface), says: error.\(name), buttons: \(button), left_to_app: \"TODO: describe how the app notices it.\"}\n"
    )
  }

  // MARK: Links and notifications

  private mutating func deepLink(_ name: String) {
    var route = rules.book.routes.names.first ?? ClonedName.lower(name)
    if rules.book.routes.names.isEmpty {
      let home = route == "home" ? "start" : "home"
      add(Route.key, home, ": {about: The first screen., known: specified, start: true, leads_to: \(RenamedName.written(route))}\n")
      add(Route.key, route, ": {about: \"TODO: describe the screen.\", known: specified, leads_to: \(home)}\n")
    } else if let start = rules.book.routes.entries.first(where: { $0.value.isStart }) {
      route = start.name.text
    }
    if rules.places.node(RulePath(Router.key)) == nil {
      let home = added.first { $0.parts[0] == Route.key }?.parts[1] ?? route
      copy("link.unknown")
      copy("link.gone")
      let shown = rules.book.surfaces.names.first.map { "shown_on: \($0)\n" } ?? ""
      additions.append(
        (
          "router.yaml",
          "scheme: \(RenamedName.written(rules.book.manifest.product))\non_error: \(home)\nwhen_unknown: \(home)\nunknown_says: link.unknown\ngone_says: link.gone\n\(shown)"
        ))
    }
    add(
      DeepLink.key, name,
      ": {about: \"TODO: describe the link.\", path: \(RenamedName.written(ClonedName.lower(name))), opens: \(RenamedName.written(route)), sent_by: \"TODO: who sends it\"}\n"
    )
  }

  private mutating func notification(_ name: String) {
    let id = ClonedName.lower(name)
    let link = rules.book.deepLinks.names.first ?? id
    if rules.book.deepLinks.names.isEmpty { deepLink(link) }
    copy("notification.\(name)")
    var category = rules.book.notificationCategories.names.first
    if rules.places.node(RulePath("planner")) == nil {
      planner(id)
      category = nil
    }
    if category == nil {
      copy("notification.category.general")
      add(
        NotificationCategory.key, "general",
        ": {about: \"TODO: describe the group.\", label: notification.category.general, on_by_default: true, switch: general}\n")
    }
    add(
      NotificationType.key, name,
      """
      :
        about: "TODO: describe \(name)."
        category: \(RenamedName.written(category ?? "general"))
        switched_on: true
        fires: {at: at_once, of: \(RenamedName.written(id))}
        to: [\(plans.map(RenamedName.written).joined(separator: ", "))]
        channels: [push, in_app]
        on_by_default: true
        once: true
        time_critical: true
        opens: \(RenamedName.written(link))
        says: notification.\(name)

      """)
  }

  /// What every notification needs: what users allow, what the device remembers, and the log.
  private mutating func planner(_ thing: String) {
    add(
      Fact.key, "notifications.allowed",
      ": {about: Whether the user allows notifications in the system., type: bool, from: app}\n")
    add(
      Condition.key, "notifications_allowed",
      ": {about: The user allows notifications., when: notifications.allowed}\n")
    additions.append(
      (
        "planner.yaml",
        """
        preferences: {record: NotificationPreferences, paused: paused}
        device: {record: NotificationDevice, id: id, time_zone: timeZone, pending: pending}
        log:
          record: NotificationLog
          id: id
          type: type
          channel: channel
          planned_for: plannedFor
          sent: sentAt
          reason: reason
          members: members
          things: {\(RenamedName.written(thing)): \(RenamedName.written(thing))}
        allowed_if: notifications_allowed

        """
      ))
    for (name, text) in RuleTemplate.records(RenamedName.written(thing)) { add(Record.key, name, text) }
  }

  private static func records(_ thing: String) -> [(name: String, text: String)] {
    [
      (
        "NotificationPreferences",
        """
        :
          about: What a user chose in the notification settings.
          scope: person
          fields:
            paused: {about: Whether all notifications are off., type: bool, if_absent: "false"}
            general: {about: The switch of the group., type: bool, or_null: true, if_absent: "null"}

        """
      ),
      (
        "NotificationDevice",
        """
        :
          about: What a device knows about its notifications.
          scope: device
          fields:
            id: {about: The device., type: text, or_null: true, if_absent: "null"}
            timeZone: {about: The time zone of the last plan., type: text, or_null: true, if_absent: "null"}
            pending: {about: The notifications that the system has., type: {list_of: text}, if_absent: "[]"}

        """
      ),
      (
        "NotificationLog",
        """
        :
          about: One row for each notification.
          scope: person
          fields:
            id: {about: The row., type: text}
            type: {about: The notification., type: text}
            channel: {about: The channel., type: {one_of: [local, push, in_app]}}
            plannedFor: {about: When it is due., type: timestamp, or_null: true, if_absent: "null"}
            sentAt: {about: When it was sent., type: timestamp, or_null: true, if_absent: "null"}
            reason:
              about: Why it was not sent.
              type: {one_of: [system_denied, paused_all, category_off, missing_data, quiet_hours, rate_limited]}
              or_null: true
              if_absent: "null"
            members: {about: The notifications that it combines., type: {list_of: text}, if_absent: "[]"}
            \(thing): {about: The thing that it is about., type: text, or_null: true, if_absent: "null"}

        """
      ),
    ]
  }
}
