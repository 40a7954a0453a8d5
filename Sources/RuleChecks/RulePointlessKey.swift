internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// What a rule says has an effect beside the other things that it says.
enum RulePointlessKey {
  static let explanation = Explanation(
    "rule.pointless-key", .error,
    finds: "A key that says nothing where it stands: it needs another key that is not there, or goes against one that is.",
    why: "Whoever wrote it believes that it counts.",
    example: "account: {about: The account., else: log_in}   # no `only_if`",
    instead: "account: {about: The account., only_if: signed_in, else: log_in}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    var report = Report(context: context, said: diagnostics)
    report.facts()
    report.words()
    report.notifications()
    report.navigation()
    report.downgrades()
    report.delivery()
    diagnostics += report.found
  }

  struct Report {
    let context: CheckContext
    /// What was reported before.
    let said: [Diagnostic]
    var found: [Diagnostic] = []

    /// `key` of a rule is pointless; `label` says why, `other` is the key that makes it so.
    mutating func add(_ kind: String, _ name: String, _ key: [String], _ message: String, other: String? = nil, _ help: String) {
      let rule = RulePath(kind, name)
      if context.isFaulty(rule) { return }
      let place = RulePath(rule.parts + key)
      let beside = other.flatMap { context.places.exact(rule.appending($0)) == nil ? nil : $0 }
      found.append(
        Diagnostic(
          explanation, message, at: key.count == 1 ? context.places.key(place) : context.places.span(place),
          secondary: beside.map { [.init(context.places.span(rule.appending($0)), "beside this")] } ?? [], helps: [help],
          fixes: help.hasPrefix("take `") ? context.places.removal(of: place) : []))
    }
  }
}

extension RulePointlessKey.Report {
  mutating func facts() {
    for entry in context.book.facts.entries {
      let (name, fact) = (entry.name.text, entry.value)
      let isText = fact.type == .text
      if fact.isPersonal, !isText, fact.type != .listOf(.text) {
        add(Fact.key, name, ["personal"], "`\(name)` is no text, so nobody wrote it", other: "type", "take `personal` out")
      }
      if fact.longest != nil, !isText {
        add(Fact.key, name, ["longest"], "`\(name)` is no text, so it has no length", other: "type", "take `longest` out")
      }
      for (key, bound) in [("at_least", fact.atLeast), ("at_most", fact.atMost)] where bound != nil && fact.type != .int {
        add(Fact.key, name, [key], "`\(name)` is no whole number, so it has no bounds", other: "type", "take `\(key)` out")
      }
      if let most = fact.atMost, fact.type == .int, most < fact.atLeast ?? 0 {
        add(
          Fact.key, name, ["at_most"], "nothing lies between \(fact.atLeast ?? 0) and \(most)", other: "at_least",
          "write the larger number as `at_most`")
      }
    }
  }

  mutating func words() {
    for entry in context.book.severities.entries where entry.value.hasIncident && !entry.value.isLogged {
      add(
        Severity.key, entry.name.text, ["incident"], "people are shown an incident id that no log has", other: "logged",
        "add `logged: true`")
    }
    for entry in context.book.surfaces.entries {
      for (index, severity) in entry.value.dismissibleFor.enumerated() where !entry.value.severities.contains(severity) {
        add(
          Surface.key, entry.name.text, ["dismissible_for", "\(index)"],
          "`\(entry.name.text)` does not carry `\(severity.text)`, so nobody can dismiss it there", other: "severities",
          "take `\(severity.text)` out, or add it to `severities`")
      }
    }
  }

  mutating func delivery() {
    for entry in context.book.remote.entries where entry.value.isEmergency && !entry.value.isSwitch {
      add(
        RemotePath.key, entry.name.text, ["emergency"], "`\(entry.name.text)` is no switch, so it turns nothing off in an emergency",
        other: entry.value.range.isEmpty ? "options" : "range", "take `emergency` out")
    }
  }

  mutating func navigation() {
    for entry in context.book.routes.entries where entry.value.instead != nil && entry.value.guards.isEmpty {
      add(
        Route.key, entry.name.text, ["else"], "everybody may be on `\(entry.name.text)`, so nobody goes anywhere else",
        "add `only_if:` with the conditions, or take `else` out")
    }
    for entry in context.book.deepLinks.entries
    where entry.value.whenGone != nil && !entry.value.parameters.contains(where: { $0.idOf != nil }) {
      add(
        DeepLink.key, entry.name.text, ["when_gone"], "`\(entry.name.text)` names no single thing, so nothing can be gone",
        other: "parameters", "take `when_gone` out, or add a parameter with `id_of`")
    }
  }

  mutating func downgrades() {
    for entry in context.book.downgrade.entries {
      let (name, rule) = (entry.name.text, entry.value)
      // What no longer fits has a check of its own.
      if rule.overCap == .keep, rule.keeps != nil {
        add(
          DowngradeRule.key, name, ["keeps"], "all of them are kept, so there is nothing to choose", other: "over_cap", "take `keeps` out")
      }
    }
  }
}
