import HandzRules
import RulesRuntime
import Testing

/// An app that asks for permission as the rules say, with random behavior of users. In every case, the system asks at most once and only
/// after a tap, and no user is interrupted, asked too often, or asked as a guest.
@Suite struct PermissionTests {
  /// The app: what it stores, and passes as facts.
  private struct Phone {
    var facts = HandzFacts.withoutPlan
    var now: Int64 = 1_772_452_800
    var sheets: [Int64] = []
    var dialogs = 0
    var banners = 0

    init() {
      facts.plan = .free
      facts.screenInFlowBuilder = false
      facts.notificationsPermission = .unknown
      facts.notificationsLastPromptedAt = .null
      facts.notificationsTimesPrompted = 0
      facts.notificationsSystemDialogShown = false
      facts.notificationsSeenDeniedBanner = false
    }

    /// Evaluates the rules and follows them. `taps`: the buttons that the user taps on the sheet; `answers`: the user's answers to the
    /// system, nil if the app is closed during the question.
    mutating func look(
      taps: HandzFacts.SoftPromptAnswer, answers: HandzFacts.NotificationsPermission?
    ) -> [HandzTables.NotificationPermissionAnswer] {
      var said: [HandzTables.NotificationPermissionAnswer] = []
      facts.softPromptAnswer = HandzFacts.SoftPromptAnswer.none
      // An app may evaluate the rules again whenever a screen appears.
      for _ in 0..<4 {
        facts.now = Timestamp(seconds: now)
        let answer = HandzTables.notificationPermission(facts)
        said.append(answer)
        switch answer {
        case .softPrompt:
          sheets.append(now)
          facts.notificationsLastPromptedAt = .value(Timestamp(seconds: now))
          facts.notificationsTimesPrompted = sheets.count
          facts.softPromptAnswer = taps
        case .systemDialog:
          dialogs += 1
          facts.notificationsSystemDialogShown = true
          if let answers { facts.notificationsPermission = answers }
        case .banner:
          banners += 1
          facts.notificationsSeenDeniedBanner = true
        case .none: break
        }
      }
      return said
    }
  }

  /// Small random numbers that are the same on every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func nobodyIsPestered(seed: UInt64) throws {
    var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
    var phone = Phone()
    for _ in 0..<120 {
      phone.now += Int64.random(in: 0...40 * 86_400, using: &dice)
      phone.facts.plan = HandzPlan.allCases.randomElement(using: &dice)
      phone.facts.screenInFlowBuilder = Bool.random(using: &dice)
      if Int.random(in: 0..<8, using: &dice) == 0 { phone.facts.valueLoopFlowSaved = true }
      if Int.random(in: 0..<8, using: &dice) == 0 { phone.facts.valueLoopMaintenanceScheduled = true }
      // After the system has asked, its settings may have any value.
      if phone.dialogs > 0 {
        let others: [HandzFacts.NotificationsPermission?] = [nil, .granted, .denied]
        if let other = others.randomElement(using: &dice) ?? nil { phone.facts.notificationsPermission = other }
      }
      let isKeptFrom = phone.facts.plan == .guest || phone.facts.screenInFlowBuilder == true
      let hadDialog = phone.dialogs > 0
      let sheetsBefore = phone.sheets.count

      let taps: HandzFacts.SoftPromptAnswer = [.enable, .notNow, .none].randomElement(using: &dice) ?? .none
      let answers: [HandzFacts.NotificationsPermission?] = [nil, .granted, .denied]
      let said = phone.look(taps: taps, answers: answers.randomElement(using: &dice) ?? nil)
      if isKeptFrom { #expect(said.allSatisfy { $0 == .none }, "seed \(seed): \(said)") }
      if hadDialog { #expect(!said.contains(.softPrompt) && !said.contains(.systemDialog), "seed \(seed): \(said)") }
      // The system asks only after a sheet in this visit on which the user tapped Enable Reminders.
      let isAsked = said.contains(.systemDialog)
      #expect(isAsked == (phone.sheets.count > sheetsBefore && taps == .enable), "seed \(seed): \(said)")
      let hasValue =
        phone.facts.valueLoopFlowSaved == true || (phone.facts.plan == .free && phone.facts.valueLoopMaintenanceScheduled == true)
      if said.contains(.softPrompt) { #expect(hasValue, "seed \(seed): \(said)") }
    }
    #expect(phone.dialogs <= 1 && phone.sheets.count <= 2 && phone.banners <= 1, "seed \(seed)")
    if phone.sheets.count == 2 { #expect(phone.sheets[1] - phone.sheets[0] >= HandzSetting.softPromptInterval.amount, "seed \(seed)") }
    #expect(!phone.sheets.isEmpty, "seed \(seed): ten years of use have no moment to ask")
  }
}
