internal import RulesBundle

/// Suggests a path for a complete or malformed link.
enum LinkAdvice {
  @Sendable static func path(_ text: String) -> (help: String, text: String?)? {
    if let mark = text.firstRange(of: "://") {
      return ("remove the scheme and `://`, which are the same for every link", String(text[mark.upperBound...]))
    }
    if let mark = text.firstIndex(of: "?") {
      let name = text[text.index(after: mark)...].prefix { $0 != "=" && $0 != "&" }
      return (
        "write the part after `?` under `parameters`: `parameters: {\(name.isEmpty ? "id" : name): {id_of: ...}}`", nil
      )
    }
    if let open = text.firstIndex(of: "{") {
      let name = text[text.index(after: open)...].prefix { $0 != "}" && $0 != "/" }
      return (
        "write the variable part under `parameters`: `parameters: {\(name.isEmpty ? "id" : name): {id_of: ...}}`", nil
      )
    }
    let plain = trimmed(Substring(text.lowercased()))
    return LinkForm.isPath(plain.utf8) ? ("write `\(plain)`", plain) : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == "/" }
    while text.last == "/" { text.removeLast() }
    return String(text)
  }
}
