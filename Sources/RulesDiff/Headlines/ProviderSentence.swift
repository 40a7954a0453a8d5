internal import RuleKinds

/// The sentence about what the app gets to know of users from the service that they sign in with. No request asks for it.
struct ProviderSentence {
  private let change: DiffReport.Change

  /// Nil for other changes.
  init?(_ change: DiffReport.Change) {
    guard Self.isPersonal(change.kind, change.location), change.old != nil, change.new != nil else { return nil }
    self.change = change
  }

  /// Whether a value says what a service tells about a user.
  static func isPersonal(_ kind: String, _ path: RulePath) -> Bool {
    kind == Provider.key && path.parts.count == 3 && words[path.parts[2]] != nil
  }

  private static let words = ["name": "name", "address": "email address"]

  private static let needs = [
    "needed": (now: "always gets", before: "it always got it"), "optional": (now: "may get", before: "it might get it"),
    "never": (now: "never gets", before: "it never got it"),
  ]

  /// The words of a service that tells something, from those with which it tells the least.
  private static let amounts = ["never", "optional", "needed"]

  /// Whether the app gets to know more than before.
  static func tellsMore(_ change: ValueChange) -> Bool {
    func amount(_ value: RuleValue?) -> Int { amounts.firstIndex { value == .scalar($0) } ?? 0 }
    return amount(change.new) > amount(change.old)
  }

  var text: String {
    let (name, key) = (change.location.parts[1], change.location.parts[2])
    let (old, new) = (Self.needs[change.old ?? ""], Self.needs[change.new ?? ""])
    return "From users who sign in with `\(name)`, the app \(new?.now ?? "") the \(Self.words[key] ?? key). Before, \(old?.before ?? "")."
  }
}
