internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// What errors show and log, when something is tried again, and what empty screens show, in the types of these rules.
  func errors() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    let error = type("errors", "error")
    text.block("extension \(error)") { text in
      text.doc("What is shown and logged when this occurs.")
      let actions = has(.actions) ? ", doing action: \(type("actions", "action"))? = nil" : ""
      text.doc("`surface`: the one that was used, of several; the first one when nil.")
      text.block(
        "public func present(_ facts: \(prefix)Facts\(actions), on surface: \(type("surfaces", "surface"))? = nil) -> \(prefix)ShownError"
      ) { text in
        frame(&text)
        text.line("return \(prefix)ShownError(error: self, presented: \(prefix).rules.present(\(occurrence), frame))")
      }
      if has(.events) {
        text.line()
        text.doc("The record of a try that succeeded after this; nil for what is not logged. The facts name the same incident.")
        text.block("public func recovered(_ facts: \(prefix)Facts) -> \(prefix)LoggedEvent?") { text in
          frame(&text)
          text.line(
            "return \(prefix).rules.recovery(from: ErrorOccurrence(error: Int(rawValue)), frame).flatMap { \(prefix)LoggedEvent($0) }")
        }
      }
      text.line()
      text.doc(
        "Whether to try again what failed with it. `failures`: how often it failed so far; `jitter`: 0 to 1000, drawn anew each time.")
      text.block("public func retry(failures: Int, jitter: Int, _ facts: \(prefix)Facts) -> PresentedRetry") { text in
        frame(&text)
        text.line("let rules = \(prefix).rules")
        text.line(
          "return rules.retry(rules.retryPolicy(ofError: Int(rawValue)), of: Int(rawValue), failures: Int64(failures), jitter: jitter, frame)"
        )
      }
    }
    text.line()
    shownError(&text)
    if has(.retries) { retry(&text) }
    if has(.emptyStates) { emptyStates(&text) }
    return text.bytes
  }

  private var occurrence: String {
    "ErrorOccurrence(error: Int(rawValue)\(has(.actions) ? ", action: action.map { Int($0.rawValue) }" : ""), surface: surface.map { Int($0.rawValue) })"
  }

  private func frame(_ text: inout SwiftText) {
    text.line("let frame = \(prefix).rules.makeFrame()")
    text.line("facts.fill(frame)")
  }

  private func shownError(_ text: inout SwiftText) {
    let surface = type("surfaces", "surface")
    text.doc("One occurrence of an error.")
    text.block("public struct \(prefix)ShownError: Sendable, Equatable") { text in
      text.line("public let error: \(type("errors", "error"))")
      text.doc("The same with ids as texts.")
      text.line("public let presented: PresentedError")
      func member(_ about: String, _ line: String) {
        text.line()
        text.doc(about)
        text.line("public var \(line)")
      }
      member("Whether the person cannot go on as they were.", "blocks: Bool { presented.blocks }")
      member("The words.", "copy: PresentedCopy { presented.copy }")
      if has(.buttons) {
        member(
          "The ways on, the main one first.",
          "buttons: [\(prefix)ShownButton] { presented.buttons.compactMap { \(prefix)ShownButton($0) } }")
      }
      member(
        "Where it appears, how long it stays, and whether the person may put it away.",
        "surfaces: [(surface: \(surface), shownFor: Swift.Duration?, isDismissible: Bool)] { presented.surfaces.compactMap { shown in \(surface)(name: shown.id).map { ($0, shown.shownFor.map { .milliseconds($0) }, shown.isDismissible) } } }"
      )
      member("The id to quote to support; nil for what is not that bad.", "incident: String? { presented.incident }")
      if has(.events) {
        member(
          "The record for the log; nil for what is not logged.",
          "log: \(prefix)LoggedEvent? { presented.log.flatMap { \(prefix)LoggedEvent($0) } }")
      }
    }
  }

  private func retry(_ text: inout SwiftText) {
    text.line()
    text.block("extension \(type("retries", "retry rule"))") { text in
      text.doc("Whether to try again. `failures`: how often it failed so far; `jitter`: 0 to 1000, drawn anew each time.")
      text.block("public func decide(failures: Int, jitter: Int, _ facts: \(prefix)Facts) -> PresentedRetry") { text in
        frame(&text)
        text.line("return \(prefix).rules.retry(Int(rawValue), failures: Int64(failures), jitter: jitter, frame)")
      }
    }
  }

  private func emptyStates(_ text: inout SwiftText) {
    text.line()
    text.block("extension \(type("empty_states", "empty state"))") { text in
      text.doc("What the screen shows to this person.")
      text.block("public func present(_ facts: \(prefix)Facts) -> \(prefix)ShownEmptyState") { text in
        frame(&text)
        text.line("return \(prefix)ShownEmptyState(\(prefix).rules.present(emptyState: Int(rawValue), frame))")
      }
    }
    text.line()
    let (button, route) = ("\(prefix)ShownButton", type("routes", "route"))
    text.doc("What a screen shows while there is nothing on it.")
    text.block("public struct \(prefix)ShownEmptyState: Sendable, Equatable") { text in
      text.line("public let title: PresentedCopy")
      text.line("public let body: PresentedCopy?")
      text.line("public let button: \(button)")
      text.doc("The screen that the button leads this person to.")
      text.line("public let opens: \(route)")
      text.line()
      text.block("init(_ presented: PresentedEmptyState)") { text in
        text.line("guard let button = \(button)(presented.button), let opens = \(route)(name: presented.opens)")
        text.line("else { fatalError(\"checked rules name what there is\") }")
        text.line("title = presented.title")
        text.line("body = presented.body")
        text.line("self.button = button")
        text.line("self.opens = opens")
      }
    }
  }
}
