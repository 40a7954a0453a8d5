import Foundation
import HandzRules
import HostNotifications
import RulesJSON
import RulesRuntime
import Testing

/// A push contains only public text, and only the id of its link.
@Suite struct PushPayloadTests {
  @Test func aPushIsGeneric() throws {
    let plan = try Planned.push()
    let push = try #require(plan.requests.first)
    #expect(plan.requests.count == 1 && push.type == .inboxNewImport && push.isPush && push.expanded != nil)
    let bytes = try #require(HostNotifications.pushPayload(push.base, badge: plan.badge))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"aps":{"alert":{"body":"New gameplan received."},"badge":2,"thread-id":"inbox"},"link":"handz://inbox?highlight=i-7"}"#)
    // docs/use/notifications.md shows the same payload.
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/use/notifications.md").standardized
    let example = try #require(try String(contentsOf: page, encoding: .utf8).firstMatch(of: #/```json push\n(.*)\n```/#)).output.1
    #expect(String(decoding: bytes, as: UTF8.self) == example)
    let payload = try JSON.parse(bytes)
    let link = try #require(payload[HostNotifications.linkKey]?.stringValue)
    #expect(try HandzDeepLink(parsing: link) == .inboxItem(highlight: "i-7"))
  }

  @Test func whatIsUnknownIsLeftOut() throws {
    let push = try #require(try Planned.push().requests.first).base
    let bytes = try #require(HostNotifications.pushPayload(push, badge: nil))
    #expect(try JSON.parse(bytes)["aps"]?["badge"] == nil)
    var titled = push
    titled.copy.title = "A \"title\""
    let withTitle = try JSON.parse(try #require(HostNotifications.pushPayload(titled, badge: 0)))
    #expect(withTitle["aps"]?["alert"]?["title"] == .string("A \"title\"") && withTitle["aps"]?["badge"] == .int(0))
  }

  /// Every type that may be pushed, with names in all of its values: no name is in a payload.
  @Test func noNameTravels() throws {
    let plan = try Planned.push()
    for push in plan.requests {
      let text = String(decoding: try #require(HostNotifications.pushPayload(push.base, badge: 1)), as: UTF8.self)
      #expect(!text.contains("Ann") && !text.contains("Guard") && !text.contains(push.id))
    }
  }

  @Test func onlyAPushIsAPush() throws {
    let plan = try Planned.local(zone: try Planned.zone())
    #expect(!plan.requests.isEmpty && plan.requests.allSatisfy { !$0.isPush && HostNotifications.pushPayload($0.base, badge: 1) == nil })
  }
}
