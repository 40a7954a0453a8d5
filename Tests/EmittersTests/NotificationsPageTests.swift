import Foundation
import TestSupport
import Testing

/// The Swift code of docs/use/notifications.md type-checks. Code for Apple platforms is tested in `HostNotificationsTests/StandIn`.
@Suite struct NotificationsPageTests {
  private static let app = """
    nonisolated(unsafe) var facts = HandzFacts.withoutPlan
    nonisolated(unsafe) var preferences = HandzNotificationPreferences()
    nonisolated(unsafe) var device = HandzNotificationDevice()
    nonisolated(unsafe) var log: [HandzNotificationEventLog] = []
    let now = Timestamp(seconds: 1_772_445_600)
    let zoneName = "Europe/Berlin"
    func show(_ words: HandzShownCopy, _ link: HandzDeepLink?) {}
    func send(_ id: String, _ at: Timestamp?, _ payload: [UInt8]) {}

    """

  @Test func itsSwiftCompiles() throws {
    let page = Repository.text(of: "docs/use/notifications.md")
    let snippets = Snippets(page[...])
    #expect(snippets.code.count == 5)
    try snippets.check(
      as: "NotificationsPage", importing: ["HandzRules", "HostNotifications", "HostTime", "RulesRuntime"], app: Self.app)
  }

  /// Every type and every answer on the page exists.
  @Test func everyNameIsGenerated() throws {
    let page = Repository.text(of: "docs/use/notifications.md")
    let swift = try ["Tables", "Records", "Notifications", "Planning", "Facts", "Links"].map {
      Repository.text(of: "generated/Swift/Handz\($0).swift")
    }.joined()
    for match in page.matches(of: #/`([A-Za-z]+)(?:[.(][^`]*)?`/#) where match.output.1.hasPrefix("Handz") && match.output.1 != "HandzRules"
    {
      #expect(swift.contains(" \(match.output.1)"), "\(match.output.1)")
    }
    for word in [
      "lastPromptedAt", "timesPrompted", "systemDialogShown", "seenDeniedBanner", "openedAt", "sentAt", "appVersion", "badgeCount",
    ] {
      #expect(page.contains(word) && swift.contains("public var \(word)"), "\(word)")
    }
  }
}
