public import RulesBundle
public import RulesJSON

// The JSON form of a value that a server may set: true and false, a whole number, or the word for no limit.
extension OpenedValue {
  /// Nil for anything else.
  public init?(_ json: JSON) {
    switch json {
    case .bool(let isOn): self = .onOff(isOn)
    case .int(let number): self = .amount(number)
    case .string(let word) where word.utf8.elementsEqual(OpenedValue.unlimited.utf8): self = .amount(nil)
    default: return nil
    }
  }

  public var json: JSON {
    switch self {
    case .onOff(let isOn): .bool(isOn)
    case .amount(let amount?): .int(amount)
    case .amount(nil): .string(OpenedValue.unlimited)
    }
  }

  private static let unlimited = "unlimited"
}
