internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports data types that belong to a plan and to some, but not all, of the plans that follow it.
enum DataTypeFollowerMissing {
  static let explanation = Explanation(
    "data-type.follower-missing", .warning, waivable: true,
    finds:
      "A data type whose `plans` name a plan and a plan that follows it, but not another plan that follows it and that other data types name.",
    why: "Users of plans that follow one plan have the same data. What happens to it on one of them would not be declared.",
    example: "plans: [pro, trial]   # pro_grace follows pro, as trial does",
    instead: "plans: [pro, trial, pro_grace]")

  static let check = Check(explanation) { context, diagnostics in
    let plans = context.book.plans
    // A plan that no data type names is new, and not forgotten in one place.
    let known = Set(context.book.dataTypes.entries.flatMap(\.value.plans))
    guard !context.hasUnknownUse(of: Plan.key) else { return }
    for entry in context.book.dataTypes.entries where !context.isFaulty(DataType.key, entry.name.text, "plans") {
      let named = entry.value.plans
      for leader in plans.columns where named.contains(leader) {
        let followers = plans.states.entries.filter { $0.value.follows == leader }.map(\.name)
        guard let present = followers.first(where: named.contains),
          let missing = followers.first(where: { known.contains($0) && !named.contains($0) })
        else {
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation,
            "`\(entry.name.text)` does not belong to `\(missing.text)`, which follows `\(leader.text)` as `\(present.text)` does",
            at: context.value(DataType.key, entry.name.text, "plans"), "not all plans that follow `\(leader.text)`",
            helps: ["add `\(missing.text)`"]))
      }
    }
  }
}
