internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler
internal import YAMLTree

/// A notification as people get it: its text with example values in every language, how it arrives, and what a tap opens.
struct NotificationCard {
  private let rules: CheckedRules
  private let sentences: Sentences

  init(_ rules: CheckedRules, _ sentences: Sentences) { (self.rules, self.sentences) = (rules, sentences) }

  func text(of name: String) -> String {
    guard let notification = rules.book.notifications[name] else { return "" }
    var blocks = [quoted(notification.says.text)]
    if let expanded = notification.expanded, expanded != notification.says {
      blocks.append("With previews:\n\n" + quoted(expanded.text))
    }
    blocks.append(
      lines(of: notification, rates: rules.places.node(RulePath(NotificationType.key, name, "at_most"))).map { "- \($0)" }.joined(
        separator: "\n"))
    return blocks.joined(separator: "\n\n")
  }

  private func quoted(_ key: String) -> String {
    let example = ExampleSentence(rules)
    return sentences.quoted(key) { example.text($0, of: key) }
  }

  private func lines(of notification: NotificationType, rates: Node?) -> [String] {
    let channels = notification.channels.map { "`\(ChannelKind.names[$0.position])`" }.joined(separator: ", then ")
    var lines = ["Arrives: \(channels); plans: \(notification.to.map { "`\($0.text)`" }.joined(separator: ", "))"]
    lines.append("A tap opens `\(notification.opens.text)`" + (address(notification.opens.text).map { ": `\($0)`" } ?? ""))
    lines.append(notification.isSnoozable ? "Waits while the user snoozes notifications" : "Arrives while the user snoozes notifications")
    if let rates { lines.append("At most \(PlanTable.written(rates))") }
    if !notification.isSwitchedOn { lines.append("Switched off") }
    return lines
  }

  /// The address of a link, with the values of its constant parameters and the types of its ids.
  private func address(_ name: String) -> String? {
    guard let link = rules.book.deepLinks[name] else { return nil }
    let query = link.parameters.map { "\($0.name)=\($0.always ?? "‹\($0.idOf ?? "id")›")" }.joined(separator: "&")
    return "\(rules.book.router.scheme)://\(link.path)" + (query.isEmpty ? "" : "?\(query)")
  }
}
