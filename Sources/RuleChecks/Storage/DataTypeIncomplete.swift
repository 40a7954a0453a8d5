internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// A data type says how much of it is on the device, what of it travels, and nothing twice.
enum DataTypeIncomplete {
  static let explanation = Explanation(
    "data-type.incomplete", .error,
    finds:
      "A data type that lives in the cloud without `cached`, one that lives on the device with it, a `window` without `cached: recent` or the other way round, one that says neither or both of `travels` and `stays`, and one that is cleared where it is not.",
    why: "What is stored where, and what leaves, is what people are promised; half a promise is read by everybody as they like.",
    example: "notes: {lives_in: cloud}",
    instead: "notes: {lives_in: cloud, cached: always, stays: Notes are the person's own.}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.dataTypes.entries where !context.isFaulty(DataType.key, entry.name.text) {
      let (name, type) = (entry.name.text, entry.value)
      func report(_ message: String, _ key: String?, _ help: String) {
        let span = key.map { context.places.span(RulePath(DataType.key, name, $0)) } ?? context.key(DataType.key, name)
        diagnostics.append(Diagnostic(explanation, message, at: span, helps: [help]))
      }
      // With everything else said of a copy in the cloud, it is the home that is wrong.
      let isOfCloud = type.livesIn == .device && type.cached != nil && type.clearedAt.contains { $0.from.contains(.cloud) }
      if isOfCloud {
        report("`\(name)` lives on the device, and is kept and cleared as what lives in the cloud", "lives_in", "write `lives_in: cloud`")
        continue
      }
      switch (type.livesIn, type.cached) {
      case (.cloud, nil): report("`\(name)` does not say how much of it is on the device", nil, "add `cached`, be it `never`")
      case (.device, _?): report("`\(name)` lives on the device anyway", "cached", "take `cached` out")
      default: break
      }
      if (type.cached == .recent) != (type.window != nil) {
        report(
          type.window == nil
            ? "`\(name)` does not say how long the recent part is" : "`\(name)` has a window and keeps more or less than that",
          type.window == nil ? "cached" : "window",
          type.window == nil ? "add `window` with a setting" : "write `cached: recent`, or take it out")
      }
      if type.travels.isEmpty == (type.stays == nil) {
        report(
          type.stays == nil ? "`\(name)` does not say what of it travels" : "`\(name)` both travels and stays",
          type.stays == nil ? nil : "stays", "give one of `travels` and `stays`")
      }
      for clearing in type.clearedAt {
        if let nowhere = clearing.from.first(where: { !type.copies.contains($0) }) {
          report(
            "there is no copy of `\(name)` in the \(nowhere.name)", nil,
            "take `\(nowhere.name)` out of `cleared_at/\(clearing.moment.text)`")
        }
        if type.keptAt.contains(where: { $0.moment == clearing.moment }) {
          report("`\(name)` is both cleared and kept at `\(clearing.moment.text)`", "kept_at", "give one of the two")
        }
      }
    }
  }
}
