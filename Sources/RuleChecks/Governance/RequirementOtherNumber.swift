internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports requirements that state a time or a size that none of their rules has, although the rules have other ones.
enum RequirementOtherNumber {
  static let explanation = Explanation(
    "requirement.other-number", .warning, waivable: true,
    finds: "A requirement that states a time or a size, while the rules that implement it have only other ones.",
    why: "Either the rules no longer meet the requirement, or the requirement was not updated.",
    example: "I-3: {about: The banner stays for five seconds., rules: settings/banner, ...}   # banner: {value: 5m, ...}",
    instead: "I-3: {about: The banner stays for five seconds., rules: settings/banner, ...}   # banner: {value: 5s, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.requirements.entries where !context.isFaulty(Requirement.key, entry.name.text) {
      let stated = StatedAmount.all(in: entry.value.provenance.about)
      if stated.isEmpty { continue }
      let rules = entry.value.rules.map(context.places.path).flatMap { path in
        context.places.node(path).map { StatedAmount.all(in: $0, named: path.description) } ?? []
      }
      for amount in stated {
        let own = rules.filter { $0.amount.unit == amount.unit }
        guard !own.isEmpty, !own.contains(where: { $0.amount.number == amount.number }) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` says \(amount.text), but no rule of it has this \(amount.unit.noun)",
            at: context.value(Requirement.key, entry.name.text, "about"), "says \(amount.text)",
            secondary: own.prefix(3).map { .init($0.place, "is \($0.amount.text)") },
            helps: ["correct the rule, or, if product agrees, the requirement"]))
        break
      }
    }
  }
}
