/// The lines that a commit removes and adds.
struct Patch {
  var id: String
  var removed: [String] = []
  var added: [String] = []

  /// Reads the output of `git log`, in which each commit begins with a message between control characters.
  static func all(_ output: String) -> [Patch] {
    output.split(separator: "\u{1}").compactMap { block in
      let parts = block.split(separator: "\u{3}", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let id = parts[0].split(separator: "\u{2}").first else { return nil }
      var patch = Patch(id: String(id))
      for line in parts[1].split(separator: "\n") {
        if line.hasPrefix("-"), !line.hasPrefix("---") { patch.removed.append(String(line.dropFirst())) }
        if line.hasPrefix("+"), !line.hasPrefix("+++") { patch.added.append(String(line.dropFirst())) }
      }
      return patch
    }
  }

  /// The name of the rule that a line without indentation declares.
  static func topKey(_ line: String) -> String? {
    guard let first = line.first, first != " ", first != "#", first != "-", let colon = line.firstIndex(of: ":") else { return nil }
    return String(line[..<colon]).trimmingQuotes
  }

  /// The words of a line, such as the names in `source: [D-1, CH08 §3.2]`.
  static func words(_ line: String) -> [String] {
    line.split { " ,[]{}:\"'".contains($0) }.map(String.init)
  }

  /// The value of a key in lines: `product` in `decision: {record: D-1, by: product}`.
  static func value(_ key: String, _ lines: [String]) -> String? {
    for line in lines {
      for written in ["\(key): ", "\"\(key)\": "] {
        // `by` is also the end of `kept_by`.
        guard let range = line.firstRange(of: written),
          range.lowerBound == line.startIndex || " {,".contains(line[line.index(before: range.lowerBound)])
        else { continue }
        let rest = line[range.upperBound...]
        if let quote = rest.first, quote == "\"" || quote == "'" { return String(rest.dropFirst().prefix { $0 != quote }) }
        return String(rest.prefix { $0 != "," && $0 != "}" && $0 != "#" }).trimmingQuotes
      }
    }
    return nil
  }
}

extension String {
  /// The text without quotes and blanks around it.
  fileprivate var trimmingQuotes: String {
    func isOutside(_ character: Character) -> Bool { " \"'".contains(character) }
    return String(String(drop(while: isOutside).reversed()).drop(while: isOutside).reversed())
  }
}
