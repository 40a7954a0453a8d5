package import Conditions

/// The facts that formulas are about, each once, and what values each can have.
package struct FactSpace: Sendable {
  package struct Variable: Sendable, Equatable {
    package enum Values: Sendable, Equatable {
      case bool, text
      /// Whole numbers; steps are what one more is: 1, or a second.
      case number(step: Int64)
      case ordinals([String])
      case list
    }

    /// As people write it: `usage.savedFlows`; of a value that a server may set, its path.
    var name: String
    var values: Values
    var isNullable: Bool
    var least: Int64?
    var most: Int64?
    /// The only ones, where that is known.
    var options: [FactValue]?
    var type: ConditionType
  }

  private(set) var variables: [Variable] = []
  private var positions: [String: Int] = [:]

  package init() {}

  /// The position of a variable; declares it when it is new.
  package mutating func position(_ name: String, _ make: () -> Variable) -> Int {
    if let position = positions[name] { return position }
    positions[name] = variables.count
    variables.append(make())
    return variables.count - 1
  }

  func position(_ name: String) -> Int? { positions[name] }
}

extension FactSpace.Variable {
  package init(_ name: String, _ type: ConditionType, least: Int64? = nil, most: Int64? = nil, options: [FactValue]? = nil) {
    self.name = name
    self.type = type
    isNullable = type.isNullable
    values =
      switch type.withoutNull {
      case .bool: .bool
      case .int: .number(step: 1)
      case .duration, .timestamp: .number(step: FactValue.second)
      case .enumeration(let names): .ordinals(names)
      case .list: .list
      case .string, .null, .unknown, .nullable: .text
      }
    self.least = least
    self.most = most
    self.options = options
  }
}
