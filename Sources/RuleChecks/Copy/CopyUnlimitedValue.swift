internal import Diagnostics
internal import RuleKinds

/// Reports values of unlimited length in sentences.
enum CopyUnlimitedValue {
  static let explanation = Explanation(
    "copy.unlimited-value", .warning, waivable: true,
    finds: "A value in a sentence whose length is not limited.",
    why: "Users choose names. A long name pushes everything else off the screen, or makes a notification unreadable.",
    example: "inbox.senderName: {type: text}   # and \"{senderName} sent a flow.\"",
    instead: "inbox.senderName: {type: text, longest: shown_name_length}")

  static let check = Check(explanation) { context, diagnostics in
    let lengths = LongestText(context.book, context.typed)
    for entry in context.book.copy.entries {
      var reported: Set<String> = []
      for (_, text) in Template.texts(of: entry.value) {
        for variable in lengths.length(of: text, in: entry.name).unlimited where reported.insert(variable).inserted {
          if context.isFaulty(Copy.key, entry.name.text, "values", variable) { continue }
          diagnostics.append(
            Diagnostic(
              explanation, "the length of `{\(variable)}` is not limited", at: context.value(Copy.key, entry.name.text, "values", variable),
              "any length",
              helps: ["add `longest:` to its fact, with the setting that limits how many characters are shown"]))
        }
      }
    }
  }
}
