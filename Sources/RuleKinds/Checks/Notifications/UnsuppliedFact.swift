internal import Diagnostics
internal import RulesModel
internal import Schema
internal import SourceText

/// What a notification says, asks and opens is about the thing that it fires for.
enum UnsuppliedFact {
  static let explanation = Explanation(
    "notif.unsupplied", .error,
    finds:
      "A notification whose words, conditions or link need one thing, such as a session, while its trigger is about another or about none.",
    why: "When it fires nobody knows which one is meant: people would see a gap, and the link would lead nowhere.",
    example: "fires: {at: daily_reminder}\nsays: notif.session   # \"Time for {sessionName}.\", from session.name, a fact of: session",
    instead: "fires: {at: its_time, of: session}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      let needs = Needs(entry, context).all
      guard let first = needs.first else { continue }
      let name = entry.name.text
      let trigger = entry.value.fires.of.map { "about \(Shape.article($0))" } ?? "about no single thing"
      let fires = Diagnostic.Label(context.key(NotificationType.key, name, "fires"), trigger)
      if needs.count > 1, Set(needs.map(\.thing)).count == 1 {
        // When all of it is about something else, it is the trigger that is wrong.
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` is \(trigger), and what it says, asks and opens is about \(Shape.article(first.thing))",
            at: context.places.exact(RulePath(NotificationType.key, name, "fires", "of")) ?? fires.span, trigger,
            secondary: needs.map { .init($0.span, $0.what) }, helps: ["write `of: \(first.thing)` in `fires`"]))
        continue
      }
      for need in needs {
        diagnostics.append(
          Diagnostic(
            explanation, "\(need.what) is about \(Shape.article(need.thing)), and `\(name)` is \(trigger)", at: need.span,
            "nobody supplies this", secondary: [.init(need.from, "asked for by `\(name)`"), fires],
            helps: near(need.thing, context) ?? ["use what the trigger knows, or say with `of:` in `fires` what each one is about"]))
      }
    }
  }

  /// A thing that no fact is about is most likely misspelt.
  private static func near(_ thing: String, _ context: CheckContext) -> [String]? {
    let things = Set(context.book.facts.entries.compactMap(\.value.of) + context.book.notifications.entries.compactMap(\.value.fires.of))
    if context.book.facts.entries.contains(where: { $0.value.of == thing }) { return nil }
    return Suggestion.nearest(to: thing, among: things.filter { $0 != thing }.sorted()).first.map { ["did you mean `\($0)`?"] }
  }

  /// Something that only one certain thing can supply.
  private struct Need {
    let what: String
    let thing: String
    let span: Span
    /// Where the notification asks for it.
    let from: Span
  }

  private struct Needs {
    private(set) var all: [Need] = []
    private let context: CheckContext

    init(_ entry: Named<NotificationType, NotificationType>.Entry, _ context: CheckContext) {
      self.context = context
      let rule = RulePath(NotificationType.key, entry.name.text)
      let type = entry.value
      words(type.says, rule.appending("says"), about: type.fires.of)
      if let copy = type.expanded { words(copy, rule.appending("expanded"), about: type.fires.of) }
      conditions(type.fires.conditions, rule.appending("fires", "if"), about: type.fires.of)
      conditions(type.onlyIf, rule.appending("only_if"), about: type.fires.of)
      conditions(type.despiteQuietHours, rule.appending("despite_quiet_hours"), about: type.fires.of)
      for held in type.heldBack { conditions(held.conditions, rule.appending("held_back", held.reason), about: type.fires.of) }
      for parameter in context.book.deepLinks[type.opens]?.parameters ?? [] {
        guard let thing = parameter.idOf, thing != type.fires.of else { continue }
        let opens = context.places.span(rule.appending("opens"))
        all.append(Need(what: "the link `\(type.opens.text)`", thing: thing, span: opens, from: opens))
      }
    }

    private mutating func words(_ copy: Name<Copy>, _ field: RulePath, about thing: String?) {
      for value in context.book.copy[copy]?.values.entries ?? [] {
        let path = RulePath(Copy.key, copy.text, "values", value.variable)
        guard let other = stranger(at: path, thing) else { continue }
        all.append(
          Need(
            what: "`{\(value.variable)}` of `\(copy.text)`", thing: other, span: context.places.span(path), from: context.places.span(field)
          ))
      }
    }

    private mutating func conditions(_ conditions: [Name<Condition>], _ field: RulePath, about thing: String?) {
      for (index, condition) in conditions.enumerated() {
        guard let other = stranger(at: RulePath(Condition.key, condition.text, "when"), thing) else { continue }
        let place = context.places.span(field.appending("\(index)"))
        all.append(Need(what: "the condition `\(condition.text)`", thing: other, span: place, from: place))
      }
    }

    /// What the first fact behind an expression is about that is about something else.
    private func stranger(at path: RulePath, _ thing: String?) -> String? {
      guard let expression = context.typed[path] else { return nil }
      return context.typed.factsBehind(expression, in: context.book).lazy.compactMap { context.book.facts[$0]?.of }.first { $0 != thing }
    }
  }
}
