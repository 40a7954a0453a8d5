internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Reports data types that declare nothing for a moment that settles one of their copies.
enum DataTypeUnsettled {
  static let explanation = Explanation(
    "data-type.unsettled", .error,
    finds:
      "A data type with a copy that a moment `settles`, but without that moment in `cleared_at` or `kept_at`; a copy that is cleared at a moment that settles only the other one.",
    why: "A user who logs out or deletes the account expects that their data is deleted. Data that the rules do not mention would remain.",
    example: "account_deleted: {settles: [cloud, device]}\nnotes: {lives_in: cloud, cached: always}",
    instead: "notes: {lives_in: cloud, cached: always, cleared_at: {account_deleted: {from: [cloud, device]}}}")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains(Moment.key) else { return }
    unsettling(context, &diagnostics)
    var found: [(moment: Name<Moment>, copy: StorageKind, diagnostic: Diagnostic)] = []
    for entry in context.book.dataTypes.entries where !context.isFaulty(DataType.key, entry.name.text) {
      // `data-type.incomplete` reports a copy in the cloud that may be meant to be on the device.
      if entry.value.livesIn == .cloud, entry.value.cached == nil { continue }
      let (name, type) = (entry.name.text, entry.value)
      var reported: [StorageKind: Int] = [:]
      for moment in context.book.moments.entries {
        if type.keptAt.contains(where: { $0.moment == moment.name }) { continue }
        let cleared = type.clearedAt.first { $0.moment == moment.name }?.from ?? []
        let open = moment.value.settles.filter { type.copies.contains($0) && !cleared.contains($0) }
        guard let first = open.first else { continue }
        // A new data type that declares nothing is reported once.
        if let index = reported[first] {
          found[index].diagnostic.secondary.insert(.init(context.key(Moment.key, moment.name.text), "settles it, too"), at: 1)
          continue
        }
        reported[first] = found.count
        // Moments have an order, and the missing one belongs after those that come before it.
        let earlier = context.book.moments.entries.map(\.name).prefix { $0 != moment.name }
        let last = type.clearedAt.last { earlier.contains($0.moment) }?.moment ?? moment.name
        let diagnostic = Diagnostic(
          explanation,
          "`\(name)` does not declare whether its copy \(words(first)) is cleared at `\(moment.name.text)`",
          at: context.key(DataType.key, name, "cleared_at", last.text), last == moment.name ? "" : "missing after this",
          secondary: [.init(context.key(Moment.key, moment.name.text), "settles it")] + copies(name, context),
          helps: ["add `\(moment.name.text)` to `cleared_at`, or to `kept_at` with a reason"])
        found.append((moment.name, first, diagnostic))
      }
    }
    for moment in context.book.moments.entries.map(\.name) {
      for copy in [StorageKind.cloud, .device] {
        let open = found.filter { $0.moment == moment && $0.copy == copy }.map(\.diagnostic)
        diagnostics += open.count < many ? open : [together(open, moment, copy, context)]
      }
    }
  }

  /// So many data types are right, and the moment settles too much.
  private static let many = 5

  private static func together(_ open: [Diagnostic], _ moment: Name<Moment>, _ copy: StorageKind, _ context: CheckContext) -> Diagnostic {
    Diagnostic(
      explanation, "`\(moment.text)` settles copies \(words(copy)), but \(open.count) data types do not declare whether they are cleared",
      at: context.value(Moment.key, moment.text, "settles"), secondary: open.prefix(3).map { .init($0.primary.span, "declares nothing") },
      helps: ["remove `\(copy.name)` from `settles`, or declare it for each data type"])
  }

  private static func words(_ copy: StorageKind) -> String { copy == .cloud ? "in the cloud" : "on the device" }

  /// Reports a copy that data types clear at a moment that settles only the other one: in `settles` if all of them clear it, or else in the
  /// data type.
  private static func unsettling(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    for moment in context.book.moments.entries where !moment.value.settles.isEmpty {
      for copy in [StorageKind.cloud, .device] where !moment.value.settles.contains(copy) {
        let types = context.book.dataTypes.entries.filter { $0.value.copies.contains(copy) }
        let clearing = types.filter { $0.value.clearedAt.contains { $0.moment == moment.name && $0.from.contains(copy) } }
        guard let first = clearing.first, !clearing.contains(where: { context.isFaulty(DataType.key, $0.name.text) }) else { continue }
        let places = clearing.map { context.value(DataType.key, $0.name.text, "cleared_at", moment.name.text) }
        let settles = context.value(Moment.key, moment.name.text, "settles")
        let isMoment = clearing.count * 2 > types.count
        diagnostics.append(
          Diagnostic(
            explanation,
            isMoment
              ? "`\(moment.name.text)` clears copies \(words(copy)), but does not settle them"
              : "`\(first.name.text)` is cleared \(words(copy)) at `\(moment.name.text)`, which does not settle such copies",
            at: isMoment ? settles : places[0],
            secondary: isMoment ? [.init(places[0], "cleared here")] : [.init(settles, "what it settles")],
            helps: [isMoment ? "add `\(copy.name)` to `settles`" : "remove `\(copy.name)`, or add it to `settles` of the moment"]))
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
