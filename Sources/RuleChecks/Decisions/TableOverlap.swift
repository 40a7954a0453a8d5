internal import Diagnostics
internal import RuleKinds

/// Of a table of which only one row may ever apply, two rows never do.
enum TableOverlap {
  static let explanation = Explanation(
    "table.overlap", .error,
    finds: "Two rows of an `only_match` table that can both apply.",
    why: "The table says that its rows are different cases; whoever changes the order of two that are not changes what is decided.",
    example: "only_match:\n  - {if: offline, then: wait}\n  - {if: guest, then: sign_up}   # and a guest who is offline?",
    instead: "only_match:\n  - {if: offline, then: wait}\n  - {if: [guest, online], then: sign_up}\n  - ...")

  static let check = Check(explanation) { context, diagnostics in
    guard context.faults.isEmpty else { return }
    for list in RowList.all(context) where list.isUnique {
      let search = list.search().search
      for later in list.rows.indices {
        for earlier in list.rows[..<later].indices {
          let outcome = search.applying(later, and: earlier)
          let why: String
          switch outcome {
          case .never: continue
          case .found(let facts): why = "for example \(FactExample(facts, in: list.builder.space))"
          case .open: why = "it cannot be found out that they do not"
          }
          diagnostics.append(
            Diagnostic(
              explanation, "both of these rows can apply", at: context.places.span(list.rows[later].path), "applies, too",
              secondary: [.init(context.places.span(list.rows[earlier].path), "applies")], notes: [why],
              helps: ["give one of them a condition that the other excludes, or let the order decide: `first_match`"]))
        }
      }
    }
  }
}
