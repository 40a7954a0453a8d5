internal import Diagnostics
internal import RuleKinds

/// Checks that at most one row of an `only_match` table applies.
enum TableOverlap {
  static let explanation = Explanation(
    "table.overlap", .error,
    finds: "Two rows of an `only_match` table that can both apply.",
    why: "The table declares that its rows are separate cases. If two rows overlap, a change to their order changes the decision.",
    example: "only_match:\n  - {if: offline, then: wait}\n  - {if: guest, then: sign_up}   # and a guest who is offline?",
    instead: "only_match:\n  - {if: offline, then: wait}\n  - {if: [guest, online], then: sign_up}\n  - ...")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    for list in RowList.all(context) where list.isUnique {
      let search = list.search().search
      for later in list.rows.indices {
        for earlier in list.rows[..<later].indices {
          let outcome = search.applying(later, and: earlier)
          let why: String
          switch outcome {
          case .never: continue
          case .found(let facts): why = "for example \(FactExample(facts, in: list.builder.space))"
          case .open: why = "the compiler cannot prove that they exclude each other"
          }
          diagnostics.append(
            Diagnostic(
              explanation, "both of these rows can apply", at: context.places.span(list.rows[later].path), "also applies",
              secondary: [.init(context.places.span(list.rows[earlier].path), "applies")], notes: [why],
              helps: ["add a condition so that they exclude each other, or use `first_match` so that the order decides"]))
        }
      }
    }
  }
}
