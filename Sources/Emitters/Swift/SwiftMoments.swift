internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates the tasks of each moment, and the sign-in providers.
  func moments() -> [UInt8] {
    var text = header((has(.moments) ? ["internal import RulesBundle"] : []) + ["public import RulesRuntime"])
    if has(.moments) { moment(&text) }
    if has(.providers) { providers(&text) }
    return text.bytes
  }

  private func moment(_ text: inout SwiftText) {
    let (moment, answer) = (type("moments", "moment"), "\(prefix)MomentAnswer")
    text.block("extension \(moment)") { text in
      text.doc("Returns what the app does at this moment.")
      text.block("public func tasks(for facts: \(someFacts)) -> \(answer)") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(answer)(\(prefix).rules.present(moment: Int(rawValue), frame))")
      }
    }
    text.line()
    let data = type("data_types", "data type")
    func cleared(_ name: String, _ storage: String, _ about: String) -> ViewProperty? {
      has(.dataTypes)
        ? .init(
          about, name, "[\(data)]",
          "presented.dataToDelete.filter { $0.from.contains(.\(storage)) }.map { \(data)(ordinal: $0.type) }") : nil
    }
    view(
      &text, "MomentAnswer", of: "PresentedMoment", "What the app does at a moment. While a question is open, the tasks are empty.",
      [
        id("The moment.", "moment", .moments),
        shown("The question to ask first; nil if there is none.", "question", "ShownQuestion", .optional, of: .copy),
        id("The tasks of the app, in order.", "tasks", .tasks, .many),
        cleared("dataToDeleteOnDevice", "device", "The data types to delete from the device."),
        cleared("dataToDeleteInCloud", "cloud", "The data types to delete from the cloud."),
        id("The data types that are kept.", "dataToKeep", .dataTypes, .many),
        id("The next screen, as the root of the navigation; nil if the user stays on the current screen.", "route", .routes, .optional),
        .init(
          "A keyword of the rules instead of a screen; nil if there is none.", "answer", "String?",
          "presented.answer.map { \(prefix).rules.bundle.answer($0) }"),
        shown("The error to show; nil if there is none.", "error", "ShownError", .optional, of: .errors),
        notices("The notices to show now."), telemetry("The events to log, unless the moment asks first."),
        undecided("The reason why something cannot be decided; nil if there is none. Then a task is omitted and data is kept."),
      ])
    guard has(.copy) else { return }
    text.line()
    view(
      &text, "ShownQuestion", of: "PresentedQuestion", "A question that the user answers before the app performs any task.",
      [copy("The copy.", "copy"), id("The surface that shows the question.", "surface", .surfaces), buttons("The answers.")])
  }

  private func providers(_ text: inout SwiftText) {
    let (provider, button) = (type("providers", "provider"), type("buttons", "button"))
    let rows = Array(0..<bundle.count(.providers))
    let inOrder = rows.sorted {
      bundle.providers[$0].position < bundle.providers[$1].position
    }
    func each(_ value: (Int) -> String) -> [(pattern: String, value: String)] { rows.map { (".\(member(.providers, $0))", value($0)) } }
    func flag(_ text: inout SwiftText, _ about: String, _ name: String, _ value: (ProviderRow) -> Bool) {
      text.line()
      text.doc(about)
      text.table("public var \(name): Bool", each { value(bundle.providers[$0]) ? "true" : "false" })
    }
    if has(.moments) { text.line() }
    text.block("extension \(provider)") { text in
      text.doc("All providers, in display order.")
      text.line("public static let inOrder: [\(provider)] = [\(inOrder.map { ".\(member(.providers, $0))" }.joined(separator: ", "))]")
      text.line()
      text.doc("The button that starts the sign-in.")
      text.table("public var button: \(button)", each { ".\(member(.buttons, bundle.providers[$0].button))" })
      text.line()
      text.doc("Whether the app requests a value from the provider, and whether the sign-in requires it.")
      text.line("public enum Need: Int, Sendable { case never, optional, needed }")
      text.line()
      text.doc("Whether the sign-in needs an email address.")
      text.table("public var address: Need", each { ".\(bundle.providers[$0].address)" })
      text.line()
      text.doc("Whether the sign-in needs the name of the user.")
      text.table("public var personName: Need", each { ".\(bundle.providers[$0].personName)" })
      flag(&text, "Whether the user has a password in the product.", "hasPassword", \.password)
      flag(&text, "Whether the user must confirm the email address.", "confirmsAddress", \.confirmsAddress)
      flag(
        &text, "Whether the provider returns the email address only at the first sign-in, so that it must be stored.", "keepsFirstAddress",
        \.keepsFirstAddress)
      flag(&text, "Whether the email address can be a relay address that hides the real one.", "mayHideAddress", \.mayHideAddress)
      flag(&text, "Whether receipts and notices are sent to the email address.", "identifiesByAddress", \.identifiesByAddress)
    }
  }
}
