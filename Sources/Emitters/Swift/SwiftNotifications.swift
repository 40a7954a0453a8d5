internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Whether notification types are generated. They require links.
  private var hasNotifications: Bool { has(.notifications) && hasLinks }

  var notificationFiles: [File] {
    guard hasNotifications else { return [] }
    let notifications = File(name: "Swift/\(prefix)Notifications.swift", bytes: notifications())
    guard has(.planner) else { return [notifications] }
    return [
      notifications, File(name: "Swift/\(prefix)Planning.swift", bytes: planning()),
      File(name: "Swift/\(prefix)NotificationSubjects.swift", bytes: notificationSubjects()),
    ]
  }

  /// Generates a case for each notification, with a typed value for each variable and an id for each thing in its link.
  private func notifications() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    let (type, category) = (type("notifications", "notification type"), type("notification_categories", "notification category"))
    let all = (0..<bundle.count(.notifications)).map { notification($0) }
    text.doc("A notification with its values, for previews of a type. The planner creates the notifications that are delivered.")
    text.block("public enum \(prefix)Notification: Sendable, Equatable") { text in
      for (row, notification) in all.enumerated() {
        let doc = docs["notifications", bundle.name(.notifications, row)]
        text.doc(doc?.text ?? "", doc?.sources ?? [])
        let values = notification.values.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        text.line("case \(notification.name)\(values.isEmpty ? "" : "(\(values))")")
      }
      text.line()
      text.doc("The type of the notification.")
      text.table("public var type: \(type)", all.map { (".\($0.name)", ".\($0.name)") })
      text.line()
      text.doc("The category of the notification in the settings.")
      text.line("public var category: \(category) { type.category }")
      text.line()
      text.doc("The link that a tap opens.")
      text.table(
        "public var link: \(prefix)DeepLink",
        all.map { notification in
          let ids = notification.link.ids.map { "\($0.parameter): \(SwiftName.quoted($0.label))" }.joined(separator: ", ")
          return (
            notification.pattern(of: notification.link.ids.map(\.label)), ".\(notification.link.name)\(ids.isEmpty ? "" : "(\(ids))")"
          )
        })
      text.line()
      text.doc(
        "Returns the copy. `previews` is whether the user allows previews. If it is false, the copy contains no personal data."
      )
      text.block("public func content(previews: Bool, in tag: String? = nil) -> \(prefix)ShownCopy") { text in
        text.line("switch self {")
        for notification in all { text.line("case \(notification.pattern(of: notification.said)): \(notification.content)") }
        text.line("}")
      }
    }
    text.line()
    text.block("extension \(type)") { text in
      text.doc("The category of the notification in the settings.")
      text.table(
        "public var category: \(category)",
        (0..<bundle.count(.notifications)).map {
          (
            ".\(member(.notifications, $0))",
            ".\(member(.notificationCategories, bundle.notifications[$0].category))"
          )
        })
    }
    text.line()
    text.block("extension \(category)") { text in
      text.doc("The label of the switch in the settings.")
      text.line("public var label: \(prefix)ShownCopy { label(in: nil) }")
      text.line()
      text.doc("Returns the label in a language, given as a BCP 47 tag.")
      text.table(
        "public func label(in tag: String?) -> \(prefix)ShownCopy",
        (0..<bundle.count(.notificationCategories)).map {
          let copy = bundle.notificationCategories[$0].label
          return (".\(member(.notificationCategories, $0))", "\(prefix)ShownCopy(\(prefix).rules.render(copy: \(copy), with: [], in: tag))")
        })
    }
    return text.bytes
  }

  // MARK: One notification

  private struct NotificationCase {
    var name: String
    var values: [(label: String, type: String)]
    var link: (name: String, ids: [(parameter: String, label: String)])
    /// The labels of the variables of its copy.
    var said: [String]
    /// The copy, as an expression.
    var content: String

    /// Returns a pattern that binds the values with some labels.
    func pattern(of labels: [String]) -> String {
      let isBound = values.map { value in labels.contains(value.label) }
      guard isBound.contains(true) else { return ".\(name)" }
      return ".\(name)(" + zip(values, isBound).map { $1 ? "let \(SwiftName.quoted($0.label))" : "_" }.joined(separator: ", ") + ")"
    }
  }

  private func notification(_ row: Int) -> NotificationCase {
    let link = bundle.notifications[row].opens
    let ids = linkParameters(link).filter { $0.kind == .id }
    var things: [String] = []
    for id in ids where !things.contains(id.value) { things.append(id.value) }
    let says = bundle.notifications[row].says
    let expanded = bundle.notifications[row].expanded
    var variables: [Variable] = []
    for copy in [says] + (expanded.map { [$0] } ?? []) {
      for variable in self.variables(of: copy) where !variables.contains(variable) { variables.append(variable) }
    }
    // A thing and a variable can have the same name, and so can two variables of different types.
    let labels = SwiftName.labels(things + variables.map(\.name), taken: ["self", "Type", "init", "_", "previews", "tag"])
    let labelOfThing = Dictionary(zip(things, labels), uniquingKeysWith: { first, _ in first })
    func words(_ copy: Int) -> String {
      let arguments = self.variables(of: copy).map { variable in
        let index = variables.firstIndex(of: variable) ?? 0
        return "\(SwiftName.bare(variable.name)): \(SwiftName.quoted(labels[things.count + index]))"
      }
      return "\(prefix)Copy.\(member(.copy, copy))(\((arguments + ["in: tag"]).joined(separator: ", ")))"
    }
    return NotificationCase(
      name: member(.notifications, row),
      values: zip(labels, things.map { _ in "LinkID" } + variables.map(\.type)).map { ($0, $1) },
      link: (member(.deepLinks, link), ids.map { (SwiftName.bare($0.name), labelOfThing[$0.value] ?? "") }),
      said: Array(labels.dropFirst(things.count)),
      content: expanded.map { "previews ? \(words($0)) : \(words(says))" } ?? words(says))
  }
}
