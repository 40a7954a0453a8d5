// Requests about links, facts, screens, moments, fields, and forms.
extension Requests {
  static let appQuestions: [Question] = [
    Question(
      "link", "Where does a link lead?", traced: true,
      keys: [
        Key("link", .string, "The address exactly as it arrived."),
        Key("exists", .answered, .optional, "Whether the target of the link exists; absent while that is unknown."),
      ], answer: "LinkAnswer", scenario: .string("link", subject: "link", "Where this address leads, exactly as it arrived."),
      method: Method("link", .any, "link", "Where a link leads.")),
    Question(
      "fact", "What is the value of a fact?", traced: true, keys: [Key("fact", .name("facts"), "The fact.")], answer: "FactAnswer",
      scenario: .about("fact", kind: "Fact", subject: "fact", "The value of this fact, which is usually a derived fact."),
      method: Method("fact", .any, "fact", "The value of a derived fact.")),
    Question(
      "setting", "What is the value of a setting?", keys: [Key("setting", .name("settings"), "The setting.")], answer: "SettingAnswer",
      scenario: .about("setting", kind: "Setting", subject: "setting", "The value of this setting."),
      method: Method("setting", .any, "setting", "The value of a setting, with the values that a server has set.")),
  ]

  static let screenQuestions: [Question] = [
    Question(
      "empty_state", "What does an empty screen show?", keys: [Key("empty_state", .name("empty_states"), "The empty state.")],
      answer: "EmptyStateAnswer",
      scenario: .about("empty_state", kind: "EmptyState", subject: "empty_state", "What this empty screen shows."),
      method: Method("emptyState", .any, "empty_state", "What an empty screen shows.")),
    Question(
      "screen", "May the user open a screen, and what is on it?", history: .own, keys: [Key("route", .name("routes"), "The screen.")],
      answer: "ScreenAnswer",
      scenario: .about("screen", kind: "Route", subject: "route", "Whether the user may open this screen, and what is on it."),
      method: Method("screen", .any, "route", "Whether the user may open a screen, and what is on it.")),
    Question(
      "moment", "What does the app do at a moment such as logout?", keys: [Key("moment", .name("moments"), "The moment.")],
      answer: "MomentAnswer",
      scenario: .about("moment", kind: "Moment", subject: "moment", "What the app does at this moment."),
      method: Method("moment", .any, "moment", "What the app does at a moment such as logout.")),
    Question(
      "field", "Is the input of a field valid?",
      keys: [
        Key("field", .name("fields"), "The field."),
        Key("text", .typed, .optional, "The input; null or absent while the user has not edited the field."),
      ], answer: "FieldAnswer",
      scenario: .about("field", kind: "InputField", subject: "field", "The result of the validation of `text` in this field.")),
    Question(
      "form", "Can the input of a form be submitted?",
      keys: [
        Key("form", .name("forms"), "The form."),
        Key(
          "texts", .read("UserInputs", typeScript: "{[field in FieldId]?: string | null}"), .optional,
          "The input of each field that the user has edited."),
      ], answer: "FormAnswer",
      scenario: .about("form", kind: "InputForm", subject: "form", "The result of the validation of `with: {texts: ...}` in this form.")),
  ]

  static let appWords: [Words] = [
    .of("FieldState", ["idle", "checking", "available", "unavailable", "valid", "invalid"]),
    .named(nil, "RoutedLink.Outcome", ["opens", "sign_in", "elsewhere", "gone", "unknown"]),
  ]

  static let appObjects: [Object] = [
    Object(
      "FactAnswer", of: "PresentedFact",
      [
        .member("fact", .name("facts"), "The requested fact."),
        .member("value", .value("PlainValue"), "Its value; also null if it has no value."),
        undecided, trace,
      ]),
    Object(
      "SettingAnswer", of: "PresentedSetting",
      [
        .member("setting", .name("settings"), "The requested setting."),
        .member("value", .number, from: "amount", "Its value in its unit. For a time of day, the minutes since midnight."),
        .member("unit", .word("SettingKind"), "The unit: `count`, `seconds`, `bytes`, `percent`, `time_of_day`, `per_hour`, and so on."),
      ]),
    Object(
      "LinkAnswer", of: "PresentedLink",
      [
        .member("link", .name("deep_links"), .orNull, "The name of the link; null if the address is not a link."),
        .member("outcome", .word("RoutedLink.Outcome"), "The result."),
        .member("route", .name("routes"), "The screen to show. Its guard allows the user."),
        .member(
          "parameters", .fields("{[name: string]: string}"), .ifAny, from: "bundle.parameters(of: value)",
          "`opens`: every parameter of the link by name, constant parameters included."),
        .member(
          "continues", .string, .ifGiven,
          "`sign_in`: the address to continue with. It is built from the link, and never contains the received text."),
        .member("copy", .object("Copy"), .ifGiven, "`gone`, `unknown`: the copy to show."),
        .member("surface", .name("surfaces"), .ifGiven, "`gone`, `unknown`: where to show the copy."),
        .member(
          "refused",
          .members([
            Member("code", .string, "The code."), Member("at", .number, .ifGiven, from: "place", "The offset of the byte with the error."),
            Member("parameter", .string, .ifGiven, "The parameter, as the rules name it."),
            Member("at_most", .number, .ifGiven, from: "longest", "The maximum number of bytes of an address."),
          ]), .ifGiven, from: "linkError", "`unknown`: why the address is not a link. It contains nothing of the received text."),
        undecided,
        trace,
      ]),
    Object(
      "EmptyStateAnswer", of: "PresentedEmptyState",
      [
        .member("emptyState", .name("empty_states"), "The requested empty state."), .member("title", .object("Copy"), "The title."),
        .member("body", .object("Copy"), .ifGiven, "The text."), .member("button", .object("Button"), "The button."),
        .member("opens", .name("routes"), from: "destination", "The screen that the button opens for this user."),
      ]),
    Object(
      "ScreenAnswer", of: "PresentedScreen",
      [
        .member("screen", .name("routes"), "The requested screen."),
        .member("allowed", .flag, from: "isAllowed", "Whether the user may open the screen."),
        .member(
          "instead", .name("routes"), .orNull, from: "redirect", "The screen to show instead; null if the user may open the requested one."),
        .member("title", .object("Copy"), .ifGiven, "The title, if the rules declare one."),
        .member("says", .list(.object("Copy")), .ifAny, from: "lines", "The sentences, in order."),
        .member("labels", .list(.object("Copy")), .ifAny, "The labels that the app places next to what it shows."),
        .member("meters", .list(.object("LimitOverview")), .ifAny, "The limits whose use the screen shows, in order."),
        .member(
          "ladder", .list(.object("LadderStatus")), .ifGiven,
          "With a history: the levels of the warning ladder that appear on the screen."),
        buttons, notices,
        .member("form", .name("forms"), .ifGiven, "The form that the user fills in on the screen."),
        .member(
          "whenEmpty", .name("empty_states"), .ifGiven, from: "emptyState",
          "What the screen shows while it has nothing to list: ask `empty_state`."),
        undecided,
      ]),
    Object(
      "MomentAnswer", of: "PresentedMoment",
      [
        .member("moment", .name("moments"), "The requested moment."),
        .member(
          "asks", .object("MomentQuestion"), .ifGiven, from: "question",
          "The question to ask first. Do nothing else until the user answers. Then send the request again, with the answer as a fact."),
        .member("tasks", .list(.name("tasks")), "The tasks of the app, in order."),
        .member("clears", .list(.object("Clearing")), from: "dataToDelete", "The data types to delete."),
        .member("keeps", .list(.name("data_types")), from: "dataToKeep", "The data types that this moment can delete, and that are kept."),
        .member(
          "route", .name("routes"), .orNull,
          "The screen to show next, with nothing behind it; null if the user stays on the current screen."),
        .member("answer", .spelled("bundle.answer"), .ifGiven, "An answer of the rules in place of a screen."),
        .member(
          "error", .typed("Omit<ErrorAnswer, keyof Answered>", .object("ErrorAnswer")), .ifGiven,
          from: "value.error.map({ ErrorAnswer(shown: $0) })", "The error to show."), notices,
        .member("telemetry", .list(.object("LoggedEvent")), .ifAny, "Events to log, unless the moment asks first."),
        undecided,
      ]),
    .part(
      "MomentQuestion", of: "PresentedQuestion", "A question to ask first.",
      [
        .member("copy", .object("Copy"), "Its copy."), .member("surface", .name("surfaces"), "Where it is shown."), buttons,
      ]),
    .part(
      "Clearing", of: "PresentedDeletion", "A data type to delete.",
      [
        .member("type", .name("data_types"), "The data type."),
        .member("from", .list(.word("StorageKind")), "The copies to delete."),
      ]),
    Object(
      "FieldAnswer", of: "PresentedField",
      [
        .member("field", .name("fields"), "The requested field."),
        .member("valid", .flag, from: "isValid", "Whether the field can be submitted."),
        .member("state", .word("FieldState"), "The state of the field."),
        .member(
          "value", .string, .ifGiven,
          "The text in the form to store. Store it only if `valid` is `true`. Absent for a secret and for an empty field."),
        .member("madeUp", .flag, .ifTrue, from: "isGenerated", "The rules generated the value."),
        .member("length", .number, "The length, in the unit that the field counts."),
        .member("reason", .word("FieldReason"), .ifGiven, "Why the input is rejected."),
        .member(
          "error", .name("errors"), .ifGiven,
          "The error to show. Like the keys below, it is absent while the user has not edited the field."),
        .member("surfaces", .list(.name("surfaces")), .ifAny, "Where to show the error."),
        .member("copy", .object("Copy"), .ifGiven, "The copy of the error."),
        .member("buttons", .list(.object("Button")), .ifAny, "The buttons of the error."),
        .member(
          "undecided", .typed("Undecided | {code: 'unfit_text'; fact?: FactId}", .object("Undecided")), .ifGiven,
          "Why no value was generated; `unfit_text` if the fact contains a character that the rules do not allow."),
      ]),
    Object(
      "FormAnswer", of: "PresentedForm",
      [
        .member("form", .name("forms"), "The requested form."),
        .member(
          "complete", .flag, from: "isComplete", "Whether every field can be submitted, and so whether to enable the submit button."),
        .member("fields", .list(.object("FieldAnswer")), "The fields in the order of the screen."),
      ]),
  ]
}
