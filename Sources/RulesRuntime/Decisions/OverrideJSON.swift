public import RulesBundle
public import RulesJSON

// The JSON form of a value that a remote config carries: true or false, a whole number, or `"unlimited"`.
extension OverrideValue {
  /// Creates a value from its JSON form; nil for any other JSON.
  public init?(_ json: JSON) {
    switch json {
    case .bool(let isOn): self = .onOff(isOn)
    case .int(let number): self = .amount(number)
    case .string(let word) where word.utf8.elementsEqual(OverrideValue.unlimited.utf8): self = .amount(nil)
    default: return nil
    }
  }

  /// The JSON form of the value.
  public var json: JSON {
    switch self {
    case .onOff(let isOn): .bool(isOn)
    case .amount(let amount?): .int(amount)
    case .amount(nil): .string(OverrideValue.unlimited)
    }
  }

  private static let unlimited = "unlimited"
}
