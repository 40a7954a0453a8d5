package import RuleKinds
package import RulesJSON
internal import Schema

/// Writes a part of an answer as an expectation, in the form of the expectation that it replaces.
package enum ExpectationText {
  /// Returns a value as an expectation in the flow style of YAML.
  ///
  /// - Parameter form: The expectation that it replaces, or one next to it in a list.
  package static func of(_ actual: JSON?, like form: FreeValue?) -> String {
    switch actual {
    case nil, .null?: return "none"
    case .bool(let flag)?: return "\(flag)"
    case .int(let number)?: return amount(number, like: form)
    case .string(let text)?: return text.isEmpty ? "none" : string(text, like: form)
    case .array(let items)?: return items.isEmpty ? "none" : "[" + items.map { of($0, like: item(of: form)) }.joined(separator: ", ") + "]"
    case .object(let members)?: return members.isEmpty ? "none" : object(members, like: form)
    case .some(let other): return FreeValue.write(.text(Judge.plain(other)))
    }
  }

  /// The form of the items of a list.
  private static func item(of form: FreeValue?) -> FreeValue? {
    switch form {
    case .list(let items)?: items.first
    case .map(let entries)?: entries.first { $0.key == "contains" }.flatMap { item(of: $0.value) ?? $0.value }
    default: form
    }
  }

  /// An object has the keys of the expectation, or is its name, which comes first.
  private static func object(_ members: [JSON.Member], like form: FreeValue?) -> String {
    func value(_ key: String) -> JSON? { members.first { $0.key == key }?.value }
    if case .map(let entries)? = form, entries.contains(where: { value($0.key) != nil }) {
      let parts = entries.map { "\(FreeValue.write(.text($0.key))): \(of(value($0.key), like: $0.value))" }
      return "{" + parts.joined(separator: ", ") + "}"
    }
    if case .string(let name)? = members.first?.value, !name.isEmpty, !name.contains(" ") { return FreeValue.write(.text(name)) }
    let parts = members.filter { isShown($0.value) }.map { "\(FreeValue.write(.text($0.key))): \(of($0.value, like: nil))" }
    return parts.isEmpty ? "none" : "{" + parts.joined(separator: ", ") + "}"
  }

  /// Whether a member of an object that nothing was expected of is worth an expectation.
  private static func isShown(_ value: JSON) -> Bool {
    switch value {
    case .null: false
    case .array(let items): !items.isEmpty
    case .object(let members): !members.isEmpty
    case .string(let text): !text.isEmpty
    default: true
    }
  }

  /// A size keeps its unit: `50MB`.
  private static func amount(_ number: Int64, like form: FreeValue?) -> String {
    guard case .text(let text)? = form, UnitText.parse(text, UnitText.bytes) != nil, number > 0 else { return "\(number)" }
    return UnitText.write(number, UnitText.bytes)
  }

  /// A duration keeps the form of the rules: `45m`.
  private static func string(_ text: String, like form: FreeValue?) -> String {
    if case .text(let old)? = form, UnitText.parse(old, UnitText.durations) != nil, let seconds = UnitText.parse(text, UnitText.durations) {
      return UnitText.write(seconds, UnitText.durations)
    }
    return FreeValue.write(.text(ExpectationComparison.readable(text)))
  }
}
