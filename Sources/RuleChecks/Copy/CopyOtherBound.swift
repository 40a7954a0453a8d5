internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports sentences that say of a maximum that it is a minimum, or the other way around.
enum CopyOtherBound {
  static let explanation = Explanation(
    "copy.other-bound", .warning, waivable: true,
    finds: "An English sentence with words such as `at least` before a maximum, or words such as `at most` before a minimum.",
    why: "Users would do the opposite of what the rules accept.",
    example: "password.short: {text: \"Use at most {shortest} characters.\", values: {shortest: settings.password_shortest}}",
    instead: "password.short: {text: \"Use at least {shortest} characters.\", values: {shortest: settings.password_shortest}}")

  static let check = Check(explanation) { context, diagnostics in
    let fields = context.book.fields.entries.map(\.value)
    let lowest = Set(fields.compactMap { $0.shortest?.text })
    let highest = Set(fields.compactMap { $0.longest?.text }).subtracting(lowest)
    for (text, form, path, _) in context.englishTexts {
      for variable in Template.variables(in: form) {
        guard let uses = context.typed[RulePath(Copy.key, text.copy.text, "values", variable)]?.uses, uses.facts.isEmpty else { continue }
        let settings = uses.settings.map { String($0.dropFirst("settings.".count)) }
        let isLowest = uses.limits.isEmpty && settings.count == 1 && settings.allSatisfy(lowest.contains)
        let isHighest = settings.isEmpty ? uses.limits.count == 1 : uses.limits.isEmpty && settings.allSatisfy(highest.contains)
        guard isLowest || isHighest,
          let found = bound(before: variable, in: form, isLowest ? EnglishWords.upperBounds : EnglishWords.lowerBounds)
        else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(text.copy.text)` says `\(found.words)` before a \(isLowest ? "minimum" : "maximum")",
            at: context.span(of: found.range, in: path),
            "`{\(variable)}` is \(isLowest ? "the least" : "the most")",
            secondary: [.init(context.places.span(RulePath(Copy.key, text.copy.text, "values", variable)), "the number")],
            helps: ["write words that fit a \(isLowest ? "minimum" : "maximum"), or show another number"]))
      }
    }
  }

  /// The words that stand right before a variable, if they are among some.
  private static func bound(before variable: String, in text: String, _ all: [String]) -> (words: String, range: Range<Int>)? {
    guard let place = text.firstRange(of: "{\(variable)}") else { return nil }
    let before = text[..<place.lowerBound].lowercased()
    guard before.last == " " else { return nil }
    let end = before.utf8.count - 1
    return all.first { before.dropLast().hasSuffix($0) }.map { ($0, (end - $0.utf8.count)..<end) }
  }
}
