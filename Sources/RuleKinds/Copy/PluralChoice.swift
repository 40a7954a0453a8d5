internal import Conditions
internal import RulesBundle

/// Determines which value of a copy entry selects the plural form: the one that the text names, or the only possible one.
package struct PluralChoice: Sendable {
  private let book: RuleBook
  private let typed: TypedBook

  package init(_ book: RuleBook, _ typed: TypedBook) {
    self.book = book
    self.typed = typed
  }

  /// Returns the variable; nil if the named variable cannot select a form, or if none is named and several can.
  package func variable(for words: CopyText, of copy: Name<Copy>) -> String? {
    guard let forms = words.plural else { return nil }
    let able = variables(of: copy)
    if let by = forms.by { return able.contains(by) ? by : nil }
    let used = able.filter(words.variables.contains)
    let only = used.isEmpty ? able : used
    return only.count == 1 ? only[0] : nil
  }

  /// Returns the values that are formatted as whole numbers: counts, and durations in days.
  package func variables(of copy: Name<Copy>) -> [String] {
    (book.copy[copy]?.values.entries ?? []).filter { value in
      switch (typed[RulePath(Copy.key, copy.text, "values", value.variable)]?.type.withoutNull, value.format) {
      case (.int?, .plain), (.duration?, .days): true
      default: false
      }
    }.map(\.variable)
  }

  /// Whether the type of a value is unknown, so that the selection cannot be checked.
  package func isUnsure(about copy: Name<Copy>) -> Bool {
    (book.copy[copy]?.values.entries ?? []).contains { value in
      switch typed[RulePath(Copy.key, copy.text, "values", value.variable)]?.type {
      case nil, .unknown?: true
      default: false
      }
    }
  }
}
