extension ConditionNames {
  /// Whether every valid expression means the same with other names.
  package func hasSameMeanings(as other: ConditionNames) -> Bool {
    // The locations of types are only named in errors.
    limits == other.limits && settings == other.settings && capabilities == other.capabilities && conditions == other.conditions
      && facts.count == other.facts.count && brought.count == other.brought.count
      && facts.keys.allSatisfy { isSameFact($0, in: other) } && brought.keys.allSatisfy { isSameFact($0, in: other) }
  }

  /// Whether the names that a valid expression uses mean the same with other names.
  package func hasSameMeanings(of uses: NameUses, as other: ConditionNames) -> Bool {
    // A fact comes before a condition, a limit, and a setting of the same name.
    (uses.facts + uses.conditions + uses.limits.map { "limits.\($0)" } + uses.settings).allSatisfy { isSameFact($0, in: other) }
      && uses.conditions.allSatisfy { conditions[$0] == other.conditions[$0] }
      && uses.limits.allSatisfy { limits[$0] == other.limits[$0] }
      && uses.capabilities.allSatisfy { capabilities[$0] == other.capabilities[$0] }
      && uses.settings.map { String($0.dropFirst("settings.".count)) }.allSatisfy { settings[$0] == other.settings[$0] }
  }

  private func isSameFact(_ name: String, in other: ConditionNames) -> Bool {
    let (one, two) = (fact(name), other.fact(name))
    return one?.ordinal == two?.ordinal && one?.type == two?.type
  }
}
