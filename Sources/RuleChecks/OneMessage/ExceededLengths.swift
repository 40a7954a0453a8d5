internal import Diagnostics
internal import RuleKinds

/// A wrong length breaks the invariant about the length, and texts exceed it.
enum ExceededLengths {
  /// Adds the texts that are too long for a setting to what another invariant says about the number of the setting.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let bounds = context.book.invariants.entries.compactMap { entry in
      entry.value.words?.shorterThan.map { (invariant: context.key(Invariant.key, entry.name.text), setting: $0) }
    }
    var joined = diagnostics
    for (invariant, setting) in bounds {
      let number = context.value(Setting.key, setting.text, "value")
      guard let cause = joined.firstIndex(where: { $0.isInvariant && $0.primary.span == number }) else { continue }
      let texts = joined.indices.filter { $0 != cause && joined[$0].isInvariant && joined[$0].secondary.first?.span == invariant }
      joined[cause].secondary += texts.prefix(3).map { .init(joined[$0].primary.span, "too long for it") }
      joined = joined.indices.filter { !texts.contains($0) }.map { joined[$0] }
    }
    return joined
  }
}
