internal import RulesBundle
internal import RulesJSON
public import RulesRuntime

extension HostNotifications {
  /// Returns the payload of a planned push for the Apple Push Notification service, as JSON in UTF-8; nil if the notification is not a push.
  ///
  ///     {"aps":{"alert":{"body":"New gameplan received."},"badge":3,"thread-id":"inbox"},"link":"app://inbox?item=i-7"}
  ///
  /// Other services can read a push, and it is visible on a locked screen. Therefore, it contains the text that anyone can read, and no ID
  /// except the one in its link (CH27 §10.4). The app loads the rest when it opens.
  ///
  /// - Parameters:
  ///   - planned: The planned notification.
  ///   - badge: The number on the app icon after delivery, including the subject of the push; nil leaves the number unchanged.
  public static func pushPayload(_ planned: PlannedNotification, badge: Int?) -> [UInt8]? {
    guard planned.channel == .push else { return nil }
    var alert: [JSON.Member] = []
    if let title = planned.copy.title { alert.append(JSON.Member(key: "title", value: .string(title))) }
    alert.append(JSON.Member(key: "body", value: .string(planned.copy.text)))
    var aps = [JSON.Member(key: "alert", value: .object(alert))]
    if let badge { aps.append(JSON.Member(key: "badge", value: .int(Int64(badge)))) }
    aps.append(JSON.Member(key: "thread-id", value: .string(planned.thread)))
    let payload = [JSON.Member(key: "aps", value: .object(aps)), JSON.Member(key: linkKey, value: .string(planned.link))]
    return JSON.object(payload).compact()
  }
}
