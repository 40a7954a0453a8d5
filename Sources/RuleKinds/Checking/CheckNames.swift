package import Schema

/// The names that rules declare and use, as checks read them.
extension CheckContext {
  /// All rules with the names that each uses, in the order of the files.
  package var mentions: [NamingRule] {
    ReadRecorder.active?.note(.everything)
    return names.flatMap(\.rules)
  }

  /// The rules of some kinds with the names that each uses.
  package func mentions(of kinds: String...) -> [NamingRule] { mentions(of: Set(kinds)) }

  /// The rules of some kinds, and the rules that use a name of a kind, with the names that each uses, in the order of the files.
  ///
  /// - Parameter wanted: The names of the kind whose users are wanted; nil for all.
  package func mentions(of kinds: Set<String>, orUsing kind: String? = nil, named wanted: Set<String>? = nil) -> [NamingRule] {
    let rules = names.flatMap { part -> [NamingRule] in
      let isUsing = kind.map { part.uses(one: wanted, of: $0) } ?? false
      guard isUsing || kinds.contains(where: { part.declared[$0] != nil }) else { return [] }
      return part.rules.filter { rule in
        kinds.contains(rule.kind) || isUsing && rule.uses.contains { $0.kind == kind && wanted?.contains($0.name) ?? true }
      }
    }
    if let recorder = ReadRecorder.active {
      if let kind { recorder.note(.uses(kind)) }
      for kind in kinds.union(rules.map(\.kind)) { recorder.note(.places(kind)) }
    }
    return rules
  }

  /// The rules of a kind, including invalid ones, in the order of the files.
  package func declarations(of kind: String) -> [ParseContext.Declaration] {
    ReadRecorder.active?.note(.places(kind))
    return names.flatMap { $0.declarationsOfKind[kind] ?? [] }
  }

  /// The places where names of a kind are used.
  package func uses(of kind: String) -> [ParseContext.Use] {
    ReadRecorder.active?.note(.uses(kind))
    return names.flatMap { $0.usesOfKind[kind] ?? [] }
  }

  /// Whether a name of a kind is used.
  package func isUsed(_ name: String, of kind: String) -> Bool {
    ReadRecorder.active?.note(.uses(kind))
    return names.contains { $0.used[kind]?[name] != nil }
  }

  /// Whether a rule uses an unknown name of a kind. The name may be a misspelling of a rule that seems to be unused.
  package func hasUnknownUse(of kind: String) -> Bool {
    ReadRecorder.active?.note(.uses(kind))
    return names.contains { part in (part.used[kind] ?? [:]).keys.contains { !places.isDeclared(kind, $0) } }
  }
}

extension ReadNames {
  /// Whether one of some names of a kind is used; whether any is, if the names are nil.
  fileprivate func uses(one names: Set<String>?, of kind: String) -> Bool {
    guard let used = used[kind] else { return false }
    return names.map { $0.contains { used[$0] != nil } } ?? true
  }
}
