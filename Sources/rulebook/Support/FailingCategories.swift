import ArgumentParser
import RulesDiff

/// What `--fail-on` takes: `contract,removes`.
struct FailingCategories: ExpressibleByArgument {
  var categories: Set<Category> = []

  init() {}

  init?(argument: String) {
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let category = Category(rawValue: String(word.trimmed)) else { return nil }
      categories.insert(category)
    }
  }

  var defaultValueDescription: String { "nothing" }
}

extension Substring {
  /// Without blanks at the ends.
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return Substring(start.reversed().drop { $0 == " " }.reversed().map(String.init).joined())
  }
}
