// The part of Apple's framework that the mapping uses, with Apple's names and types, so that the mapping is compiled and run on every
// system. Apple documents its declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public protocol UNNotificationTrigger {}

public struct UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents
  public let repeats: Bool

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    self.repeats = repeats
  }
}

public class UNNotificationContent: @unchecked Sendable {
  public var title = ""
  public var body = ""
  public var badge: NSNumber?
  public var threadIdentifier = ""
  public var userInfo: [AnyHashable: Any] = [:]
}

public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override init() {}
}

public final class UNNotificationRequest: @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: (any UNNotificationTrigger)?

  public init(identifier: String, content: UNNotificationContent, trigger: (any UNNotificationTrigger)?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

public final class UNNotification {
  public let request: UNNotificationRequest
  public init(request: UNNotificationRequest) { self.request = request }
}

public final class UNNotificationResponse {
  public let notification: UNNotification
  public init(notification: UNNotification) { self.notification = notification }
}

public final class UNUserNotificationCenter: @unchecked Sendable {
  public private(set) var pending: [UNNotificationRequest] = []
  public private(set) var badge: Int?
  /// The identifier that the system rejects.
  public var refuses: String?

  public init() {}

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  public func add(_ request: UNNotificationRequest, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil) {
    if request.identifier == refuses {
      handler?(CocoaError(.fileNoSuchFile))
      return
    }
    pending.removeAll { $0.identifier == request.identifier }
    if request.trigger != nil { pending.append(request) }
    handler?(nil)
  }

  public func setBadgeCount(_ count: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil) {
    badge = count
    handler?(nil)
  }
}
