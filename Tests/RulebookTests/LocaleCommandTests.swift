import Foundation
import RulesJSON
import Testing

/// Every command that prints sentences prints them in the requested language.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Berlin"), "no time zone database is installed"))
struct LocaleCommandTests {
  private static let inbox = "Dein Eingang enthält 201 Importe."
  private static let inboxExample = "Dein Eingang enthält 200 Importe."
  private static let due = "Fällig: 2."

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      "rules/copy/de.yaml",
      """
      gate.inbox_soft_cap: "Dein Eingang enthält {used} Importe."
      notif.N-MAINT-DUE-TODAY.body: "Fällig: {count}."
      """)
    return sandbox
  }

  @Test func wordsAreInTheLanguage() throws {
    let sandbox = try sandbox()
    let decide = ["decide", "--action", "inbox.accept_import", "--fact", "plan=pro", "--fact", "usage.inboxItems=201"]
    let plan = ["notifications", "--zone", "Europe/Berlin", "--now", "2026-03-02T06:00:00Z"]
    let facts = ["plan=free", "notifications.permission=granted", "maintenance.dueToday=2"].flatMap { ["--fact", $0] }
    let request =
      #"{"ask": "entitlement", "action": "inbox.accept_import", "facts": {"plan": "pro", "usage.inboxItems": 201}, "locale": "LOCALE"}"#
    for (arguments, words) in [
      (decide, Self.inbox), (["show", "gate.inbox_soft_cap"], Self.inboxExample), (plan + facts, Self.due), (["eval"], Self.inbox),
    ] {
      for (tag, isGerman) in [("de", true), ("de-AT", true), ("fr", false), ("en", false)] {
        let isAsked = arguments == ["eval"]
        let run = try sandbox.run(
          arguments + (isAsked ? [] : ["--locale", tag]), input: isAsked ? request.replacing("LOCALE", with: tag) : "")
        #expect(run.status == 0, "\(run)")
        #expect(run.output.contains(words) == isGerman, "\(arguments) in \(tag): \(run.output)")
      }
      if arguments != ["eval"] { #expect(!(try sandbox.run(arguments)).output.contains(words), "\(arguments)") }
    }
  }
}
