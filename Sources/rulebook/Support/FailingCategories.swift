import ArgumentParser
import RulesDiff

/// The argument of `--fail-on`, such as `contract,removes`.
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
  /// The text without leading and trailing spaces.
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return Substring(start.reversed().drop { $0 == " " }.reversed().map(String.init).joined())
  }
}
