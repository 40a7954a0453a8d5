internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports resets in another time zone than their sentence, or that of an assumption, names.
enum ResetOtherZone {
  static let explanation = Explanation(
    "reset.other-zone", .warning, waivable: true,
    finds: "A reset whose sentence says UTC, in another time zone.",
    why: "What people read about the reset, and what other rules say about it, would be wrong for hours each day.",
    example: "daily: {about: At midnight UTC., every: day, at: \"00:00\", zone: Europe/Berlin}",
    instead: "daily: {about: At midnight UTC., every: day, at: \"00:00\", zone: UTC}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.resets.entries where !context.isFaulty(Reset.key, entry.name.text) {
      let path = RulePath(Reset.key, entry.name.text)
      guard let zone = context.places.node(path.appending("zone")), zone.text != utc else { continue }
      let assumed = entry.value.provenance.assumes.compactMap { name in
        context.book.assumptions[name].map { (text: $0.says, path: RulePath(Assumption.key, name.text, "says")) }
      }
      let sentences = [(text: entry.value.provenance.about, path: path.appending("about"))] + assumed
      guard let sentence = sentences.first(where: { SentenceWords($0.text).words.contains { $0.text == utc.lowercased() } }) else {
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` resets in the time zone `\(zone.text)`, but its sentence says UTC", at: zone.span,
          secondary: [.init(context.places.span(sentence.path), "says UTC")], helps: ["write the same time zone in both"],
          fixes: Fix.write([utc], at: zone.span, .manual)))
    }
  }

  private static let utc = "UTC"
}
