// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
public import RulesRuntime

/// The active settings as values of Swift types.
public struct HandzSettings: Sendable {
  let _rules: Rules

  /// How long after the last touch a flow is written to the device, in milliseconds. Amount: 250 (count).
  ///
  /// Source: CH28 §6.2
  public var autosaveFlowMilliseconds: Int { Int(_rules.bundle.integer(.settings, 0, 2)) }

  /// How long after the last change of a field a move is written to the device, in milliseconds. Amount: 500 (count).
  ///
  /// Source: CH28 §6.2
  public var autosaveMoveMilliseconds: Int { Int(_rules.bundle.integer(.settings, 1, 2)) }

  /// So many bad requests within the window are a bad connection. With one, the banner would flicker. Amount: 2 (count).
  ///
  /// Source: CH28 §2
  public var badRequestsToDegraded: Int { Int(_rules.bundle.integer(.settings, 2, 2)) }

  /// How long the banner stays when the connection is good again. Amount: 5 (seconds).
  ///
  /// Source: CH28 §5.1
  public var bannerAfterReturn: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 3, 2)) }

  /// Notifications of the same batch that would fire within this time become one. Amount: 900 (seconds).
  ///
  /// Source: CH27 §5.2
  public var batchWindow: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 4, 2)) }

  /// How many of them are kept for billing. Amount: 1 (count).
  public var billingSlots: Int { Int(_rules.bundle.integer(.settings, 5, 2)) }

  /// In this much time there is one notification at most. What meets another one goes into the summary. Amount: 60 (seconds).
  ///
  /// Source: CH27 §10.2
  public var burstWindow: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 6, 2)) }

  /// How far two clocks may differ before we take one of them for set back. Amount: 300 (seconds).
  public var clockTolerance: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 7, 2)) }

  /// How long what became of a request says something about the connection. Amount: 30 (seconds).
  ///
  /// Source: CH28 §2
  public var connectionWindow: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 8, 2)) }

  /// The name of a flow or move inside the name of its conflict copy. Amount: 100 (count).
  public var copiedNameLength: Int { Int(_rules.bundle.integer(.settings, 9, 2)) }

  /// How many reminders a day the app tries not to exceed. It is the lowest that can be chosen, too. Amount: 2 (count).
  ///
  /// Source: CH27 §5.1; CH27 §10.3
  public var dailyMaximum: Int { Int(_rules.bundle.integer(.settings, 10, 2)) }

  /// The highest daily maximum that can be chosen. Amount: 4 (count).
  ///
  /// Source: CH27 §6.1
  public var dailyMaximumHighest: Int { Int(_rules.bundle.integer(.settings, 11, 2)) }

  /// When the daily reminders come, by the clock of where the person is. Amount: 1140 (minutes since midnight).
  ///
  /// Source: CH27 §5.1; CH27 §11
  public var dailyReminderTime: TimeOfDay { TimeOfDay(minutes: Int(_rules.bundle.integer(.settings, 12, 2))) }

  /// A date such as 2026-01-31. Amount: 10 (count).
  public var dateLength: Int { Int(_rules.bundle.integer(.settings, 13, 2)) }

  /// How long a deleted thing can be found under "Recently Deleted", and its tombstone is kept so that other devices delete it, too. Amount: 2592000 (seconds).
  ///
  /// Source: CH28 §11.2
  public var deletedThingsStay: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 14, 2)) }

  /// Within this time of a block, the next one of the same level is twice as long. 0s is off. Amount: 0 (seconds).
  ///
  /// Source: CH30 Warning Ladder
  public var escalationMemory: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 15, 2)) }

  /// So many failures in a row are no connection. Amount: 3 (count).
  ///
  /// Source: CH28 §2
  public var failuresToOffline: Int { Int(_rules.bundle.integer(.settings, 16, 2)) }

  /// So many good requests in a row are a good connection again. Amount: 2 (count).
  ///
  /// Source: CH28 §2
  public var goodRequestsToOnline: Int { Int(_rules.bundle.integer(.settings, 17, 2)) }

  /// How long Pro continues after the last time the store confirmed it. Amount: 259200 (seconds).
  ///
  /// Source: CH08 §1.2
  public var graceWindow: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 18, 2)) }

  /// The most characters of a handle. Amount: 20 (count).
  ///
  /// Source: CH07 §4
  public var handleLongest: Int { Int(_rules.bundle.integer(.settings, 19, 2)) }

  /// The fewest characters of a handle. Amount: 3 (count).
  ///
  /// Source: CH07 §4
  public var handleShortest: Int { Int(_rules.bundle.integer(.settings, 20, 2)) }

  /// How much of the past is kept on the device, of sessions and of notifications. Amount: 7776000 (seconds).
  ///
  /// Source: CH28 §8.1
  public var historyKeptHere: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 21, 2)) }

  /// How often a category is opened for nothing before the app suggests to switch it off. Amount: 5 (count).
  ///
  /// Source: CH27 §10.3
  public var ignoredOpensAtMost: Int { Int(_rules.bundle.integer(.settings, 22, 2)) }

  /// How far back that counts. Amount: 1209600 (seconds).
  ///
  /// Source: CH27 §10.3
  public var ignoredWindow: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 23, 2)) }

  /// How long an import waits in the inbox before it expires. 0s is forever. Amount: 0 (seconds).
  ///
  /// Source: CH27 §11
  public var importExpiry: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 24, 2)) }

  /// An import with a larger payload is fetched when it is opened, and not before. Amount: 256000 (bytes).
  ///
  /// Source: CH28 §8.1
  public var largestCachedImport: Int { Int(_rules.bundle.integer(.settings, 25, 2)) }

  /// How many of the largest uploads the storage meter names. Amount: 5 (count).
  ///
  /// Source: CH29 §5.3
  public var largestUploads: Int { Int(_rules.bundle.integer(.settings, 26, 2)) }

  /// A user who has not opened Maintenance for this long counts as away from it. Amount: 172800 (seconds).
  ///
  /// Source: CH27 §4.2
  public var maintenanceAway: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 27, 2)) }

  /// A notification's text is shorter than this many characters, with names at their longest. Amount: 90 (count).
  ///
  /// Source: CH27 §4.3
  public var notificationLength: Int { Int(_rules.bundle.integer(.settings, 28, 2)) }

  /// How many notifications a day there are at most, all categories together. Amount: 10 (times per day).
  ///
  /// Source: CH27 §10.2
  public var notificationsADay: Int { Int(_rules.bundle.integer(.settings, 29, 2)) }

  /// How long an accepted overload is not mentioned again. Amount: 604800 (seconds).
  ///
  /// Source: CH27 §4.2
  public var overloadPause: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 30, 2)) }

  /// The fewest characters of a password. Amount: 8 (count).
  ///
  /// Source: CH07 §8.3
  public var passwordShortest: Int { Int(_rules.bundle.integer(.settings, 31, 2)) }

  /// How many notifications are left with the system at a time. iOS drops some beyond its own number. Amount: 60 (count).
  ///
  /// Source: CH27 §5.2
  public var pendingAtMost: Int { Int(_rules.bundle.integer(.settings, 32, 2)) }

  /// How much the flows that are available offline may take on the device. Amount: 500000000 (bytes).
  ///
  /// Source: CH28 §13.2
  public var pinnedBudget: Int { Int(_rules.bundle.integer(.settings, 33, 2)) }

  /// Coming back to the app, news is fetched when the last is older than this. Amount: 300 (seconds).
  ///
  /// Source: CH28 §8
  public var pullAfter: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 34, 2)) }

  /// How many things are fetched at once. Amount: 200 (count).
  ///
  /// Source: CH28 §8
  public var pullPage: Int { Int(_rules.bundle.integer(.settings, 35, 2)) }

  /// How large a part that is fetched may be. Amount: 1000000 (bytes).
  ///
  /// Source: CH28 §8
  public var pullPageSize: Int { Int(_rules.bundle.integer(.settings, 36, 2)) }

  /// After so many failures in a row the thing shows "Sync error"; before that, a toast is enough. Amount: 5 (count).
  ///
  /// Source: CH28 §7.3
  public var queueFailuresThatPersist: Int { Int(_rules.bundle.integer(.settings, 37, 2)) }

  /// How long a change that could not be sent waits for its second try. Amount: 2 (seconds).
  ///
  /// Source: CH28 §7.3
  public var queueFirstWait: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 38, 2)) }

  /// No wait is longer. Amount: 300 (seconds).
  ///
  /// Source: CH28 §7.3
  public var queueLongestWait: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 39, 2)) }

  /// Of so many changes that have arrived the ids are kept, so that one that is added again is known. Amount: 1000 (count).
  ///
  /// Source: CH28 §16
  public var queueRemembers: Int { Int(_rules.bundle.integer(.settings, 40, 2)) }

  /// With more than so many changes waiting there is a warning. Amount: 500 (count).
  ///
  /// Source: CH28 §5.3; CH28 §16
  public var queueSoftCap: Int { Int(_rules.bundle.integer(.settings, 41, 2)) }

  /// How many times longer each wait is than the one before. Amount: 2 (count).
  ///
  /// Source: CH28 §7.3
  public var queueWaitFactor: Int { Int(_rules.bundle.integer(.settings, 42, 2)) }

  /// How much of a wait is chance. With all of it there might be no wait at all, which CH28 forbids. Amount: 50 (percent).
  ///
  /// Source: CH28 §7.3
  public var queueWaitJitter: Int { Int(_rules.bundle.integer(.settings, 43, 2)) }

  /// From this minute on things are delivered again, those that waited included. The same time as the start means no quiet hours. Amount: 420 (minutes since midnight).
  ///
  /// Source: CH27 §5.1; CH27 §11
  public var quietHoursEnd: TimeOfDay { TimeOfDay(minutes: Int(_rules.bundle.integer(.settings, 44, 2))) }

  /// From this minute on nothing is delivered. Amount: 1320 (minutes since midnight).
  ///
  /// Source: CH27 §5.1; CH27 §11
  public var quietHoursStart: TimeOfDay { TimeOfDay(minutes: Int(_rules.bundle.integer(.settings, 45, 2))) }

  /// How often reading is tried again at once, before it is tried ever more slowly. Amount: 3 (count).
  ///
  /// Source: CH31 Retry Behavior Standard
  public var rapidRetries: Int { Int(_rules.bundle.integer(.settings, 46, 2)) }

  /// The time that "Remind me" proposes for a planned session, from now on. Amount: 3600 (seconds).
  ///
  /// Source: CH27 §6.2
  public var remindMeAfter: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 47, 2)) }

  /// How long a request may take before ERR-002. Amount: 15 (seconds).
  ///
  /// Source: CH31 Error Dictionary
  public var requestTimeout: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 48, 2)) }

  /// The wait after the last try that comes at once. Amount: 2 (seconds).
  ///
  /// Source: CH31 Retry Behavior Standard
  public var retryFirstWait: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 49, 2)) }

  /// No wait is longer. Amount: 300 (seconds).
  ///
  /// Source: CH31 Retry Behavior Standard
  public var retryLongestWait: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 50, 2)) }

  /// How many times longer each wait is than the one before. Amount: 2 (count).
  ///
  /// Source: CH31 Retry Behavior Standard
  public var retryWaitFactor: Int { Int(_rules.bundle.integer(.settings, 51, 2)) }

  /// How much of a wait is chance. Amount: 50 (percent).
  ///
  /// Source: CH31 Retry Behavior Standard
  public var retryWaitJitter: Int { Int(_rules.bundle.integer(.settings, 52, 2)) }

  /// How far ahead they are planned when all together would be too many. Amount: 604800 (seconds).
  ///
  /// Source: CH27 §5.2
  public var scheduleHorizon: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 53, 2)) }

  /// What an address that is not confirmed adds to the badge. Amount: 0 (count).
  ///
  /// Source: CH27 §8.1
  public var securityBadge: Int { Int(_rules.bundle.integer(.settings, 54, 2)) }

  /// How long an address may wait before it adds to the badge. Amount: 604800 (seconds).
  ///
  /// Source: CH27 §8.1
  public var securityBadgeAfter: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 55, 2)) }

  /// How long after its last activity a session that began without a credit continues without one, whatever the plan is then. Amount: 86400 (seconds).
  public var sessionStaysCovered: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 56, 2)) }

  /// How many characters of a name a notification shows. Amount: 30 (count).
  ///
  /// Source: CH27 §4.3
  public var shownNameLength: Int { Int(_rules.bundle.integer(.settings, 57, 2)) }

  /// How long a sign of automation or fraud counts after it was last seen. Amount: 1800 (seconds).
  ///
  /// Source: CH30 Suspicious-Activity Signals
  public var signalLifetime: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 58, 2)) }

  /// A request that takes longer is a bad one. Amount: 5 (seconds).
  ///
  /// Source: CH28 §2
  public var slowRequest: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 59, 2)) }

  /// The longer snooze. Amount: 3600 (seconds).
  ///
  /// Source: CH27 §5.1
  public var snoozeLong: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 60, 2)) }

  /// The shortest snooze. Amount: 900 (seconds).
  ///
  /// Source: CH27 §5.1
  public var snoozeShort: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 61, 2)) }

  /// The longest snooze, to the reminder time of that day. Amount: 86400 (seconds).
  ///
  /// Source: CH27 §5.1; CH27 §6.2
  public var snoozeTomorrow: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 62, 2)) }

  /// How long the sheet about reminders does not come back. Amount: 2592000 (seconds).
  ///
  /// Source: CH27 §9.1
  public var softPromptInterval: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 63, 2)) }

  /// How often the sheet is shown in all. Amount: 2 (count).
  public var softPromptsAtMost: Int { Int(_rules.bundle.integer(.settings, 64, 2)) }

  /// How many digits a handle has that the app makes up, after `user_`. Amount: 6 (count).
  ///
  /// Source: CH07 §4
  public var temporaryHandleDigits: Int { Int(_rules.bundle.integer(.settings, 65, 2)) }

  /// How far the timer of a session may be off before ERR-071. Amount: 2 (seconds).
  ///
  /// Source: CH31 Error Dictionary
  public var timerDrift: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 66, 2)) }

  /// The same toast twice within this time is one. Amount: 5 (seconds).
  ///
  /// Source: CH31 Global Error Components
  public var toastMergeWindow: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 67, 2)) }

  /// How many toasts there are on the screen; the others wait their turn. Amount: 1 (count).
  ///
  /// Source: CH31 Global Error Components
  public var toastsAtATime: Int { Int(_rules.bundle.integer(.settings, 68, 2)) }

  /// Whether training days named during onboarding are filled in beforehand, 1 or 0. Without them there are none. Amount: 0 (count).
  ///
  /// Source: CH27 §5.1; CH27 §11
  public var trainingDaysPreset: Int { Int(_rules.bundle.integer(.settings, 69, 2)) }

  /// How long a trial lasts. The store ends it; this is the number that we tell people. Amount: 604800 (seconds).
  ///
  /// Source: CH08 §6
  public var trialLength: Swift.Duration { .seconds(_rules.bundle.integer(.settings, 70, 2)) }

  /// How many steps can be undone. Amount: 50 (count).
  ///
  /// Source: CH28 §11.1
  public var undoDepth: Int { Int(_rules.bundle.integer(.settings, 71, 2)) }

  /// Whether the app has a list of recent notifications, 1 or 0. Amount: 0 (count).
  ///
  /// Source: CH27 §8.2; CH27 §11
  public var updatesFeed: Int { Int(_rules.bundle.integer(.settings, 72, 2)) }

  /// How often an offer in its place on the screen may interrupt, unless the person asks for more. Amount: 1 (count).
  ///
  /// Source: CH08 §3.1
  public var upsellsASession: Int { Int(_rules.bundle.integer(.settings, 73, 2)) }
}

extension Handz {
  /// The active settings.
  public static var settings: HandzSettings { HandzSettings(_rules: rules) }
}
