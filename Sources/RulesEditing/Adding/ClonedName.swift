/// The name of a cloned rule: that of the original with the name of the new rule in it.
enum ClonedName {
  /// - Parameters:
  ///   - old: The name of the rule that is cloned.
  ///   - new: The name of the new rule.
  static func of(_ name: String, replacing old: String, with new: String) -> String {
    for (from, to) in [(old, new), (camel(old), camel(new)), (lower(old), lower(new))] where !from.isEmpty {
      if let range = word(from, in: name) { return name[..<range.lowerBound] + to + name[range.upperBound...] }
    }
    // The parts of a name are joined by full stops or by underscores.
    return name.contains(".") ? "\(name).\(lower(new))" : "\(name)_\(lower(new))"
  }

  /// The range of a name inside another one, if it is not a part of a longer word.
  private static func word(_ part: String, in name: String) -> Range<String.Index>? {
    guard let range = name.firstRange(of: part) else { return nil }
    let isStart = range.lowerBound == name.startIndex || !name[name.index(before: range.lowerBound)].isLetter
    let isEnd = range.upperBound == name.endIndex || !name[range.upperBound].isLowercase
    return isStart && isEnd ? range : nil
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
