internal import Diagnostics
internal import RuleKinds

/// Checks that links name things as facts, notifications, and the log do.
enum DeeplinkThing {
  static let explanation = Explanation(
    "deeplink.thing", .error,
    finds: "A link parameter that is the id of an unknown thing whose name is similar to a known thing.",
    why: "Nothing supplies that id, so the link does not work.",
    example: "parameters: {id: {id_of: sesion}}   # facts and notifications are about a `session`",
    instead: "parameters: {id: {id_of: session}}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let things = Things(context.book)
    func report(_ thing: String, _ path: RulePath) {
      let place = context.places.span(path)
      guard !context.isFaulty(path), !things.areKnown(thing), let near = things.near(thing),
        !diagnostics.contains(where: { $0.primary.span == place })
      else { return }
      diagnostics.append(
        Diagnostic(
          explanation, "no other rule is about a `\(thing)`", at: place, "unknown thing", helps: ["did you mean `\(near)`?"],
          fixes: Fix.write([near], at: place)))
    }
    for entry in context.book.deepLinks.entries {
      for parameter in entry.value.parameters {
        guard let thing = parameter.idOf else { continue }
        report(thing, RulePath(DeepLink.key, entry.name.text, "parameters", parameter.name, "id_of"))
      }
    }
  }
}

/// The things that facts, triggers, and the log are about.
private struct Things {
  private let names: [String: Int]

  init(_ book: RuleBook) {
    var names: [String: Int] = [:]
    for thing in book.facts.entries.compactMap(\.value.of) { names[thing, default: 0] += 1 }
    for thing in book.notifications.entries.compactMap(\.value.fires.of) { names[thing, default: 0] += 1 }
    for thing in book.planner.log?.things.map(\.thing) ?? [] { names[thing, default: 0] += 1 }
    self.names = names
  }

  func areKnown(_ thing: String) -> Bool { names[thing] != nil }

  /// Returns the thing that was most likely intended; nil if no thing is similar.
  func near(_ thing: String) -> String? {
    Suggestion.nearest(to: thing, among: names.keys.filter { $0 != thing }.sorted()).first
  }
}
