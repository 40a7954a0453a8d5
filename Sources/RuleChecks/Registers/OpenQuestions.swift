internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// A release has no question that nobody has answered or agreed to live with.
enum OpenQuestions {
  static let placeholder = Explanation(
    "placeholder.in-release", .error,
    finds: "In a release: a placeholder that is neither decided nor accepted, or whose acceptance has ended.",
    why: "A value that somebody made up for the time being would reach people, and nobody would have agreed to that.",
    example: "PH-08-09: {about: Pro inbox cap, owner: CH18, options: [50, 200, unlimited], source: CH29 §10}",
    instead: "PH-08-09: {about: Pro inbox cap, ..., accepted: {by: product, \"on\": \"2026-06-01\", until: \"2026-09-01\"}}")

  static let assumption = Explanation(
    "assumption.in-release", .error,
    finds: "In a release: an assumption that no ruling of product settles and nobody has accepted, or whose acceptance has ended.",
    why: "It was chosen for product; a release makes it product's choice, so somebody of product says so first.",
    example: "C-58: {says: Overdue items wait for quiet hours to end., because: ..., instead_of: They are dropped}",
    instead: "C-58: {says: ..., accepted: {by: product, \"on\": \"2026-06-01\", until: \"2026-09-01\"}}")

  static let explanations = [placeholder, assumption]

  static func report(_ context: CheckContext, into diagnostics: inout [Diagnostic]) {
    for entry in context.book.placeholders.entries {
      let (name, open) = (entry.name.text, entry.value)
      guard !open.isSettled(on: context.today), !context.isFaulty(Placeholder.key, name),
        // That it is late has been said, and both are mended by deciding.
        !diagnostics.have(PlaceholderOverdue.explanation, at: context.value(Placeholder.key, name, "decide_by"))
      else { continue }
      diagnostics.append(
        Diagnostic(
          placeholder, "`\(name)` is neither decided nor accepted", at: context.key(Placeholder.key, name), label(open.accepted),
          secondary: ended(Placeholder.key, name, open.accepted, context),
          notes: ["\(open.owner) decides: \(open.about)"],
          helps: ["write the decision, `decided: {record, by, on}`; or who lives with it, `accepted: {by, on, until}`"]))
    }
    for entry in context.book.assumptions.entries {
      let (name, open) = (entry.name.text, entry.value)
      guard !open.isSettled(on: context.today), !context.isFaulty(Assumption.key, name) else { continue }
      diagnostics.append(
        Diagnostic(
          assumption, "`\(name)` is neither ruled on nor accepted", at: context.key(Assumption.key, name), label(open.accepted),
          secondary: ended(Assumption.key, name, open.accepted, context),
          helps: ["write product's ruling, `ruling: ...`; or who lives with it, `accepted: {by, on, until}`"]))
    }
  }

  private static func label(_ accepted: Acceptance?) -> String { accepted.map { "accepted until \($0.until)" } ?? "open" }

  private static func ended(_ kind: String, _ name: String, _ accepted: Acceptance?, _ context: CheckContext) -> [Diagnostic.Label] {
    accepted == nil ? [] : [.init(context.value(kind, name, "accepted", "until"), "has passed")]
  }
}
