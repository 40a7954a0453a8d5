internal import Conditions
internal import RulesBundle

/// Which of a sentence's values chooses the plural form: the one that the text names, or the only one that can.
public struct PluralChoice: Sendable {
  private let book: RuleBook
  private let typed: TypedBook

  public init(_ book: RuleBook, _ typed: TypedBook) {
    self.book = book
    self.typed = typed
  }

  /// The variable; nil where the text names one that cannot, or names none and several can.
  public func variable(for words: CopyText, of copy: Name<Copy>) -> String? {
    guard let forms = words.plural else { return nil }
    let able = variables(of: copy)
    if let by = forms.by { return able.contains(by) ? by : nil }
    let used = able.filter(words.variables.contains)
    let only = used.isEmpty ? able : used
    return only.count == 1 ? only[0] : nil
  }

  /// The values that are written out as whole numbers: counts, and durations in days.
  package func variables(of copy: Name<Copy>) -> [String] {
    (book.copy[copy]?.values.entries ?? []).filter { value in
      switch (typed[RulePath(Copy.key, copy.text, "values", value.variable)]?.type.withoutNull, value.format) {
      case (.int?, .plain), (.duration?, .days): true
      default: false
      }
    }.map(\.variable)
  }

  /// Whether something is not known about a value, so that nothing can be said about what it may choose.
  package func isUnsure(about copy: Name<Copy>) -> Bool {
    (book.copy[copy]?.values.entries ?? []).contains { value in
      switch typed[RulePath(Copy.key, copy.text, "values", value.variable)]?.type {
      case nil, .unknown?: true
      default: false
      }
    }
  }
}
