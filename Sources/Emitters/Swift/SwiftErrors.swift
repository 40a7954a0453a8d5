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
        "public func present(_ facts: \(someFacts)\(actions), on surface: \(type("surfaces", "surface"))? = nil) -> \(prefix)ShownError"
      ) { text in
        frame(&text)
        text.line("return \(prefix)ShownError(\(prefix).rules.present(\(occurrence), frame))")
      }
      if has(.events) {
        text.line()
        text.doc("The record of a try that succeeded after this; nil for what is not logged. The facts name the same incident.")
        text.block("public func recovered(_ facts: \(someFacts)) -> \(prefix)LoggedEvent?") { text in
          frame(&text)
          text.line(
            "return \(prefix).rules.recovery(from: ErrorOccurrence(error: Int(rawValue)), frame).map { \(prefix)LoggedEvent($0) }")
        }
      }
      text.line()
      text.doc(
        "Whether to try again what failed with it. `failures`: how often it failed so far; `jitter`: 0 to 1000, drawn anew each time.")
      text.block("public func retry(failures: Int, jitter: Int, _ facts: \(someFacts)) -> \(prefix)ShownRetry") { text in
        frame(&text)
        text.line("let rules = \(prefix).rules")
        text.line("let policy = rules.retryPolicy(ofError: Int(rawValue))")
        text.line(
          "return \(prefix)ShownRetry(rules.retry(policy, of: Int(rawValue), failures: Int64(failures), jitter: jitter, frame))")
      }
    }
    text.line()
    shownError(&text)
    text.line()
    view(
      &text, "ShownRetry", of: "PresentedRetry", "Whether something that failed is tried again, and when.",
      [
        id("The rule by which it is tried; nil where trying never helps.", "retry", .retries, .optional),
        .same("Whether it is tried again.", "verdict", "PresentedRetry.Verdict"),
        copy("The words for when it is not tried again.", "copy", .optional),
      ])
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
    view(
      &text, "ShownError", of: "PresentedError", "One occurrence of an error.",
      [
        id("Which error it is.", "error", .errors), id("How severe it is.", "severity", .severities),
        .same("Whether the person cannot go on as they were.", "blocks", "Bool"), copy("The words.", "copy"),
        buttons("The ways on, the main one first."),
        ViewProperty(
          "Where it appears, how long it stays, and whether the person may put it away.", "surfaces",
          "[(surface: \(surface), shownFor: Swift.Duration?, isDismissible: Bool)]",
          "presented.surfaces.map { (\(surface)(ordinal: $0.id), $0.shownFor.map { .milliseconds($0) }, $0.isDismissible) }"),
        id("The rule by which it is tried again; nil where that never helps.", "retry", .retries, .optional),
        copy("The words in place of the buttons that try again, where trying again cannot help.", "copyWithoutRetry", .optional),
        .same("Whether it is not shown yet, because this is no moment to be disturbed.", "waits", "Bool"),
        .same("The id to quote to support; nil for what is not that bad.", "incident", "String?"),
        shown("The record for the log; nil for what is not logged.", "log", "LoggedEvent", .optional, of: .events),
        undecided("Why the record could not be found again: the incident id was not given."),
      ])
  }

  private func retry(_ text: inout SwiftText) {
    text.line()
    text.block("extension \(type("retries", "retry rule"))") { text in
      text.doc("Whether to try again. `failures`: how often it failed so far; `jitter`: 0 to 1000, drawn anew each time.")
      text.block("public func decide(failures: Int, jitter: Int, _ facts: \(someFacts)) -> \(prefix)ShownRetry") { text in
        frame(&text)
        text.line("return \(prefix)ShownRetry(\(prefix).rules.retry(Int(rawValue), failures: Int64(failures), jitter: jitter, frame))")
      }
    }
  }

  private func emptyStates(_ text: inout SwiftText) {
    text.line()
    text.block("extension \(type("empty_states", "empty state"))") { text in
      text.doc("What the screen shows to this person.")
      text.block("public func present(_ facts: \(someFacts)) -> \(prefix)ShownEmptyState") { text in
        frame(&text)
        text.line("return \(prefix)ShownEmptyState(\(prefix).rules.present(emptyState: Int(rawValue), frame))")
      }
    }
    text.line()
    view(
      &text, "ShownEmptyState", of: "PresentedEmptyState", "What a screen shows while there is nothing on it.",
      [
        copy("Its title.", "title"), copy("What stands under the title.", "body", .optional),
        shown("The one way on.", "button", "ShownButton", of: .buttons),
        id("The screen that the button leads this person to.", "opens", .routes),
      ])
  }
}
