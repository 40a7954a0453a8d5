internal import Diagnostics
internal import RuleKinds

/// No sentence takes a text of any length.
enum CopyUnlimitedValue {
  static let explanation = Explanation(
    "copy.unlimited-value", .warning, waivable: true,
    finds: "A value in a sentence whose length nothing limits.",
    why: "Names come from people; a long one pushes everything else off the screen, or makes a notification that nobody can read.",
    example: "inbox.senderName: {type: text}   # and \"{senderName} sent a flow.\"",
    instead: "inbox.senderName: {type: text, longest: shown_name_length}")

  static let check = Check(explanation) { context, diagnostics in
    let lengths = LongestText(context.book, context.typed)
    for entry in context.book.copy.entries {
      var told: Set<String> = []
      for (_, text) in Template.texts(of: entry.value) {
        for variable in lengths.length(of: text, in: entry.name).unlimited where told.insert(variable).inserted {
          if context.isFaulty(Copy.key, entry.name.text, "values", variable) { continue }
          diagnostics.append(
            Diagnostic(
              explanation, "nothing says how long `{\(variable)}` can be", at: context.value(Copy.key, entry.name.text, "values", variable),
              "may have any length",
              helps: ["add `longest:` to the fact that it comes from, with the setting that says how many characters are shown"]))
        }
      }
    }
  }
}
