internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Reports data types with missing or contradictory keys.
enum DataTypeIncomplete {
  static let explanation = Explanation(
    "data-type.incomplete", .error,
    finds:
      "A data type that lives in the cloud without `cached` or on the device with it, that has only one of `window` and `cached: recent`, that does not have exactly one of `travels` and `stays`, that is cleared where it has no copy, or that is both cleared and kept at a moment.",
    why: "These keys state where the data of users is stored and what leaves the device. An incomplete statement can be misread.",
    example: "notes: {lives_in: cloud}",
    instead: "notes: {lives_in: cloud, cached: always, stays: Notes are the person's own.}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.dataTypes.entries where !context.isFaulty(DataType.key, entry.name.text) {
      let (name, type) = (entry.name.text, entry.value)
      func report(_ message: String, _ key: [String], _ help: String, because: String? = nil) {
        let rule = RulePath(DataType.key, name)
        let span = key.isEmpty ? context.places.key(rule) : context.places.span(RulePath(rule.parts + key))
        let reason = because.flatMap { context.places.exact(rule.appending($0)) }
        diagnostics.append(
          Diagnostic(explanation, message, at: span, secondary: reason.map { [.init($0, "because of this")] } ?? [], helps: [help]))
      }
      // If all other keys are about a copy in the cloud, `lives_in` is the mistake.
      let isOfCloud = type.livesIn == .device && type.cached != nil && type.clearedAt.contains { $0.from.contains(.cloud) }
      if isOfCloud {
        report("`\(name)` lives on the device, but is cached and cleared like cloud data", ["lives_in"], "write `lives_in: cloud`")
        continue
      }
      switch (type.livesIn, type.cached) {
      case (.cloud, nil):
        // If it is cleared only on the device, `lives_in` is the mistake.
        let isOfDevice = !type.clearedAt.isEmpty && type.clearedAt.allSatisfy { $0.from == [.device] }
        report(
          isOfDevice
            ? "`\(name)` lives in the cloud, but is never cleared there and has no `cached`"
            : "`\(name)` lives in the cloud, but has no `cached`", ["lives_in"],
          isOfDevice
            ? "write `lives_in: device`, or, if it is stored in the cloud, add `cached` and clear it there"
            : "add `cached`, such as `cached: never`")
      case (.device, _?):
        report("`\(name)` lives on the device, so `cached` has no effect", ["cached"], "remove `cached`", because: "lives_in")
      default: break
      }
      if (type.cached == .recent) != (type.window != nil) {
        report(
          type.window == nil
            ? "`\(name)` has `cached: recent`, but no `window`" : "`\(name)` has a `window`, but not `cached: recent`",
          [type.window == nil ? "cached" : "window"],
          type.window == nil ? "add `window` with a setting" : "write `cached: recent`, or remove `window`",
          because: type.window == nil ? nil : "cached")
      }
      if type.travels.isEmpty == (type.stays == nil) {
        report(
          type.stays == nil ? "`\(name)` has neither `travels` nor `stays`" : "`\(name)` has both `travels` and `stays`",
          type.stays == nil ? [] : ["stays"], "use either `travels` or `stays`")
      }
      // With another `lives_in`, the copies are others, too.
      let isElsewhere = type.livesIn == .cloud && type.cached == nil
      for copy in [StorageKind.cloud, .device] where !isElsewhere && !type.copies.contains(copy) {
        clear(copy, name, type, context, &diagnostics)
      }
      for clearing in type.clearedAt where !isElsewhere {
        if type.keptAt.contains(where: { $0.moment == clearing.moment }) {
          report("`\(name)` is both cleared and kept at `\(clearing.moment.text)`", ["kept_at"], "use either `cleared_at` or `kept_at`")
        }
      }
    }
  }

  /// Reports a data type that is cleared where it has no copy, once for all moments.
  private static func clear(
    _ copy: StorageKind, _ name: String, _ type: DataType, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let moments = type.clearedAt.filter { $0.from.contains(copy) }.map(\.moment.text)
    guard let first = moments.first else { return }
    let cause = type.livesIn == .cloud ? "cached" : "lives_in"
    let reason = context.places.exact(RulePath(DataType.key, name, cause)).map { [Diagnostic.Label($0, "because of this")] } ?? []
    diagnostics.append(
      Diagnostic(
        explanation, "`\(name)` has no \(copy.name) copy", at: context.value(DataType.key, name, "cleared_at", first),
        secondary: reason + moments.dropFirst().map { .init(context.value(DataType.key, name, "cleared_at", $0), "also cleared here") },
        helps: ["write another `\(cause)`, or remove `\(copy.name)` from \(moments.map { "cleared_at/\($0)" }.quotedPhrase())"]))
  }
}
