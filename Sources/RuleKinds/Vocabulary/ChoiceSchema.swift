internal import RulesBundle
internal import Schema

extension Schema where Value: NamedChoice {
  /// One of the names that the bundle declares for the choice.
  static var choice: Schema { choice(of: Value.names, { Value($0) }, { $0.name }) }
}
