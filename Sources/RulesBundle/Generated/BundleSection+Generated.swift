// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The sections of a bundle, in the order of the file. A number is never reused.
public enum BundleSection: UInt8, Sendable, CaseIterable {
  /// The UTF-8 bytes of all texts.
  case bytes = 1
  /// The location of each string in `bytes`.
  case texts = 2
  /// One row: the product, and the facts, programs, and events that the runtime reads by their role.
  case book = 3
  /// The typed inputs of the rules, those that are computed, and those that the runtime sets.
  case facts = 4
  /// A value of an enumeration: of a fact, or of a field of a record.
  case factValues = 5
  /// The constants of programs, defaults, and payloads. The items of a list precede the list.
  case constants = 6
  /// The instructions of all programs.
  case code = 7
  /// The compiled expressions.
  case programs = 8
  /// The named conditions.
  case conditions = 9
  /// The plans of the product.
  case plans = 10
  /// The rows of the matrix of plans.
  case capabilities = 11
  /// A cell of the matrix: what one plan allows for one capability.
  case cells = 12
  /// The limits of plans.
  case limits = 13
  /// The value of one limit for one plan.
  case limitValues = 14
  /// When counts reset.
  case resets = 15
  /// The tables of the actions, of the plan, and of the decision tables. The first row that applies decides.
  case tables = 16
  /// A row of a table.
  case tableRows = 17
  /// The distinct outcomes of all tables.
  case outcomes = 18
  /// What users do, and the app asks about.
  case actions = 19
  /// A limit that is shown with an action under one plan.
  case actionLimits = 20
  /// The places in the app where actions start.
  case entryPoints = 21
  /// The effects that the app performs for actions.
  case effects = 22
  /// An effect in the list of an action.
  case effectRefs = 23
  /// The reasons of denials and warnings.
  case reasons = 24
  /// A reason in the list of a plan or of a signal.
  case reasonRefs = 25
  /// The gates, which offer a user a way to continue after a denial.
  case gates = 26
  /// A sentence of a gate or of a screen.
  case extraLines = 27
  /// The buttons of denials, errors, notices, and screens.
  case buttons = 28
  /// A button in a list, in display order.
  case buttonRefs = 29
  /// The messages about the plan or the account that do not deny anything.
  case notices = 30
  /// The errors that users see.
  case errors = 31
  /// How serious errors are.
  case severities = 32
  /// The parts of the user interface that show messages.
  case surfaces = 33
  /// A surface in a list.
  case surfaceRefs = 34
  /// The sentences that users see, in the source language.
  case copy = 35
  /// Another wording of a sentence.
  case copyVariants = 36
  /// A part of a sentence: a literal, then a value.
  case copyParts = 37
  /// A value in a sentence.
  case copyValues = 38
  /// The telemetry events.
  case events = 39
  /// A telemetry event in a list.
  case eventRefs = 40
  /// A parameter of a telemetry event.
  case eventParameters = 41
  /// The fields of the snapshot, which contains what all screens need to know about the plan.
  case snapshot = 42
  /// The named numbers of the rules.
  case settings = 43
  /// The screens.
  case routes = 44
  /// The links to screens: `scheme://path?parameter=value&...`.
  case deepLinks = 45
  /// The categories that users switch on and off.
  case notificationCategories = 46
  /// The notification types.
  case notifications = 47
  /// The levels of the warning ladder.
  case ladderLevels = 48
  /// The vectors of the warning ladder: what is counted, and the level that each count reaches.
  case ladder = 49
  /// The signals of suspicious behavior.
  case signals = 50
  /// What screens without content show.
  case emptyStates = 51
  /// The records that apps and servers store.
  case records = 52
  /// A parameter of a link.
  case linkParameters = 53
  /// How links are opened: one row, or no row if there are no links.
  case router = 54
  /// The tables whose answer the app asks for.
  case decisionTables = 55
  /// A possible answer of a table.
  case tableAnswers = 56
  /// What happens to things that exceed the limits of a lower plan.
  case downgrade = 57
  /// What shared and exported things contain.
  case payloads = 58
  /// How one type of part is treated in a payload.
  case payloadParts = 59
  /// A message about a limit.
  case limitParts = 60
  /// The events that a history counts.
  case countedEvents = 61
  /// A counted event in the list of an action or of a reason.
  case countedEventRefs = 62
  /// A vector that can stop an action.
  case ladderStops = 63
  /// When a vector reaches a level, and what happens then.
  case ladderSteps = 64
  /// The count at which one plan reaches a level.
  case ladderCounts = 65
  /// A signal in the list of a vector.
  case signalRefs = 66
  /// One row: the durations and events of the whole warning ladder.
  case escalation = 67
  /// A field of a record.
  case recordFields = 68
  /// A notification that combines several.
  case notificationBatches = 69
  /// A plan in the list of a notification type.
  case notificationPlans = 70
  /// A condition in the list of a notification type.
  case notificationConditions = 71
  /// A channel in the list of a notification type.
  case notificationChannels = 72
  /// A maximum rate of a notification type.
  case notificationRates = 73
  /// A reason to suppress a notification.
  case notificationReasons = 74
  /// How notifications are planned: one row, or no row if there are none.
  case planner = 75
  /// A maximum rate of all notifications together.
  case plannerRates = 76
  /// A part of the maximum that is reserved for a category.
  case plannerReserved = 77
  /// Where the log stores the id of a thing.
  case plannerThings = 78
  /// A redirection of links.
  case routerRows = 79
  /// The operations of the sync queue.
  case operations = 80
  /// A type of entity in the list of an operation or of a rejection.
  case operationEntities = 81
  /// A variant of an operation.
  case operationVariants = 82
  /// An operation in the list of another operation or of a vector.
  case operationRefs = 83
  /// How the sync queue works: one row, or no row if there is no queue.
  case sync = 84
  /// How the connection state is measured: one row, or no row if the rules do not use it.
  case connection = 85
  /// How activities work in each connection state.
  case offline = 86
  /// A severity in the list of a surface.
  case severityRefs = 87
  /// Another screen for the button of an empty state.
  case emptyStateTurns = 88
  /// The retry policies of errors.
  case retries = 89
  /// An exponential backoff.
  case retryWaits = 90
  /// How errors are logged: one row, or no row if they are not.
  case errorLog = 91
  /// How toasts are queued: one row, or no row if no surface shows toasts.
  case toasts = 92
  /// A fact in the list of an action.
  case factRefs = 93
  /// The sign-in providers.
  case providers = 94
  /// The tasks that the app performs at moments.
  case tasks = 95
  /// The moments in the life of an account or of the app.
  case moments = 96
  /// A task of a moment.
  case momentTasks = 97
  /// The kinds of data that the product stores.
  case dataTypes = 98
  /// What happens to a kind of data at a moment. Without a flag, the data is kept.
  case dataMoments = 99
  /// The input fields, with the values that they accept.
  case fields = 100
  /// A range of Unicode scalars.
  case fieldCharacters = 101
  /// A scheme of web addresses.
  case fieldSchemes = 102
  /// A part of a generated value: a literal, then characters of a fact.
  case fieldMadeUp = 103
  /// The error for one reason to reject an input.
  case fieldRefusals = 104
  /// The lists of words that fields reject.
  case wordLists = 105
  /// A word that fields reject.
  case wordListWords = 106
  /// The forms, each a list of input fields.
  case forms = 107
  /// A field in the list of a form.
  case formFields = 108
  /// The plural forms of a text, found by the first part of its form `other`.
  case copyPlurals = 109
  /// A plural form of a text, except `other`.
  case copyForms = 110
  /// The languages of copy. The first row is the source language.
  case copyLocales = 111
  /// Rows joined by `andNext` form one rule. A number has the category of the first rule that it satisfies, or `other`.
  case pluralRules = 112
  /// A sentence in another language.
  case copyTranslations = 113
  /// The values that a remote config can override.
  case remoteOverridables = 114
  /// An allowed number of an overridable value.
  case overrideOptions = 115
  /// Where an overridable value is stored in the bundle.
  case overridePlaces = 116
  /// An order between two overridable values, which every remote config must keep.
  case overrideOrders = 117
  /// Paths that cannot be overridden, with their locks.
  case locked = 118
  /// A condition under which the server rejects an operation.
  case operationRefusals = 119
  /// A sentence of a step.
  case ladderParts = 120
  /// The names of rules that apps stored under an older name.
  case storedNames = 121
  /// A button of a screen.
  case screenButtons = 122
  /// A notice of a screen.
  case screenBanners = 123
  /// A meter of a screen.
  case screenMeters = 124
  /// A telemetry event in a list, with its condition.
  case emittedEvents = 125
  /// A snooze that the user can choose.
  case plannerSnoozes = 126
  /// A task in the list of a severity.
  case severityTasks = 127
  /// An error of a moment.
  case momentErrors = 128
}
