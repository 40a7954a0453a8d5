// Requests about errors, retries, and toasts.
extension Requests {
  static let errorQuestions: [Question] = [
    Question(
      "error", "What does the app show and log when an error occurs or is resolved?",
      keys: [
        Key("error", .name("errors"), "The error."), Key("action", .name("actions"), .optional, "The attempted action, for the log."),
        Key("surface", .name("surfaces"), .optional, "The surface on which the error appeared."),
        Key("recovered", .flag, .optional, as: "hasRecovered", "`true`: a retry succeeded, so the error is resolved."),
      ], answer: "ErrorAnswer",
      scenario: .about("error", kind: "ErrorRule", subject: "error", "What the app shows and logs when this error occurs.")),
    Question(
      "retry", "Is a failed call retried, and when?",
      keys: [
        Key("failures", .whole(1...Int64.max, or: nil), "The number of failures so far, the first one included."),
        Key(
          "jitter", .whole(0...1000, or: 1000), .optional,
          "A random number from the caller, new for each request. Without it, the wait is the longest one."),
      ],
      either: Alternatives(
        "RetriedRule", "The retry rule, or an error that has one.",
        [[Key("retry", .name("retries"), "The retry rule.")], [Key("error", .name("errors"), "The error whose retry rule applies.")]]),
      answer: "RetryAnswer",
      scenario: .about("retry", kind: "RetryPolicy", subject: "retry", "Whether this rule retries a failed call, and when.")),
    Question(
      "toasts", "Which toasts are on the screen?",
      keys: [
        Key("toasts", .kept("Kept"), .optional, "The value from the last answer."),
        Key(
          "event",
          .read("ToastEventInput", typeScript: "{shown: string; error: ErrorId} | {shown: string; copy: CopyKeyId} | {dismissed: string}"),
          .optional, "The event, with an id that the caller chooses; absent if only time passed."),
      ], answer: "ToastsAnswer", scenario: .plain),
  ]

  static let errorWords: [Words] = [
    .of("PresentedRetry.Verdict", ["now", "later", "on_request", "never"], cases: ["later": "after"]),
    .of("ToastOutcome", ["shown", "waits", "merged", "id_in_use"], cases: ["waits": "queued"]),
  ]

  static let errorObjects: [Object] = [
    Object(
      "ErrorAnswer", of: "ErrorAnswer", about: "What the app shows and logs; for a resolved error, only what it logs.",
      [
        .member("error", .name("errors"), "The error."),
        .given(
          "shown",
          [
            Member("severity", .name("severities"), "The severity."),
            Member("blocks", .flag, "Whether the error blocks the user."),
            Member(
              "surfaces",
              .list(
                .members([
                  Member("id", .name("surfaces"), "The surface."),
                  Member(
                    "shownForMilliseconds", .number, .ifGiven, from: "millisecondsShown",
                    "How long the error stays; absent if it does not disappear by itself."),
                  Member("dismissible", .flag, from: "isDismissible", "Whether the user can dismiss the error."),
                  Member(
                    "clearsOnEdit", .flag, .ifTrue, "The next edit of what the error is about removes it; otherwise absent."),
                ])), "Where the error appears."),
            Member("copy", .object("Copy"), "The copy."),
            Member("buttons", .list(.object("Button")), "The buttons, main button first."),
            Member("retry", .name("retries"), .orNull, "The retry rule; null if a retry never helps."),
            Member(
              "copyWithoutRetry", .object("Copy"), .ifGiven,
              "The copy in place of the retry buttons, if a retry cannot help this time."),
            Member(
              "waits", .flag, .ifTrue, from: "isDeferred", "The error is shown later, because the user should not be interrupted now."),
            Member("tasks", .list(.name("tasks")), .ifAny, "What the app does first, in order."),
            Member(
              "route", .name("routes"), .ifGiven,
              "The safe screen on which the app continues, with nothing behind it; absent if the user stays on the current screen."),
            Member("incident", .string, .ifGiven, "The id to quote to support; absent if the severity does not show it."),
          ]), .member("log", .object("LoggedEvent"), .orNull, "The log record; null if the error is not logged."),
        .member("undecided", .object("Undecided"), .ifGiven, "Why the record has no incident id."),
      ]),
    Object(
      "RetryAnswer", of: "RetryAnswer",
      [
        .member("retry", .name("retries"), .orNull, from: "result.retry", "The retry rule; null if nothing is retried."),
        .member("try", .word("PresentedRetry.Verdict"), from: "result.verdict", "Whether to retry, and when."),
        .member("waitMilliseconds", .number, .ifGiven, from: "wait", "`later`: the wait."),
        .member("at", .milliseconds, .ifGiven, "`later`: the time, if the fact `now` was given."),
        .member("copy", .object("Copy"), .ifGiven, from: "result.copy", "`never`: the copy to show instead, if the rule has any."),
      ]),
    Object(
      "ToastsAnswer", of: "ToastsAnswer",
      [
        .member("outcome", .word("ToastOutcome"), .ifGiven, "What happened to the toast of the event."),
        .member("visible", .list(.object("ShownToast")), "The toasts on the screen."),
        .member("waiting", .number, "How many toasts wait for their turn."),
        .member("nextChange", .milliseconds, .ifGiven, "When the queue changes by itself. Send a request then."),
        .member("toasts", .written("write", typeScript: "Kept"), from: "queue", "The value for the next request."),
      ]),
    .part(
      "ShownToast", of: "ShownToast", "A toast on the screen.",
      [
        .member("id", .bytes, "The caller's id."), .member("line", .bytes, "Its text."),
        .member("buttons", .list(.object("Button")), .ifGiven, "The buttons of its error."),
      ]),
  ]
}
