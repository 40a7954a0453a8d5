internal import RulesBundle
internal import Schema

extension Schema where Value: NamedChoice {
  /// One of the words that the bundle has for it, too.
  static var choice: Schema { choice(of: Value.names, { Value($0) }, { $0.name }) }
}
