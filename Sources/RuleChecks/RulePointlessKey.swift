internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports keys that have no effect in combination with the other keys of a rule.
enum RulePointlessKey {
  static let explanation = Explanation(
    "rule.pointless-key", .error,
    finds: "A key that has no effect, because it needs another key that is missing or contradicts one that is present.",
    why: "The author expects the key to have an effect.",
    example: "account: {about: The account., else: log_in}   # no `only_if`",
    instead: "account: {about: The account., only_if: signed_in, else: log_in}")

  static let check = Check(explanation, seesOthers: true, isAboutConsequences: true, explainsInvariants: true, isNeededToLower: true) {
    context, diagnostics in
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
    /// The diagnostics of earlier checks.
    let said: [Diagnostic]
    var found: [Diagnostic] = []

    /// Reports that `key` of a rule has no effect. `message` states why, and `other` is the key that causes it.
    mutating func add(_ kind: String, _ name: String, _ key: [String], _ message: String, other: String? = nil, _ help: String) {
      let rule = RulePath(kind, name)
      if context.isFaulty(rule) { return }
      let place = RulePath(rule.parts + key)
      let beside = other.flatMap { context.places.exact(rule.appending($0)) == nil ? nil : $0 }
      found.append(
        Diagnostic(
          explanation, message, at: key.count == 1 ? context.places.key(place) : context.places.span(place),
          secondary: beside.map { [.init(context.places.span(rule.appending($0)), "because of this")] } ?? [], helps: [help]))
    }
  }
}

extension RulePointlessKey.Report {
  mutating func facts() {
    for entry in context.book.facts.entries {
      let (name, fact) = (entry.name.text, entry.value)
      let isText = fact.type == .text
      if fact.isPersonal, !isText, fact.type != .listOf(.text) {
        add(
          Fact.key, name, ["personal"], "`\(name)` is not of type `text`, so `personal` has no effect", other: "type", "remove `personal`")
      }
      if fact.longest != nil, !isText {
        add(Fact.key, name, ["longest"], "`\(name)` is not of type `text`, so `longest` has no effect", other: "type", "remove `longest`")
      }
      for (key, bound) in [("at_least", fact.atLeast), ("at_most", fact.atMost)] where bound != nil && fact.type != .int {
        add(Fact.key, name, [key], "`\(name)` is not of type `int`, so `\(key)` has no effect", other: "type", "remove `\(key)`")
      }
      // `value.out-of-order` compares the two.
      if let most = fact.atMost, fact.type == .int, fact.atLeast == nil, most < 0 {
        add(
          Fact.key, name, ["at_most"], "no number is at least 0 and at most \(most)", other: "type",
          "write `at_least`, which is 0 otherwise")
      }
    }
  }

  mutating func words() {
    for entry in context.book.severities.entries where entry.value.hasIncident && !entry.value.isLogged {
      add(
        Severity.key, entry.name.text, ["incident"], "users see an incident id that is not logged", other: "logged",
        "add `logged: true`")
    }
    for entry in context.book.surfaces.entries {
      if entry.value.clearsOnEdit, entry.value.severities.isEmpty {
        add(
          Surface.key, entry.name.text, ["clears_on_edit"],
          "`\(entry.name.text)` shows no errors, so `clears_on_edit` has no effect", other: "severities",
          "remove `clears_on_edit`, or add `severities:`")
      }
      for (index, severity) in entry.value.dismissibleFor.enumerated() where !entry.value.severities.contains(severity) {
        add(
          Surface.key, entry.name.text, ["dismissible_for", "\(index)"],
          "`\(entry.name.text)` does not support `\(severity.text)`, so `dismissible_for` has no effect for it", other: "severities",
          "remove `\(severity.text)`, or add it to `severities`")
      }
    }
  }

  mutating func delivery() {
    for entry in context.book.remote.entries where entry.value.isEmergency && !entry.value.isSwitch {
      add(
        RemotePath.key, entry.name.text, ["emergency"], "`\(entry.name.text)` is not a switch, so `emergency` has no effect",
        other: entry.value.range.isEmpty ? "options" : "range", "remove `emergency`")
    }
  }

  mutating func navigation() {
    for entry in context.book.routes.entries where entry.value.instead != nil && entry.value.guards.isEmpty {
      add(
        Route.key, entry.name.text, ["else"], "`\(entry.name.text)` has no `only_if`, so `else` has no effect",
        "add `only_if:` with the conditions, or remove `else`")
    }
    for entry in context.book.deepLinks.entries
    where entry.value.whenGone != nil && !entry.value.parameters.contains(where: { $0.idOf != nil }) {
      add(
        DeepLink.key, entry.name.text, ["when_gone"], "`\(entry.name.text)` has no parameter with `id_of`, so `when_gone` has no effect",
        other: "parameters", "remove `when_gone`, or add a parameter with `id_of`")
    }
  }

  mutating func downgrades() {
    for entry in context.book.downgrade.entries {
      let (name, rule) = (entry.name.text, entry.value)
      // `DowngradeOrder` checks the rules with another `over_cap`.
      if rule.overCap == .keep, rule.keeps != nil {
        add(
          DowngradeRule.key, name, ["keeps"], "`over_cap: keep` keeps everything, so `keeps` has no effect", other: "over_cap",
          "remove `keeps`")
      }
    }
  }
}
