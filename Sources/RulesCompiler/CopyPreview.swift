internal import RuleKinds

/// A bundle for previewing copy, in which each variant is a separate entry, so that every variant can be rendered independent of facts.
///
/// It differs from the bundle for apps.
package struct CopyPreview: Sendable {
  /// The bytes of the bundle.
  package let bundle: [UInt8]

  /// Creates the bundle for preview.
  package init(_ rules: CheckedRules) {
    var (book, typed) = (rules.book, rules.typed)
    book.copy = Named()
    for entry in rules.book.copy.entries {
      func add(_ variant: Int?, title: CopyText?, text: CopyText) {
        var words = entry.value
        (words.title, words.text, words.variants) = (title, text, [])
        let name = CopyPreview.name(of: entry.name.text, variant: variant)
        book.copy.append(words, named: Name(name))
        for value in words.values.entries {
          let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
          if let condition = typed[path] { typed.put(condition, at: RulePath(Copy.key, name, "values", value.variable)) }
        }
      }
      add(nil, title: entry.value.title, text: entry.value.text)
      for (index, variant) in entry.value.variants.enumerated() {
        add(index, title: variant.title ?? entry.value.title, text: variant.text)
      }
    }
    bundle = Lowering.bundle(book, typed, rules.analysis)
  }

  /// Returns the name of the entry for a variant of a copy entry, or for the entry itself if `variant` is nil.
  package static func name(of copy: String, variant: Int?) -> String { variant.map { "\(copy)#\($0)" } ?? copy }
}
