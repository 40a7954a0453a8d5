internal import Diagnostics
internal import RuleKinds
internal import Schema

/// The sentence about a change that no answer shows, or whose values say more than an example: a word, a number, a new rule.
struct ValueSentence {
  let change: DiffReport.Change
  /// The description of the rule, from its `about`.
  var about = ""
  /// Further rules of the kind with the same change.
  var others: [String] = []
  /// The buttons with a text as their label. Empty for other texts.
  var buttons: [String] = []
  /// What users read who had no translation.
  var untranslated: String?

  /// - Parameter who: The users, in a sentence.
  func text(_ who: String) -> String {
    let values = DiffWords.values(change)
    switch (change.category, change.form) {
    case (_, let form) where change.kind == Translation.key && form != "renamed": return translation(who)
    case (.copy, "changed") where change.kind == Copy.key:
      return
        "\(words(ofCopy: change.location)) says \(quoted(change.new)) instead of \(quoted(change.old))\(who.isEmpty ? "" : " to \(who)")\(onButtons)."
    case (_, "added") where change.kind == RemotePath.key && change.isWhole: return remote("Servers can now set `\(remoteName)`")
    case (_, "added") where change.isWhole && !others.isEmpty: return "\(subject) are new."
    case (_, "added") where change.isWhole: return "\(subject) is new: \(values)".ended
    case (_, "removed") where change.isWhole: return "\(subject) was removed: \(values)".ended
    case (_, "renamed"): return "`\(change.path)` has a new name: \(values)."
    case (_, "reordered"): return "`\(change.path)` has another order: \(values)."
    case (_, "changed") where change.kind == RemotePath.key && keys == ["range"]:
      let (old, new) = (change.old ?? "", change.new ?? "")
      let released = isWider ? " Released apps still refuse values outside \(old)." : ""
      return "Servers can set `\(remoteName)` within \(new) instead of \(old).\(released)"
    default:
      if DiffWords.isListed(change) { return listed(who) }
      var sides = DiffWords.sides(change)
      sides = (prose(sides.old), prose(sides.new))
      let instead = sides.old.isEmpty ? "" : " instead of \(sides.old)"
      let told = about.isEmpty ? summary : about
      let end = told.isEmpty ? "" : " (\(told.trimmedPeriod))."
      return
        "\(subject) \(others.isEmpty || !keys.isEmpty ? "is" : "are") \(sides.new.isEmpty ? "absent" : sides.new)\(instead)\(who.isEmpty ? "" : " for \(who)")\(end)"
        .ended
    }
  }

  /// A text by its name, and by the part of it that has the words: ``` `gate.cap`, `title`, ```.
  private func words(ofCopy path: RulePath) -> String {
    let part = path.parts.dropFirst(2).filter { $0 != "text" }.joined(separator: "/")
    return "`\(path.parts.count > 1 ? path.parts[1] : change.path)`" + (part.isEmpty ? "" : ", `\(part)`,")
  }

  /// What the key means, for a kind with a single rule, whose keys have no rule that says it.
  private var summary: String {
    let path = change.location
    guard path.parts.count > 1, RuleBookSchema.singular(of: path.parts[0]) == nil, others.isEmpty,
      case .object(_, let fields, exactlyOne: _)? = RuleBookSchema.shape(at: RulePath(Array(path.parts.dropLast())))
    else { return "" }
    return fields.first { $0.key == path.parts.last }?.summary ?? ""
  }

  /// `, on the buttons `a` and `b` `. Empty if the text is the label of no button.
  private var onButtons: String {
    buttons.isEmpty ? "" : ", on the \(buttons.count == 1 ? "button" : "buttons") \(DiffWords.all(buttons.map { "`\($0)`" }))"
  }

  /// The path that a remote path is about.
  private var remoteName: String { change.location.parts[1] }

  /// Whether servers can set values that they could not set before.
  private var isWider: Bool {
    func ends(_ range: String?) -> [Amount] { (range ?? "").split { "[], ".contains($0) }.compactMap { Amount(String($0)) } }
    let (old, new) = (ends(change.old), ends(change.new))
    return old.count == 2 && new.count == 2 && (new[0].number < old[0].number || new[1].number > old[1].number)
  }

  /// A sentence with the description of the remote path.
  private func remote(_ text: String) -> String {
    let about = (change.new ?? change.old ?? "").trimmedPeriod
    return text + (about.isEmpty ? "." : " (\(DiffWords.cut(about))).")
  }

  /// The sentence about a long list: ``The signal `upload.refused`, `refused_for`, no longer contains `media_quota`.``
  private func listed(_ who: String) -> String {
    let contain = others.isEmpty || !keys.isEmpty ? "contains" : "contain"
    func names(_ list: [String]) -> String { DiffWords.list(list.uniqued.map { "`\(DiffWords.cut($0))`" }) }
    let parts = [
      change.added.isEmpty ? "" : "now \(contain) \(names(change.added))",
      change.removed.isEmpty ? "" : "no longer \(contain) \(names(change.removed))",
    ]
    return "\(subject) \(parts.filter { !$0.isEmpty }.joined(separator: " and "))\(who.isEmpty ? "" : " for \(who)")."
  }

  /// The sentence about a translation: ``` `gate.cap` says “…” instead of “…” to users who read de. ```
  private func translation(_ who: String) -> String {
    let parts = change.path.split(separator: "/").map(String.init)
    let key = parts.dropFirst(2).first { !["text", "title"].contains($0) } ?? ""
    let language = parts.count > 1 ? parts[1] : ""
    if change.form == "removed" { return "`\(key)` no longer has a text in \(language)." }
    let instead = (change.old ?? untranslated).map { " instead of \(quoted($0))" } ?? ""
    return "`\(key)` says \(quoted(change.new))\(instead) to \(who.isEmpty ? "users" : who) who read \(language)\(onButtons)."
  }

  /// What has the value: ``The limit `saved_flows` ``. A column of a plan is not part of it, because the sentence names the users.
  private var subject: String {
    let path = change.location
    guard path.parts.count > 1, let singular = RuleBookSchema.singular(of: path.parts[0]) else { return "`\(change.path)`" }
    let names = DiffWords.list(([path.parts[1]] + others).map { "`\($0)`" })
    let noun = others.isEmpty ? singular : singular.pluralNoun
    if let words { return "Of the \(noun) \(names), \(words)" }
    if !others.isEmpty, !keys.isEmpty { return "`\(keys.joined(separator: "/"))` of the \(noun) \(names)" }
    let inside = keys.isEmpty ? "" : ", `\(keys.joined(separator: "/"))`,"
    return "The \(noun) \(names)\(inside)"
  }

  /// The keys inside the rule that lead to the value.
  private var keys: [String] {
    let column = RuleBookSchema.planColumn(of: change.location)
    return change.location.parts.dropFirst(2).filter { $0 != column && $0 != "value" && !($0 == "plans" && column != nil) }
  }

  /// The words for these keys, if they have any.
  private var words: String? { PartWords.text(change.location.parts[0], keys) }

  private func quoted(_ text: String?) -> String {
    guard let text else { return "nothing" }
    let forms = PluralText.forms(text).map { "“\(DiffWords.cut($0.text))” (\($0.category))" }
    return forms.isEmpty ? "“\(DiffWords.cut(text))”" : DiffWords.all(forms)
  }

  /// A value that is a sentence, in quotation marks. Others as they are.
  private func prose(_ value: String) -> String { value.hasSuffix(".") && value.contains(" ") ? "“\(value.trimmedPeriod)”" : value }
}

extension String {
  /// The text with a period at its end.
  fileprivate var ended: String { hasSuffix(".") ? self : self + "." }

  /// The text without a period at its end.
  fileprivate var trimmedPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
