/// The name of a cloned rule: that of the original with the name of the new rule in it.
enum ClonedName {
  /// - Parameters:
  ///   - old: The name of the rule that is cloned.
  ///   - new: The name of the new rule.
  static func of(_ name: String, replacing old: String, with new: String) -> String {
    for (from, to) in [(old, new), (camel(old), camel(new)), (lower(old), lower(new))] where !from.isEmpty {
      if let range = word(from, in: name) { return name[..<range.lowerBound] + to + name[range.upperBound...] }
    }
    if let part = part(of: old, in: name) {
      let isCamel = !name.contains("_") && name.contains(where: \.isUppercase)
      return name[..<part.lowerBound] + (isCamel ? camel(new) : lower(new)) + name[part.upperBound...]
    }
    // The parts of a name are joined by full stops or by underscores. The first part is the group, and the last one the meaning in it.
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return "\(name)_\(lower(new))" }
    return ([first, lower(new)] + parts.dropFirst(2).dropLast() + [last]).joined(separator: ".")
  }

  /// The range of a name inside another one, if it is not a part of a longer word.
  private static func word(_ part: String, in name: String) -> Range<String.Index>? {
    guard let range = name.firstRange(of: part) else { return nil }
    let isStart = range.lowerBound == name.startIndex || !name[name.index(before: range.lowerBound)].isLetter
    let isEnd = range.upperBound == name.endIndex || !name[range.upperBound].isLowercase
    return isStart && isEnd ? range : nil
  }

  /// The range of the most words of a name that stand together in another one: `share_links` of `share_links_daily` in `limit.share_links.count`.
  private static func part(of old: String, in name: String) -> Range<String.Index>? {
    let words = lower(old).split(separator: "_").map(String.init)
    for count in (1...max(1, words.count)).reversed() where count <= words.count {
      let found = (0...(words.count - count)).flatMap { start -> [Range<String.Index>] in
        let run = words[start..<start + count].joined(separator: "_")
        // A single short word can mean anything.
        guard count > 1 || run.count >= 4 else { return [] }
        let others = [run, run.hasSuffix("s") ? String(run.dropLast()) : run + "s"]
        return others.flatMap { [$0, camel($0)] }.compactMap { word($0, in: name) }
      }
      // The start of a name is its group.
      if let best = found.first(where: { $0.lowerBound != name.startIndex }) ?? found.first { return best }
    }
    return nil
  }

  /// `savedFlows` for `saved_flows`.
  private static func camel(_ name: String) -> String {
    let parts = name.split { $0 == "_" || $0 == "-" || $0 == "." }
    guard let first = parts.first else { return "" }
    return first.lowercased() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
  }

  /// `err_030` for `ERR-030`.
  static func lower(_ name: String) -> String {
    String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
