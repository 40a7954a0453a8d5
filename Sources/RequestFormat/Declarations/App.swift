// Questions about what an app shows and does.
extension Requests {
  static let appQuestions: [Question] = [
    Question(
      "link", "Where does a link lead the person?", traced: true,
      keys: [
        Key("link", .string, "The address, as it arrived."),
        Key("exists", .answered, .optional, "Whether what the link names is there; left out while nobody has looked."),
      ], answer: "LinkAnswer", scenario: .string("link", subject: "link", "Where this address leads, as it arrives from outside."),
      method: Method("link", .any, "link", "Where a link leads.")),
    Question(
      "fact", "What is the value of a fact?", traced: true, keys: [Key("fact", .name("facts"), "The fact.")], answer: "FactAnswer",
      scenario: .about("fact", kind: "Fact", subject: "fact", "The value of this fact, above all of one that the rules work out."),
      method: Method("fact", .any, "fact", "The value of a fact that the rules work out.")),
  ]

  static let screenQuestions: [Question] = [
    Question(
      "empty_state", "What does an empty screen show?", keys: [Key("empty_state", .name("empty_states"), "The empty state.")],
      answer: "EmptyStateAnswer",
      scenario: .about("empty_state", kind: "EmptyState", subject: "empty_state", "What this empty screen shows."),
      method: Method("emptyState", .any, "empty_state", "What an empty screen shows.")),
    Question(
      "screen", "Who may be on a screen, and what can be tapped there?", keys: [Key("route", .name("routes"), "The screen.")],
      answer: "ScreenAnswer",
      scenario: .about("screen", kind: "Route", subject: "route", "Who may be on this screen, and what can be tapped there."),
      method: Method("screen", .any, "route", "Who may be on a screen, and what can be tapped there.")),
    Question(
      "moment", "What does the app do now?", keys: [Key("moment", .name("moments"), "The moment.")], answer: "MomentAnswer",
      scenario: .about("moment", kind: "Moment", subject: "moment", "What the app does at this moment."),
      method: Method("moment", .any, "moment", "What the app does now that this has come.")),
    Question(
      "field", "What about this text?",
      keys: [
        Key("field", .name("fields"), "The field."),
        Key("text", .typed, .optional, "What stands in it; null, or left out, while nobody has touched it."),
      ], answer: "FieldAnswer",
      scenario: .about("field", kind: "InputField", subject: "field", "What is said about `text` in this field.")),
    Question(
      "form", "What about these texts together?",
      keys: [
        Key("form", .name("forms"), "The form."),
        Key(
          "texts", .read("UserInputs", typeScript: "{[field in FieldId]?: string | null}"), .optional,
          "A text for each field that somebody has touched."),
      ], answer: "FormAnswer",
      scenario: .about("form", kind: "InputForm", subject: "form", "What is said about `with: {texts: ...}` in this form.")),
  ]

  static let appWords: [Words] = [
    .of("FieldState", ["idle", "checking", "available", "unavailable", "valid", "invalid"]),
    .named(nil, "RoutedLink.Outcome", ["opens", "sign_in", "elsewhere", "gone", "unknown"]),
  ]

  static let appObjects: [Object] = [
    Object(
      "FactAnswer", of: "PresentedFact",
      [
        .member("fact", .name("facts"), "The fact asked about."),
        .member("value", .value("PlainValue"), "Its value; null also when it has none."),
        undecided, trace,
      ]),
    Object(
      "LinkAnswer", of: "PresentedLink",
      [
        .member("link", .name("deep_links"), .orNull, "The link's name; null when it is none."),
        .member("outcome", .word("RoutedLink.Outcome"), "What comes of it."),
        .member("route", .name("routes"), "The screen to show; its guard lets this person in."),
        .member(
          "parameters", .fields("{[name: string]: string}"), .ifAny, from: "bundle.parameters(of: value)",
          "`opens`: every parameter of the link by name, those that always hold the same included."),
        .member("continues", .string, .ifGiven, "`sign_in`: the address written again from the link, never what arrived."),
        .member("copy", .object("Copy"), .ifGiven, "`gone`, `unknown`: what is said."),
        .member("surface", .name("surfaces"), .ifGiven, "`gone`, `unknown`: where it is said."),
        .member(
          "refused",
          .members([
            Member("code", .string, "Why: a code."), Member("at", .number, .ifGiven, from: "place", "The offset of a byte."),
            Member("parameter", .string, .ifGiven, "A parameter of the rules."),
            Member("at_most", .number, .ifGiven, from: "longest", "How many bytes an address may have."),
          ]), .ifGiven, from: "refusal", "`unknown`: why it is no link; never a piece of what arrived."), undecided, trace,
      ]),
    Object(
      "EmptyStateAnswer", of: "PresentedEmptyState",
      [
        .member("emptyState", .name("empty_states"), "Which it is."), .member("title", .object("Copy"), "The title."),
        .member("body", .object("Copy"), .ifGiven, "The text."), .member("button", .object("Button"), "The one thing to tap."),
        .member("opens", .name("routes"), "The screen that it leads this person to."),
      ]),
    Object(
      "ScreenAnswer", of: "PresentedScreen",
      [
        .member("screen", .name("routes"), "The screen asked about."),
        .member("allowed", .flag, from: "isAllowed", "Whether the person may be there."),
        .member("instead", .name("routes"), .orNull, "The screen that they land on instead; null when they may be there."), buttons,
        notices,
        undecided,
      ]),
    Object(
      "MomentAnswer", of: "PresentedMoment",
      [
        .member("moment", .name("moments"), "The moment asked about."),
        .member(
          "asks", .object("MomentQuestion"), .ifGiven,
          "The question that comes first. Nothing else is done until it is answered: then ask again, with the answer as a fact."),
        .member("tasks", .list(.name("tasks")), "What the app does, in order."),
        .member("clears", .list(.object("Clearing")), "The types of data that go."),
        .member("keeps", .list(.name("data_types")), "The types of data that might go at this moment and stay."),
        .member(
          "route", .name("routes"), .orNull,
          "The screen that comes next, with nothing behind it; null when the person stays where they are."),
        .member("answer", .spelled("bundle.answer"), .ifGiven, "A word of the rules in place of a screen."),
        .member(
          "error", .typed("Omit<ErrorAnswer, keyof Answered>", .object("ErrorAnswer")), .ifGiven,
          from: "value.error.map({ ErrorAnswer(shown: $0) })", "Why, for the person."), notices,
        undecided,
      ]),
    .part(
      "MomentQuestion", of: "PresentedQuestion", "A question that comes first.",
      [
        .member("copy", .object("Copy"), "Its words."), .member("surface", .name("surfaces"), "Where it is shown."), buttons,
      ]),
    .part(
      "Clearing", of: "PresentedClearing", "A type of data that goes.",
      [
        .member("type", .name("data_types"), "The type."),
        .member("from", .list(.word("StorageKind")), "Which copies."),
      ]),
    Object(
      "FieldAnswer", of: "PresentedField",
      [
        .member("field", .name("fields"), "The field asked about."),
        .member("valid", .flag, from: "isValid", "Whether what stands there may be sent."),
        .member("state", .word("FieldState"), "What is known of it."),
        .member(
          "value", .string, .ifGiven,
          "The text as it is to be stored, once `valid` says so; left out of secrets, and where nothing stands."),
        .member("madeUp", .flag, .ifTrue, from: "isGenerated", "Nobody typed the value: the rules generated it."),
        .member("length", .number, "The length, in what the field counts."),
        .member("reason", .word("FieldReason"), .ifGiven, "Why it is refused."),
        .member(
          "error", .name("errors"), .ifGiven,
          "The error that says so; left out while nobody has touched the field, as are the keys below."),
        .member("surfaces", .list(.name("surfaces")), .ifAny, "Where it is said."),
        .member("copy", .object("Copy"), .ifGiven, "The words."),
        .member("buttons", .list(.object("Button")), .ifAny, "The ways on."),
        .member(
          "undecided", .typed("Undecided | {code: 'unfit_text'; fact?: FactId}", .object("Undecided")), .ifGiven,
          "Why no value was generated: `unfit_text` where the fact is not of the characters that it must be."),
      ]),
    Object(
      "FormAnswer", of: "PresentedForm",
      [
        .member("form", .name("forms"), "The form asked about."),
        .member(
          "complete", .flag, from: "isComplete", "Whether every field may be sent: whether the button that sends them can be tapped."),
        .member("fields", .list(.object("FieldAnswer")), "The fields in the order of the screen."),
      ]),
  ]
}
