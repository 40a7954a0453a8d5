internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Reports data types that declare nothing for a moment that settles one of their copies.
enum DataTypeUnsettled {
  static let explanation = Explanation(
    "data-type.unsettled", .error,
    finds: "A data type with a copy that a moment `settles`, but without that moment in `cleared_at` or `kept_at`.",
    why: "A user who logs out or deletes the account expects that their data is deleted. Data that the rules do not mention would remain.",
    example: "account_deleted: {settles: [cloud, device]}\nnotes: {lives_in: cloud, cached: always}",
    instead: "notes: {lives_in: cloud, cached: always, cleared_at: {account_deleted: {from: [cloud, device]}}}")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains(Moment.key) else { return }
    for entry in context.book.dataTypes.entries where !context.isFaulty(DataType.key, entry.name.text) {
      // `data-type.incomplete` reports a copy in the cloud that may be meant to be on the device.
      if entry.value.livesIn == .cloud, entry.value.cached == nil { continue }
      let (name, type) = (entry.name.text, entry.value)
      for moment in context.book.moments.entries {
        if type.keptAt.contains(where: { $0.moment == moment.name }) { continue }
        let cleared = type.clearedAt.first { $0.moment == moment.name }?.from ?? []
        let open = moment.value.settles.filter { type.copies.contains($0) && !cleared.contains($0) }
        guard let first = open.first else { continue }
        diagnostics.append(
          Diagnostic(
            explanation,
            "`\(name)` does not declare whether its copy \(first == .cloud ? "in the cloud" : "on the device") is cleared at `\(moment.name.text)`",
            at: context.key(DataType.key, name, "cleared_at", moment.name.text),
            secondary: [.init(context.key(Moment.key, moment.name.text), "settles it")] + copies(name, context),
            helps: ["add `\(moment.name.text)` to `cleared_at`, or to `kept_at` with a reason"]))
      }
    }
  }

  /// The keys that say which copies a data type has.
  private static func copies(_ name: String, _ context: CheckContext) -> [Diagnostic.Label] {
    ["lives_in", "cached"].compactMap { key in
      context.places.exact(RulePath(DataType.key, name, key)).map { .init($0, "declares where its copies are") }
    }
  }
}
