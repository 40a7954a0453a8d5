/// The text of a condition or of a value in the conditions language, as written. It is type-checked after name resolution.
package struct Expression: Sendable, Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }
}
