internal import RulesBundle

/// The plural forms of a text as values show them: `{one: 1 flow, other: {n} flows}`.
enum PluralText {
  /// The forms in order. Empty for a text without plural forms.
  static func forms(_ value: String) -> [(category: String, text: String)] {
    guard value.hasPrefix("{"), value.hasSuffix("}") else { return [] }
    let inside = value.dropFirst().dropLast()
    var forms: [(category: String, text: String)] = []
    for part in inside.split(separator: ", ", omittingEmptySubsequences: false) {
      let begin = PluralKind.allCases.first { part.hasPrefix("\($0.name): ") }
      if let begin {
        forms.append((begin.name, String(part.dropFirst(begin.name.count + 2))))
      } else if forms.isEmpty {
        // The fact by which the forms are chosen.
        guard part.hasPrefix("by: ") else { return [] }
      } else {
        forms[forms.count - 1].text += ", \(part)"
      }
    }
    return forms
  }
}
