internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports placeholders and assumptions that are neither decided nor accepted before a release.
enum OpenQuestions {
  static let placeholder = Explanation(
    "placeholder.in-release", .error,
    finds: "In a release: a placeholder that is neither decided nor accepted, or whose acceptance has ended.",
    why: "A provisional value would reach users without anyone's agreement.",
    example: "PH-08-09: {about: Pro inbox cap, owner: CH18, options: [50, 200, unlimited], source: CH29 §10}",
    instead: "PH-08-09: {about: Pro inbox cap, ..., accepted: {by: product, \"on\": \"2026-06-01\", until: \"2026-09-01\"}}")

  static let assumption = Explanation(
    "assumption.in-release", .error,
    finds: "In a release: an assumption that is neither ruled on by product nor accepted, or whose acceptance has ended.",
    why: "The assumption was made on behalf of product, so product must confirm it before it is released.",
    example: "C-58: {says: Overdue items wait for quiet hours to end., because: ..., instead_of: They are dropped}",
    instead: "C-58: {says: ..., accepted: {by: product, \"on\": \"2026-06-01\", until: \"2026-09-01\"}}")

  static let explanations = [placeholder, assumption]

  static func report(_ context: CheckContext, into diagnostics: inout [Diagnostic]) {
    for entry in context.book.placeholders.entries {
      let (name, open) = (entry.name.text, entry.value)
      guard !open.isSettled(on: context.today), !context.isFaulty(Placeholder.key, name),
        // `PlaceholderOverdue` already reports it, and a decision resolves both.
        !diagnostics.have(PlaceholderOverdue.explanation, at: context.value(Placeholder.key, name, "decide_by"))
      else { continue }
      diagnostics.append(
        Diagnostic(
          placeholder, "`\(name)` is neither decided nor accepted", at: context.key(Placeholder.key, name), label(open.accepted),
          secondary: ended(Placeholder.key, name, open.accepted, context),
          notes: ["\(open.owner) decides: \(open.about)"],
          helps: ["add the decision, `decided: {record, by, on}`, or an acceptance, `accepted: {by, on, until}`"]))
    }
    for entry in context.book.assumptions.entries {
      let (name, open) = (entry.name.text, entry.value)
      guard !open.isSettled(on: context.today), !context.isFaulty(Assumption.key, name) else { continue }
      diagnostics.append(
        Diagnostic(
          assumption, "`\(name)` is neither ruled on nor accepted", at: context.key(Assumption.key, name), label(open.accepted),
          secondary: ended(Assumption.key, name, open.accepted, context),
          helps: ["add product's ruling, `ruling: ...`, or an acceptance, `accepted: {by, on, until}`"]))
    }
  }

  private static func label(_ accepted: Acceptance?) -> String { accepted.map { "accepted until \($0.until)" } ?? "open" }

  private static func ended(_ kind: String, _ name: String, _ accepted: Acceptance?, _ context: CheckContext) -> [Diagnostic.Label] {
    accepted == nil ? [] : [.init(context.value(kind, name, "accepted", "until"), "has passed")]
  }
}
