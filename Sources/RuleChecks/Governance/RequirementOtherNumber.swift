internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports requirements that state a time or a size that their rules have with another unit. Another number can be a decision of product.
enum RequirementOtherNumber {
  static let explanation = Explanation(
    "requirement.other-number", .warning, waivable: true,
    finds: "A requirement that states a time or a size, while the rules that implement it have the same number with another unit.",
    why: "The unit was mistyped in the rule, or in the requirement.",
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
        guard !own.contains(where: { $0.amount.number == amount.number }), own.contains(where: { $0.amount.count == amount.count })
        else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` says \(amount.text), but its rules have this number with another unit",
            at: context.value(Requirement.key, entry.name.text, "about"), "says \(amount.text)",
            secondary: own.filter { $0.amount.count == amount.count }.prefix(3).map { .init($0.place, "is \($0.amount.text)") },
            helps: ["correct the rule, or, if product agrees, the requirement"]))
        break
      }
    }
  }
}
