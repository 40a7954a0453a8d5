internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports limits that count by the fact of another limit, although a fact that no limit counts by has words of their name.
enum LimitOtherCounter {
  static let explanation = Explanation(
    "limit.other-counter", .warning, waivable: true,
    finds:
      "A limit that counts by the fact of another limit, while no limit counts by the only fact whose name is more like that of the limit.",
    why: "Users would be stopped by the number of other things. Usually the limit is a copy whose counter was not edited.",
    example: "links_per_item: {used: usage.branchesOnMove}   # branches_per_move counts by it; nothing counts by usage.linksOnItem",
    instead: "links_per_item: {used: usage.linksOnItem}")

  static let check = Check(explanation) { context, diagnostics in
    let limits = context.book.limits.entries
    let counted = Set(limits.flatMap(\.value.amounts))
    for entry in limits where !context.isFaulty(Limit.key, entry.name.text, "used") {
      let name = entry.name.text
      guard let used = entry.value.used, let other = limits.first(where: { $0.name.text != name && $0.value.used == used }) else {
        continue
      }
      let words = Set(FileWords.words(of: name))
      func alike(_ fact: String) -> Int { words.intersection(FileWords.words(of: String(fact.split(separator: ".").last ?? ""))).count }
      let meant = context.book.facts.entries.filter { fact in
        fact.value.type == .int && !counted.contains(fact.name)
          && fact.name.text.split(separator: ".").first == used.text.split(separator: ".").first && alike(fact.name.text) > alike(used.text)
      }
      guard meant.count == 1, let fact = meant.first?.name.text else { continue }
      let place = context.value(Limit.key, name, "used")
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` counts by `\(used.text)`, as `\(other.name.text)` does, and no limit counts by `\(fact)`", at: place,
          secondary: [.init(context.value(Limit.key, other.name.text, "used"), "counts by it, too")], helps: ["write `\(fact)`"],
          fixes: Fix.write([fact], at: place)))
    }
  }
}
