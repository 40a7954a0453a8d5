internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates errors, retries, and empty states with the types of the rules.
  func errors() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    let error = type("errors", "error")
    text.block("extension \(error)") { text in
      text.doc("Returns what to show and log when this error occurs.")
      text.line("///")
      let actions = has(.actions) ? ", doing action: \(type("actions", "action"))? = nil" : ""
      text.doc("`surface` is the surface that the user interacted with, if the error has several; the default is the first one.")
      text.block(
        "public func present(_ facts: \(someFacts)\(actions), on surface: \(type("surfaces", "surface"))? = nil) -> \(prefix)ShownError"
      ) { text in
        frame(&text)
        text.line("return \(prefix)ShownError(\(prefix).rules.present(\(occurrence), frame))")
      }
      if has(.events) {
        text.line()
        text.doc(
          "Returns the telemetry event of a retry that succeeded after this error; nil if it is not logged. Give the facts of the same incident."
        )
        text.block("public func recoveryEvent(_ facts: \(someFacts)) -> \(prefix)LoggedEvent?") { text in
          frame(&text)
          text.line(
            "return \(prefix).rules.recovery(from: ErrorOccurrence(error: Int(rawValue)), frame).map { \(prefix)LoggedEvent($0) }")
        }
      }
      text.line()
      text.doc(
        "Returns whether to retry an operation that failed with this error. `failures` is the number of failures so far. `jitter` is a new random number from 0 to 1000 for each call."
      )
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
      &text, "ShownRetry", of: "PresentedRetry", "Whether and when a failed operation is retried.",
      [
        id("The retry rule; nil if a retry never helps.", "retry", .retries, .optional),
        .same("Whether and when the operation is retried.", "verdict", "PresentedRetry.Verdict"),
        copy("The copy if the operation is not retried.", "copy", .optional),
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
      &text, "ShownError", of: "PresentedError", "An occurrence of an error.",
      [
        id("The error.", "error", .errors), id("The severity.", "severity", .severities),
        .same("Whether the error prevents the user from continuing.", "blocks", "Bool"), copy("The copy.", "copy"),
        buttons("The buttons, the primary one first."),
        ViewProperty(
          "The surfaces that show the error, for how long, whether the user can dismiss it, and whether the next edit removes it.",
          "surfaces", "[(surface: \(surface), shownFor: Swift.Duration?, isDismissible: Bool, clearsOnEdit: Bool)]",
          "presented.surfaces.map { (\(surface)(ordinal: $0.id), $0.shownFor, $0.isDismissible, $0.clearsOnEdit) }"),
        id("The retry rule; nil if a retry never helps.", "retry", .retries, .optional),
        copy("The copy instead of the retry buttons if a retry cannot help.", "copyWithoutRetry", .optional),
        .same("Whether the error is deferred, because the user must not be interrupted now.", "isDeferred", "Bool"),
        id("What the app does first, in order.", "tasks", .tasks, .many),
        id(
          "The safe screen on which the app continues, as the root of the navigation; nil if the user stays.", "route", .routes,
          .optional),
        .same("The incident id for support; nil if the error is not severe enough.", "incident", "String?"),
        shown("The telemetry event to log; nil if the error is not logged.", "log", "LoggedEvent", .optional, of: .events),
        undecided("The reason why the event cannot be linked to the incident: the incident id is missing. Nil if it can."),
      ])
  }

  private func retry(_ text: inout SwiftText) {
    text.line()
    text.block("extension \(type("retries", "retry rule"))") { text in
      text.doc(
        "Returns whether to retry. `failures` is the number of failures so far. `jitter` is a new random number from 0 to 1000 for each call."
      )
      text.block("public func decide(failures: Int, jitter: Int, _ facts: \(someFacts)) -> \(prefix)ShownRetry") { text in
        frame(&text)
        text.line("return \(prefix)ShownRetry(\(prefix).rules.retry(Int(rawValue), failures: Int64(failures), jitter: jitter, frame))")
      }
    }
  }

  private func emptyStates(_ text: inout SwiftText) {
    text.line()
    text.block("extension \(type("empty_states", "empty state"))") { text in
      text.doc("Returns what the screen shows to the user.")
      text.block("public func present(_ facts: \(someFacts)) -> \(prefix)ShownEmptyState") { text in
        frame(&text)
        text.line("return \(prefix)ShownEmptyState(\(prefix).rules.present(emptyState: Int(rawValue), frame))")
      }
    }
    text.line()
    view(
      &text, "ShownEmptyState", of: "PresentedEmptyState", "The content of an empty screen.",
      [
        copy("The title.", "title"), copy("The text below the title.", "body", .optional),
        shown("The button.", "button", "ShownButton", of: .buttons),
        id("The screen that the button opens for this user.", "destination", .routes),
      ])
  }
}
