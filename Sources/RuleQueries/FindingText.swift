package import RulesJSON

extension Finding {
  /// The location, the rule, and the text with the match marked: `«2 saved flows»`. `shown`: escapes text of the rules for the output.
  package func line(shown: (String) -> String = { $0 }, mark: (String) -> String) -> String {
    let name = "\(singular) \(name)" + (text.isEmpty ? "" : "  ")
    return shown("\(place.short)  \(name)") + marked(shown, mark)
  }

  private func marked(_ shown: (String) -> String, _ mark: (String) -> String) -> String {
    let scalars = Array(text.unicodeScalars)
    func part(_ range: Range<Int>) -> String { shown(String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))) }
    if match.isEmpty { return shown(text) }
    return part(0..<match.lowerBound) + mark(part(match)) + part(match.upperBound..<scalars.count)
  }

  /// The finding as JSON. `match` counts Unicode scalars of `text`.
  package var json: JSON {
    var members = [JSON.Member("kind", .string(kind)), JSON.Member("name", .string(name))] + JSON.Member.text("inside", inside)
    members += JSON.Member.text("text", text)
    if !match.isEmpty {
      members.append(
        JSON.Member(
          "match",
          .object([JSON.Member("start", .int(Int64(match.lowerBound))), JSON.Member("end", .int(Int64(match.upperBound)))])))
    }
    return .object(members + place.members)
  }
}
