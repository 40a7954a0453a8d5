internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// What an app does at each moment of its life, and the ways to sign in.
  func moments() -> [UInt8] {
    var text = header((has(.moments) ? ["internal import RulesBundle"] : []) + ["public import RulesRuntime"])
    if has(.moments) { moment(&text) }
    if has(.providers) { providers(&text) }
    return text.bytes
  }

  private func moment(_ text: inout SwiftText) {
    let (moment, answer) = (type("moments", "moment"), "\(prefix)MomentAnswer")
    text.block("extension \(moment)") { text in
      text.doc("What the app does now that this moment has come.")
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
          "presented.clears.filter { $0.from.contains(.\(storage)) }.map { \(data)(ordinal: $0.type) }") : nil
    }
    view(
      &text, "MomentAnswer", of: "PresentedMoment", "What the app does at a moment. While a question is open there is nothing to do.",
      [
        id("Which moment it is.", "moment", .moments),
        shown("The question that comes first.", "asks", "ShownQuestion", .optional, of: .copy),
        id("What the app does, in order.", "tasks", .tasks, .many),
        cleared("clearsOnDevice", "device", "What goes from the device."), cleared("clearsInCloud", "cloud", "What goes from the cloud."),
        id("What might go and stays.", "keeps", .dataTypes, .many),
        id("The screen that comes next, with nothing behind it; nil when the person stays where they are.", "route", .routes, .optional),
        .init(
          "A word of the rules in place of a screen.", "answer", "String?", "presented.answer.map { \(prefix).rules.bundle.answer($0) }"),
        shown("The error that says why; nil where there is nothing to say.", "error", "ShownError", .optional, of: .errors),
        notices("What the person reads right now."),
        undecided("Why something could not be decided: a task is then left out, and data kept."),
      ])
    guard has(.copy) else { return }
    text.line()
    view(
      &text, "ShownQuestion", of: "PresentedQuestion", "A question that a person answers before anything is done.",
      [copy("Its words.", "copy"), id("Where it is shown.", "surface", .surfaces), buttons("The answers.")])
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
      text.doc("All of them, in the order in which they stand.")
      text.line("public static let inOrder: [\(provider)] = [\(inOrder.map { ".\(member(.providers, $0))" }.joined(separator: ", "))]")
      text.line()
      text.doc("The button that begins it.")
      text.table("public var button: \(button)", each { ".\(member(.buttons, bundle.providers[$0].button))" })
      text.line()
      text.doc("Whether it is asked for an address or a name, and whether signing in goes on without.")
      text.line("public enum Need: Int, Sendable { case never, optional, needed }")
      text.line()
      text.table("public var address: Need", each { ".\(bundle.providers[$0].address)" })
      text.line()
      text.table("public var personName: Need", each { ".\(bundle.providers[$0].personName)" })
      flag(&text, "Whether the person has a password with us.", "hasPassword", \.password)
      flag(&text, "Whether the person shows us that the address is theirs.", "confirmsAddress", \.confirmsAddress)
      flag(
        &text, "Whether the address comes with the first sign-in alone, so that it is kept.", "keepsFirstAddress",
        \.keepsFirstAddress)
      flag(&text, "Whether the address may be one that hides the real one.", "mayHideAddress", \.mayHideAddress)
      flag(&text, "Whether the address is where receipts and notices go.", "identifiesByAddress", \.identifiesByAddress)
    }
  }
}
