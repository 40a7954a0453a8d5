package import Conditions

/// The facts that formulas use, without duplicates, and the values that each fact can have.
package struct FactSpace: Sendable {
  package struct Variable: Sendable, Equatable {
    package enum Values: Sendable, Equatable {
      case bool, text
      /// Whole numbers. The step is the smallest increment: 1, or one second.
      case number(step: Int64)
      case ordinals([String])
      case list
    }

    /// The name as it is written: `usage.savedFlows`; for a value that a server may set, its path.
    var name: String
    var values: Values
    var isNullable: Bool
    var least: Int64?
    var most: Int64?
    /// The possible values, if they are known.
    var options: [FactValue]?
    var type: ConditionType
  }

  private(set) var variables: [Variable] = []
  private var positions: [String: Int] = [:]

  package init() {}

  /// Returns the position of a variable, and declares the variable if it is new.
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
