internal import Diagnostics

/// The name that a misnamed rule file was meant to have: `limits.yaml` for `limits.yaml.txt`, `LIMITS.YAML`, or `limits copy.yaml`.
package struct RuleFileName {
  /// The name with the right folder and the right extension.
  package let meant: String
  /// Whether the name is one that editors, merge tools, and file managers give to copies, such as `limits.yaml~`.
  package let isCopy: Bool

  /// A name with which a file repeats another one.
  init(copyOf name: String) { (meant, isCopy) = (name, true) }

  /// Returns nil for a name that is right, and for one that does not resemble a rule file.
  ///
  /// - Parameter name: The path inside the rules folder.
  package init?(_ name: String, kinds: [String]) {
    var folders = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var file = folders.removeLast()
    var isCopy = false
    if file.hasPrefix("#"), file.hasSuffix("#") { (file, isCopy) = (String(file.dropFirst().dropLast()), true) }
    while let suffix = RuleFileName.copySuffixes.first(where: { file.lowercased().hasSuffix($0) && file.utf8.count > $0.utf8.count }) {
      (file, isCopy) = (String(file.dropLast(suffix.count)), true)
    }
    for suffix in [".txt", ".rtf", ".json"] where file.lowercased().hasSuffix(suffix) { file = String(file.dropLast(suffix.count)) }
    let isSpelledRight = file.hasSuffix(".yaml") || file.hasSuffix(".yml")
    let dot = file.lastIndex(of: ".")
    let ending = dot.map { file[file.index(after: $0)...].lowercased() }
    let isYAML = ending.map { RuleFileName.endings.contains($0) } ?? false
    var stem = isYAML ? String(file[..<(dot ?? file.endIndex)]) : file
    // Without a YAML ending, only a name that is a kind of rule is meant as one.
    guard isYAML || folders.isEmpty && kinds.contains(stem.lowercased()) else { return nil }
    if let plain = RuleFileName.withoutCopyWords(stem) { (stem, isCopy) = (plain, true) }
    let end = isSpelledRight ? String(file[(dot ?? file.startIndex)...]) : ".yaml"
    // `SAFETY.YAML` comes from a program that writes names in capitals.
    if isYAML, !isSpelledRight, !stem.contains(where: \.isLowercase) { stem = stem.lowercased() }
    let first = folders.first ?? stem
    if !kinds.contains(first) {
      guard let kind = RuleFileName.kind(first, kinds) else { return nil }
      if folders.isEmpty { stem = kind } else { folders[0] = kind }
    }
    meant = (folders + [stem + end]).joined(separator: "/")
    self.isCopy = isCopy
    if meant == name { return nil }
  }

  private static func kind(_ word: String, _ kinds: [String]) -> String? {
    let lower = word.lowercased()
    return kinds.contains(lower) ? lower : Suggestion.nearest(to: lower, among: kinds).first
  }

  /// Returns `limits` for `limits copy`, `limits (1)`, `limits - Copy`, and `Copy of limits`; nil for other names.
  private static func withoutCopyWords(_ stem: String) -> String? {
    var name = stem
    if name.lowercased().hasPrefix("copy of ") { name = String(name.dropFirst("copy of ".count)) }
    if let open = name.lastIndex(of: "("), name.hasSuffix(")"), name[name.index(after: open)...].dropLast().allSatisfy(\.isNumber) {
      name = trimmed(String(name[..<open]))
    }
    for end in [" copy", " - copy", " kopie", " - kopie"] {
      let parts = name.lowercased().split(separator: " ")
      let base = parts.last.map { $0.allSatisfy(\.isNumber) } ?? false ? trimmed(String(name.dropLast(parts.last?.count ?? 0))) : name
      if base.lowercased().hasSuffix(end) { return trimmed(String(base.dropLast(end.count))) }
    }
    name = trimmed(name)
    return name == stem || name.isEmpty ? nil : name
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " || $0 == "-" }.reversed())
  }

  private static let copySuffixes = ["~", ".bak", ".orig", ".old", ".rej", ".swp", ".swo", ".save", ".tmp", ".backup"]
  private static let endings: Set = ["yaml", "yml", "ymal", "yalm", "yam", "yaml_", "ymll", "yaml "]
}
