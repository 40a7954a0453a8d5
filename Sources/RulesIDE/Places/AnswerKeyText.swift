internal import RequestFormat
internal import YAMLTree

/// What a key of an answer or of a request means.
enum AnswerKeyText {
  /// What the value is: `true or false`, `list of limits`.
  static func value(of key: DeclaredKey) -> String {
    let one =
      switch key.values {
      case .words(let words): words.count <= 4 ? words.joined(separator: " | ") : "one of \(words.count) words"
      case .flag: "true or false"
      case .names(let kind): "name in \(kind)"
      case .number: "number"
      case .other: key.keys.isEmpty ? "" : "object"
      }
    if one.isEmpty { return key.isList ? "list" : "" }
    return key.isList ? "list, each: \(one)" : one
  }

  /// The text for a key in a scenario; nil at another place.
  static func hover(_ place: ShapePlace, in root: Node) -> String? {
    guard place.isKey, place.path.count > 3, let name = place.path.last, let scenario = root[place.path[1]],
      let found = AnswerPlace(place.path.dropFirst(2), in: scenario), let key = found.key
    else { return nil }
    if key.name == name { return text(of: key, ask: found.ask) }
    return AnswerPlace.meanings[name].map { "**\(name)**: \($0)" }
  }

  private static func text(of key: DeclaredKey, ask: String) -> String {
    let value = value(of: key)
    let words =
      if case .words(let words) = key.values, words.count > 4 { "\n\n" + words.map { "`\($0)`" }.joined(separator: ", ") } else { "" }
    return "**\(key.name)** of `ask: \(ask)`: \(key.about)" + (value.isEmpty ? "" : "\n\nExpected: \(value).") + words
  }
}
