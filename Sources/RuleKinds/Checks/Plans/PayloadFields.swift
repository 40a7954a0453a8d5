internal import Diagnostics
internal import RulesModel

/// A field travels once.
enum PayloadFields {
  static let explanation = Explanation(
    "payload.field-twice", .error,
    finds: "A field that a payload lists twice for one type of part.",
    why: "One of the two is most likely meant to be another field, which now stays behind.",
    example: "link: {travels: [url, url]}",
    instead: "link: {travels: [url, title]}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.payloads.entries {
      for part in entry.value.parts {
        guard case .travels(let fields) = part.treatment else { continue }
        let path = RulePath(Payload.key, entry.name.text, "parts", part.type, "travels")
        for (index, field) in fields.enumerated() where fields[..<index].contains(field) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(field)` of `\(part.type)` stands here twice", at: context.places.span(path.appending("\(index)")),
              secondary: [.init(context.places.span(path), "its fields")], helps: ["take one of them out"]))
        }
      }
    }
  }
}
