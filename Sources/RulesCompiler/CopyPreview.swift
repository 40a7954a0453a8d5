internal import RuleKinds

/// Every sentence in every variant, ready to be rendered whatever the facts are: a bundle in which each variant is an entry of its own.
///
/// Made for looking at words. The bundle that apps get is another one.
public struct CopyPreview: Sendable {
  public let bundle: [UInt8]

  public init(_ rules: CheckedRules) {
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

  /// The entry that stands for a variant; nil for the entry's own words.
  public static func name(of copy: String, variant: Int?) -> String { variant.map { "\(copy)#\($0)" } ?? copy }
}
