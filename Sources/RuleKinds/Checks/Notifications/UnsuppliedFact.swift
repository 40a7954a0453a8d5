internal import Diagnostics
internal import RulesModel
internal import Schema
internal import SourceText

/// What a notification says, asks and opens is about the thing that it fires for.
enum UnsuppliedFact {
  static let explanation = Explanation(
    "notif.unsupplied", .error,
    finds: "A notification whose words, conditions or link need one thing, such as a session, while its trigger is about another or about none.",
    why: "When it fires nobody knows which one is meant: people would see a gap, and the link would lead nowhere.",
    example: "fires: {at: daily_reminder}\nsays: notif.session   # \"Time for {sessionName}.\", from session.name, a fact of: session",
    instead: "fires: {at: chosen_time, of: session}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.notifications.entries where !context.isFaulty(NotificationType.key, entry.name.text) {
      let found = Found(entry, context)
      found.words(entry.value.says, "says", about: entry.value.fires.of, &diagnostics)
      if let copy = entry.value.expanded { found.words(copy, "expanded", about: entry.value.fires.of, &diagnostics) }
      // A summary speaks for several: there is no one thing that it could be about.
      if let copy = entry.value.summary { found.words(copy, "summary", about: nil, &diagnostics) }
      found.conditions(entry.value.fires.conditions, ["fires", "if"], &diagnostics)
      found.conditions(entry.value.onlyIf, ["only_if"], &diagnostics)
      found.link(&diagnostics)
    }
  }

  private struct Found {
    let name: String
    let type: NotificationType
    let context: CheckContext

    init(_ entry: Named<NotificationType, NotificationType>.Entry, _ context: CheckContext) {
      (name, type, self.context) = (entry.name.text, entry.value, context)
    }

    func words(_ copy: Name<Copy>, _ field: String, about thing: String?, _ diagnostics: inout [Diagnostic]) {
      for value in context.book.copy[copy]?.values.entries ?? [] {
        let path = RulePath(Copy.key, copy.text, "values", value.variable)
        guard let fact = stranger(at: path, thing) else { continue }
        report(
          "`{\(value.variable)}` of `\(copy.text)` is about \(Shape.article(fact.thing))", thing, context.places.span(path),
          [.init(context.value(NotificationType.key, name, field), "`\(name)` says it")], &diagnostics)
      }
    }

    func conditions(_ conditions: [Name<Condition>], _ field: [String], _ diagnostics: inout [Diagnostic]) {
      for (index, condition) in conditions.enumerated() {
        guard let fact = stranger(at: RulePath(Condition.key, condition.text, "when"), type.fires.of) else { continue }
        let path = RulePath([NotificationType.key, name] + field + ["\(index)"])
        report(
          "`\(condition.text)` looks at `\(fact.name)`, which is about \(Shape.article(fact.thing))", type.fires.of, context.places.span(path),
          [.init(context.key(Condition.key, condition.text), "the condition")], &diagnostics)
      }
    }

    func link(_ diagnostics: inout [Diagnostic]) {
      for parameter in context.book.deepLinks[type.opens]?.parameters ?? [] {
        guard let thing = parameter.idOf, thing != type.fires.of else { continue }
        report(
          "`\(type.opens.text)` needs the id of \(Shape.article(thing))", type.fires.of, context.value(NotificationType.key, name, "opens"),
          [.init(context.value(DeepLink.key, type.opens.text, "parameters", parameter.name), "this id")], &diagnostics)
      }
    }

    /// The first fact behind an expression that is about another thing.
    private func stranger(at path: RulePath, _ thing: String?) -> (name: String, thing: String)? {
      guard let expression = context.typed[path] else { return nil }
      for fact in context.typed.factsBehind(expression, in: context.book) {
        if let other = context.book.facts[fact]?.of, other != thing { return (fact, other) }
      }
      return nil
    }

    private func report(
      _ what: String, _ thing: String?, _ span: Span, _ secondary: [Diagnostic.Label], _ diagnostics: inout [Diagnostic]
    ) {
      let trigger = thing.map { "about \(Shape.article($0))" } ?? "about no single thing"
      diagnostics.append(
        Diagnostic(
          explanation, "\(what), and `\(name)` is \(trigger)", at: span, "nobody supplies this",
          secondary: secondary + [.init(context.key(NotificationType.key, name, "fires"), trigger)],
          helps: ["use what the trigger knows, or say with `of:` in `fires` what each one is about"]))
    }
  }
}
