internal import Diagnostics
internal import RuleKinds

/// The values that a server could set with the old rules and cannot set with the new ones.
struct RemoteComparison {
  let old: RuleBook
  let new: RuleBook
  let renames: Renames

  func breaks() -> [ContractComparison.Break] {
    old.remote.entries.flatMap { entry -> [ContractComparison.Break] in
      let name = entry.name.text
      guard let now = new.remote[renames.renamed(path: name)] else {
        let about = entry.value.provenance.about
        let what = about.isEmpty ? "" : " (\(about.hasSuffix(".") ? String(about.dropLast()) : about))"
        return [
          .init(
            rule: .remoteRefused, path: RulePath(RemotePath.key, name), isGone: true,
            text: "servers can no longer set `\(name)`\(what). A remote config that sets it cannot be published, and new apps skip it")
        ]
      }
      guard let text = narrowed(entry.value, now) else { return [] }
      return [
        .init(
          rule: .remoteRefused, path: RulePath(RemotePath.key, name), isGone: false,
          text: "servers can no longer set `\(name)` \(text), and new apps refuse a remote config that does")
      ]
    }
  }

  /// The values that are refused now. Nil if there are none.
  private func narrowed(_ old: RemotePath, _ new: RemotePath) -> String? {
    if !old.options.isEmpty {
      let lost = old.options.filter { !new.allows($0) }
      return lost.isEmpty ? nil : "to \(lost.phrase("or"))"
    }
    guard old.range.count == 2, let least = Amount(old.range[0]), let most = Amount(old.range[1]) else { return nil }
    guard new.range.count == 2, let from = Amount(new.range[0]), let to = Amount(new.range[1]) else {
      return "to all values from \(old.range[0]) to \(old.range[1])"
    }
    let parts = [
      from.number > least.number ? "below \(new.range[0])" : nil, to.number < most.number ? "above \(new.range[1])" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "\(parts.phrase("or")) (the range was \(old.range[0]) to \(old.range[1]))"
  }
}
