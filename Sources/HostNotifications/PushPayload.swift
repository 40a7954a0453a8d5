internal import RulesBundle
internal import RulesJSON
public import RulesRuntime

extension HostNotifications {
  /// What a server hands to Apple's push service for a planned push, as JSON in UTF-8; nil for what is no push.
  ///
  ///     {"aps":{"alert":{"body":"New gameplan received."},"badge":3,"thread-id":"inbox"},"link":"app://inbox?item=i-7"}
  ///
  /// A push passes through others' hands and shows on a locked screen, so it has the text that anybody may read, and of ids only the one
  /// in its link (CH27 §10.4). The app finds the rest when it is opened.
  ///
  /// - Parameter badge: The number on the app's icon when it arrives: the plan's, counted with what the push is about.
  public static func pushPayload(_ planned: PlannedNotification, badge: Int64?) -> [UInt8]? {
    guard planned.channel == .push else { return nil }
    var alert: [JSON.Member] = []
    if let title = planned.copy.title { alert.append(JSON.Member(key: "title", value: .string(title))) }
    alert.append(JSON.Member(key: "body", value: .string(planned.copy.text)))
    var aps = [JSON.Member(key: "alert", value: .object(alert))]
    if let badge { aps.append(JSON.Member(key: "badge", value: .int(badge))) }
    aps.append(JSON.Member(key: "thread-id", value: .string(planned.thread)))
    let payload = [JSON.Member(key: "aps", value: .object(aps)), JSON.Member(key: linkKey, value: .string(planned.link))]
    return JSON.object(payload).compact()
  }
}
