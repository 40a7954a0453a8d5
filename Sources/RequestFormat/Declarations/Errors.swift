// What is shown and logged when something fails.
extension Requests {
  static let errorQuestions: [Question] = [
    Question(
      "error", "What is shown and logged when an error occurs, or is over?",
      keys: [
        Key("error", .name("errors"), "The error."), Key("action", .name("actions"), .optional, "What was tried, for the log."),
        Key("surface", .name("surfaces"), .optional, "Which of its surfaces was used."),
        Key("recovered", .flag, .optional, as: "hasRecovered", "`true`: it is over, since a new try succeeded."),
      ], answer: "ErrorAnswer",
      scenario: .about("error", kind: "ErrorRule", subject: "error", "What is shown and logged when this error occurs.")),
    Question(
      "retry", "Is it tried again, and when?",
      keys: [
        Key("failures", .whole(1...Int64.max, or: nil), "How often it failed so far, the first time included."),
        Key(
          "jitter", .whole(0...1000, or: 1000), .optional,
          "A number that the caller draws by chance each time; the longest wait without one."),
      ],
      either: Alternatives(
        "RetriedRule", "The rule, or the error whose rule it is.",
        [[Key("retry", .name("retries"), "The rule.")], [Key("error", .name("errors"), "The error whose rule it is.")]]),
      answer: "RetryAnswer",
      scenario: .about("retry", kind: "RetryPolicy", subject: "retry", "Whether something is tried again by this rule.")),
    Question(
      "toasts", "Which toasts are on the screen?",
      keys: [
        Key("toasts", .kept("Kept"), .optional, "As the last answer gave it."),
        Key(
          "event",
          .read("ToastEventInput", typeScript: "{shown: string; error: ErrorId} | {shown: string; copy: CopyKeyId} | {dismissed: string}"),
          .optional, "What happened, with an id of the caller's; left out when only time has passed."),
      ], answer: "ToastsAnswer", scenario: .plain),
  ]

  static let errorWords: [Words] = [
    .of("PresentedRetry.Verdict", ["now", "later", "on_request", "never"], cases: ["later": "after"]),
    .of("ToastOutcome", ["shown", "waits", "merged", "id_in_use"]),
  ]

  static let errorObjects: [Object] = [
    Object(
      "ErrorAnswer", of: "ErrorAnswer", about: "What is shown and logged; of an error that is over, what is logged.",
      [
        .member("error", .name("errors"), "Which it is."),
        .given(
          "shown",
          [
            Member("severity", .name("severities"), "How bad it is."),
            Member("blocks", .flag, "Whether the person cannot go on as they were."),
            Member(
              "surfaces",
              .list(
                .members([
                  Member("id", .name("surfaces"), "The surface."),
                  Member("shownForMilliseconds", .number, .ifGiven, from: "shownFor", "How long it stays, where it goes away by itself."),
                  Member("dismissible", .flag, from: "isDismissible", "Whether it can be put away."),
                ])), "Where it appears."),
            Member("copy", .object("Copy"), "The words."),
            Member("buttons", .list(.object("Button")), "The ways on, with the main one first."),
            Member("retry", .name("retries"), .orNull, "The rule by which it is tried again; null where that never helps."),
            Member(
              "copyWithoutRetry", .object("Copy"), .ifGiven,
              "What is said in place of the buttons that try again, where trying again cannot help this time."),
            Member("waits", .flag, .ifTrue, "It is shown later, because this is no moment to be disturbed."),
            Member("incident", .string, .ifGiven, "The id to quote to support; left out of what is not that bad."),
          ]), .member("log", .object("LoggedEvent"), .orNull, "The record; null for what is not logged."),
        .member("undecided", .object("Undecided"), .ifGiven, "Why the record has no id by which it can be found."),
      ]),
    Object(
      "RetryAnswer", of: "RetryAnswer",
      [
        .member("retry", .name("retries"), .orNull, from: "result.retry", "The rule; null where nothing is tried again."),
        .member("try", .word("PresentedRetry.Verdict"), from: "result.verdict", "Whether, and how."),
        .member("waitMilliseconds", .number, .ifGiven, from: "wait", "`later`: how long."),
        .member("at", .milliseconds, .ifGiven, "`later`: when, if `now` was given."),
        .member("copy", .object("Copy"), .ifGiven, from: "result.copy", "`never`: what is said instead, where there is something to say."),
      ]),
    Object(
      "ToastsAnswer", of: "ToastsAnswer",
      [
        .member("outcome", .word("ToastOutcome"), .ifGiven, "What became of one that was to be shown."),
        .member("visible", .list(.object("ShownToast")), "Those on the screen."),
        .member("waiting", .number, "How many wait for their turn."),
        .member("nextChange", .milliseconds, .ifGiven, "When the queue changes by itself: ask again then."),
        .member("toasts", .written("write", typeScript: "Kept"), from: "queue", "For the next question."),
      ]),
    .part(
      "ShownToast", of: "ShownToast", "A toast on the screen.",
      [
        .member("id", .bytes, "The caller's id."), .member("line", .bytes, "What it says."),
        .member("buttons", .list(.object("Button")), .ifGiven, "The buttons of its error."),
      ]),
  ]
}
