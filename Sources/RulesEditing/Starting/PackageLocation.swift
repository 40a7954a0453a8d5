/// The package that contains the runtime, as `Package.swift` names it.
struct PackageLocation {
  /// The argument of `.package`: `url: "https://example.com/rulebook.git", branch: "main"` or `path: "../rulebook"`.
  let argument: String
  /// The name by which targets refer to it, as a Swift string: `"rulebook"`.
  let identity: String

  /// - Parameter text: A path or an address, such as `../rulebook`, `https://example.com/rulebook`, or `git@example.com:team/rulebook.git`.
  init(_ text: String) {
    let literal = PackageLocation.literal(text)
    argument = PackageLocation.isAddress(text) ? "url: \(literal), branch: \"main\"" : "path: \(literal)"
    let last = text.split { $0 == "/" || PackageLocation.isAddress(text) && $0 == ":" }.last.map(String.init) ?? text
    identity = PackageLocation.literal((last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased())
  }

  /// Whether git clones it: it has a scheme, or the form `user@host:path`.
  private static func isAddress(_ text: String) -> Bool {
    if text.contains("://") { return true }
    guard let colon = text.firstIndex(of: ":") else { return false }
    let host = text[..<colon]
    return host.contains("@") && !host.contains("/")
  }

  /// The text as a Swift string.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
