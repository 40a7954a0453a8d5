/// A rendered sentence with example values.
package struct CopyExample: Sendable, Equatable {
  /// The copy key.
  package var key: String
  /// The position of the variant; nil for the sentence itself.
  package var variant: Int?
  /// The plans for which the sentence renders like this.
  package var plans: [String]
  package var title: String?
  package var text: String

  package init(key: String, variant: Int?, plans: [String], title: String?, text: String) {
    self.key = key
    self.variant = variant
    self.plans = plans
    self.title = title
    self.text = text
  }

  /// The title and the text on one line.
  package var sentence: String { (title.map { $0 + " " } ?? "") + text }

  /// The length in user-perceived characters.
  package var length: Int { sentence.count }
}
