internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import YAMLTree

/// Reports a URL scheme of the product that belongs to a protocol or to the system.
enum RouterReservedScheme {
  static let explanation = Explanation(
    "router.reserved-scheme", .error,
    finds: "A URL scheme that a protocol or the operating system uses, such as `https` or `mailto`, as the scheme of the app's own links.",
    why: "Links with such a scheme open the browser, the mail app, or another part of the system, and never the app.",
    example: "scheme: https",
    instead: "scheme: bakery")

  static let check = Check(explanation) { context, diagnostics in
    for value in context.values({ $0 == .scheme }) where value.node.kind == .scalar && reserved.contains(value.node.text) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(value.node.text)` cannot be the scheme of the app's links", at: value.node.span,
          "a protocol or the operating system uses it",
          helps: ["choose a scheme that no other app uses, such as `\(context.book.manifest.product)`"]))
    }
  }

  /// Schemes of protocols, and those of browsers, iOS, and Android.
  private static let reserved: Set<String> = [
    "about", "blob", "data", "dav", "dns", "file", "ftp", "ftps", "geo", "gopher", "http", "https", "imap", "javascript", "ldap", "ldaps",
    "mailto", "nfs", "nntp", "pop", "rtsp", "sip", "sips", "sms", "smsto", "mms", "mmsto", "snmp", "ssh", "sftp", "tel", "telnet", "tftp",
    "urn", "vnc", "ws", "wss", "xmpp", "webcal", "view-source", "chrome", "content", "intent", "market", "android-app", "facetime",
    "facetime-audio", "maps", "itms", "itms-apps", "itms-appss", "itmss", "app-settings", "app-prefs", "prefs", "calshow", "shortcuts",
    "shareddocuments", "x-apple-health", "x-web-search", "x-callback-url", "irc", "git", "magnet", "callto",
  ]
}
