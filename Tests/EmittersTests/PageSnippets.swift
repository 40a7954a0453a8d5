import Foundation
import HandzRules
import RulesBundle
import RulesDelivery
import RulesRuntime
import TestSupport
import Testing

/// The Swift of README.md and of docs/use/swift.md, compiled and run as printed: each block of the pages is one of the parts between
/// `// begin` and `// end` here.
@Suite struct PageSnippets {
  private let bytes = HandzHistory().json
  private let stored: [UInt8] = Array("{}".utf8)

  // What an app has: its own screens.
  private func perform(_ effects: [HandzEffect]) {}
  private func show(_ gate: HandzGate, _ copy: HandzShownCopy?, _ buttons: [HandzShownButton]) {}
  private func open(_ route: HandzRoute) {}
  private func schedule(_ text: String, at time: String, opening link: String?) {}

  @Test func decide() {
    // begin
    let facts = HandzFacts(plan: .free)
    switch Handz.decide(.flowSaveNew(usageSavedFlows: 2), facts) {
    case .allowed(let details):
      perform(details.effects)
    case .denied(let gate, let reason, let details):
      print(reason)  // freeFlowCap
      show(gate, details.copy, details.buttons)  // the sheet, its words and its buttons
    }
    // end
    #expect(!Handz.decide(.flowSaveNew(usageSavedFlows: 2), facts).isAllowed)
  }

  @Test func read() {
    let facts = HandzFacts(plan: .free)
    // begin
    let snapshot = Handz.snapshot(facts)  // the values that every screen reads
    print(snapshot.savedFlowCap ?? "unlimited", snapshot.canUploadMedia)
    let grace: Duration = Handz.settings.graceWindow  // 72 hours
    // end
    #expect(snapshot.savedFlowCap == 2 && snapshot.canUploadMedia == false && grace == .seconds(72 * 3600))
  }

  @Test func withCountedFacts() {
    // begin
    var facts = HandzCountedFacts(HandzFacts(plan: .free))
    facts.creditsLeft = 0  // counted by a server
    let overview = Handz.overview(facts)
    // end
    #expect(overview.limits.contains { $0.status.remaining == 0 })
  }

  @Test func atRunTime() {
    let facts = HandzFacts(plan: .free)
    // begin
    for action in HandzAction.allCases where !Handz.decide(action: action, facts).isAllowed {
      print("\(action.name) is denied, or needs more facts")
    }
    // end
  }

  @Test func count() throws {
    let facts = HandzFacts(plan: .free)
    // begin
    var history = try HandzHistory(json: bytes)  // HandzHistory() for a new user
    let now = Timestamp(seconds: 1_772_445_600)
    let request = HandzCountedActionRequest.shareCreateLink(authProvider: .apple, authEmailVerified: true)

    // Decides, and counts the link if it is allowed. The id makes it count once.
    let decision = try Handz.decideAndCount(request, id: "link-17", facts, at: now, history: &history)
    if let status = decision.details.status, let left = status.timeLeft {
      print("wait", left.countdownText)  // a countdown
    }
    _ = try Handz.count(.loginFailed, id: "try-3", facts, at: now, history: &history)
    let overview = try Handz.overview(facts, at: now, history: history)
    let json = history.json  // store this
    // end
    #expect(decision.isAllowed && decision.details.counted == [.shareLinkCreated] && json != bytes)
    #expect(overview.limits.first { $0.id == .shareLinksDaily }?.status.used == 1)
  }

  @Test func copy() {
    // begin
    let text = HandzCopy.limitComponentCount(count: 2, limit: 2).text
    let unlimited = HandzCopy.limitComponentCount(count: 2, limit: nil).text  // nil is written ∞
    // end
    #expect(text.contains("2") && unlimited.contains("∞"))
  }

  @Test func links() {
    // begin
    let address = HandzDeepLink.practiceSession(id: "s-41").text  // handz://practice/session?id=s-41
    do throws(LinkError) {
      let link = try HandzDeepLink(parsing: address)  // .practiceSession(id: "s-41")
      open(link.destination)  // link.fallbackDestination if the session no longer exists
    } catch {
      print(error.code)  // contains nothing of what arrived
    }
    // end
    #expect(address == "handz://practice/session?id=s-41")
  }

  @Test func notifications() throws {
    // begin
    var facts = HandzFacts(plan: .pro)
    facts.now = Timestamp(seconds: 1_772_445_600)
    facts.notificationsPermission = .granted
    var preferences = try HandzNotificationPreferences(json: stored)
    preferences.scheduleDailyReminderTime = TimeOfDay("07:30")
    let reminders = try Handz.notificationSchedule(
      facts, zone: .utc, preferences: preferences, device: HandzNotificationDevice(), log: [], days: [],
      subjects: [.session(id: "s-41", at: .instant(Timestamp(seconds: 1_772_452_800)), name: "Guard", isStillPlanned: true)])
    for request in reminders.requests {
      schedule(request.copy.text, at: request.at.text, opening: request.link?.text)
    }
    // end
    #expect(!reminders.requests.isEmpty)
  }

  // begin
  func follow(_ loader: RemoteConfigLoader) async {
    Handz.activate(await loader.start().bundle)  // the last good values, without waiting for the network
    for await active in await loader.changes() { Handz.activate(active.bundle) }
  }
  // end

  @Test func anyBundle() throws {
    let bytes = try Compiled.product.get().file
    // begin
    let rules = Rules(try RuleBundle(bytes))
    let frame = rules.makeFrame()
    frame.set(rules.fact("usage.savedFlows")!, .int(2))
    let decision = rules.decide(action: rules.action("flow.save_new")!, frame)
    let answer = rules.present(decision, frame, trace: true)
    // end
    #expect(!answer.isAllowed && answer.trace != nil)
  }

  // MARK: Pages

  /// The parts of this file, without indentation.
  private static let parts: [String] = {
    var parts: [String] = []
    var lines: [Substring]?
    for line in Repository.text(of: "Tests/EmittersTests/PageSnippets.swift").split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.trimmingPrefix(while: { $0 == " " }) {
      case "// begin": lines = []
      case "// end":
        let indent = lines?.first.map { $0.prefix { $0 == " " }.count } ?? 0
        parts.append((lines ?? []).map { $0.dropFirst(indent) + "\n" }.joined())
        lines = nil
      default: lines?.append(line)
      }
    }
    return parts
  }()

  @Test(arguments: ["README.md", "docs/use/swift.md"]) func everyBlockIsRun(_ page: String) {
    let text = Repository.text(of: page)
    // A manifest is not app code, and imports are those of this file.
    let blocks = text.matches(of: #/```swift\n((?:[^`]|`(?!``))*)```/#).map { String($0.output.1) }.filter {
      !$0.hasPrefix("// Package.swift")
    }
    .map { $0.replacing(#/(?:import \w+\n)+\n/#, with: "") }
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(Self.parts.contains(block), "\(page) has a block that PageSnippets.swift does not run:\n\(block)") }
    if page.hasPrefix("docs/") { #expect(Self.parts.allSatisfy(blocks.contains), "a part of PageSnippets.swift is on no page") }
  }
}
