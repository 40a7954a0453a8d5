internal import Diagnostics
internal import RuleKinds

/// Reports notices that are not shown everywhere, and that no screen shows.
enum NoticeNowhere {
  static let explanation = Explanation(
    "notice.nowhere", .error,
    finds: "A notice with `everywhere: false` that no screen names under `banners`.",
    why: "No screen shows the notice.",
    example: "credits_left: {about: ..., everywhere: false}   # no screen has it under `banners`",
    instead: "practice: {banners: credits_left}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let shown = Set(context.book.routes.entries.flatMap { $0.value.banners.map(\.name) })
    for entry in context.book.notices.entries where !entry.value.isEverywhere && !shown.contains(entry.name) {
      diagnostics.append(
        Diagnostic(
          explanation, "no screen shows the notice `\(entry.name.text)`", at: context.value(Notice.key, entry.name.text, "everywhere"),
          "not shown everywhere", helps: ["name it under `banners` of a screen, or remove `everywhere: false`"]))
    }
  }
}
