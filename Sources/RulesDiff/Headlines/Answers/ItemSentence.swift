/// What differs in one notification that comes before and after: ``The card `reminders` opens `app://today` instead of `app://week` ``.
struct ItemSentence {
  private let item: String
  private let isInApp: Bool
  private let parts: [(key: String, old: String, new: String)]

  /// Nil if more differs than parts of one item.
  init?(_ differences: [ScenarioChange.Difference]) {
    var items: Set<String> = []
    var parts: [(String, String, String)] = []
    for difference in differences {
      let keys = difference.key.split(separator: ".").map(String.init)
      guard keys.count >= 3, ["inApp", "requests"].contains(keys[0]), let old = difference.old, let new = difference.new else { return nil }
      items.insert("\(keys[0]) \(keys[1].prefix { $0 != "/" })")
      parts.append((keys.dropFirst(2).joined(separator: "."), old, new))
    }
    guard items.count == 1, let names = items.first?.split(separator: " "), names.count == 2 else { return nil }
    (item, isInApp, self.parts) = (String(names[1]), names[0] == "inApp", parts)
  }

  func text(_ whom: String) -> String {
    let words = parts.map { part in
      part.key == "link" ? "opens `\(part.new)` instead of `\(part.old)`" : "has \(part.new) instead of \(part.old) as `\(part.key)`"
    }
    return "The \(isInApp ? "card" : "notification") `\(item)` \(DiffWords.all(words.uniqued))\(whom)."
  }
}
