/// The versions of the values of one kind.
package protocol ValueVersions: Sendable {
  /// The number of the whole kind.
  var number: Int { get }
  /// The number of a rule; 0 if it is absent.
  func number(of name: String) -> Int
}

/// Values of a kind that know their versions.
package protocol VersionedValue: Sendable {
  /// What identifies the kind in a `Read`.
  static var identity: Any.Type { get }
  func versions(after old: (any ValueVersions)?, _ clock: inout Int) -> any ValueVersions
}

extension Named: VersionedValue where Value: Equatable {
  package static var identity: Any.Type { K.self }

  package func versions(after old: (any ValueVersions)?, _ clock: inout Int) -> any ValueVersions {
    var versions = old as? RuleVersions<K, Value> ?? RuleVersions()
    versions.set(self, &clock)
    return versions
  }
}

/// The versions of the rules of a kind.
private struct RuleVersions<K, Value: Sendable & Equatable>: ValueVersions {
  private var whole = NumberedStates<Named<K, Value>>()
  /// The last values of each rule, also of rules that are absent now.
  private var rules: [String: NumberedStates<Value>] = [:]

  var number: Int { whole.number }

  func number(of name: String) -> Int { whole.current?.position(of: name) == nil ? 0 : rules[name]?.number ?? 0 }

  mutating func set(_ named: Named<K, Value>, _ clock: inout Int) {
    whole.set(named, &clock)
    for entry in named.all { rules[entry.name.text, default: NumberedStates()].set(entry.value, &clock) }
    // Names that somebody types letter by letter are absent soon.
    if rules.count > 2 * named.all.count + 64 { rules = rules.filter { named.position(of: $0.key) != nil } }
  }
}

extension SingleKind {
  package static var identity: Any.Type { Self.self }

  package func versions(after old: (any ValueVersions)?, _ clock: inout Int) -> any ValueVersions {
    var versions = old as? SingleVersions<Self> ?? SingleVersions()
    versions.whole.set(self, &clock)
    return versions
  }
}

/// The versions of a kind that is one object.
private struct SingleVersions<Value: SingleKind>: ValueVersions {
  var whole = NumberedStates<Value>()

  var number: Int { whole.number }

  func number(of name: String) -> Int { whole.number }
}
