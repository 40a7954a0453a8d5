internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// What an app does at each moment of its life, and the ways to sign in.
  func moments() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    if has(.moments) { moment(&text) }
    if has(.providers) { providers(&text) }
    return text.bytes
  }

  private func moment(_ text: inout SwiftText) {
    let (moment, answer) = (type("moments", "moment"), "\(prefix)MomentAnswer")
    text.block("extension \(moment)") { text in
      text.doc("What the app does now that this moment has come.")
      text.block("public func now(_ facts: \(prefix)Facts) -> \(answer)") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(answer)(\(prefix).rules.present(moment: Int(rawValue), frame))")
      }
    }
    text.line()
    text.doc("What the app does at a moment. While a question is open there is nothing to do.")
    text.block("public struct \(answer): Sendable, Equatable") { text in
      text.doc("The same with ids as texts.")
      text.line("public let presented: PresentedMoment")
      text.line()
      text.line("init(_ presented: PresentedMoment) { self.presented = presented }")
      text.line()
      text.doc("The question that comes first.")
      text.line("public var asks: PresentedQuestion? { presented.asks }")
      if has(.tasks) {
        let task = type("tasks", "task")
        text.line()
        text.doc("What the app does, in order.")
        text.line("public var tasks: [\(task)] { presented.tasks.compactMap { \(task)(name: $0) } }")
      }
      if has(.dataTypes) {
        let data = type("data_types", "data type")
        text.line()
        text.doc("What goes from the device, and what goes from the cloud.")
        text.line("public var clearsOnDevice: [\(data)] { cleared(from: \"device\") }")
        text.line("public var clearsInCloud: [\(data)] { cleared(from: \"cloud\") }")
        text.line()
        text.doc("What might go and stays.")
        text.line("public var keeps: [\(data)] { presented.keeps.compactMap { \(data)(name: $0) } }")
        text.line()
        text.block("private func cleared(from copies: String) -> [\(data)]") { text in
          text.line("presented.clears.filter { $0.from.contains(copies) }.compactMap { \(data)(name: $0.type) }")
        }
      }
      if has(.routes) {
        let route = type("routes", "route")
        text.line()
        text.doc("The screen that comes next, with nothing behind it; nil when the person stays where they are.")
        text.line("public var route: \(route)? { presented.route.flatMap { \(route)(name: $0) } }")
      }
      if has(.errors) {
        text.line()
        text.doc("The error that tells the person why; nil where there is nothing to tell.")
        text.line("public var error: PresentedError? { presented.error }")
      }
      text.line()
      text.doc("A word of the rules in place of a screen.")
      text.line("public var answer: String? { presented.answer }")
    }
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
