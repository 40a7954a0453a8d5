import Diagnostics
import Foundation
import RuleChecks
import RulesCompiler
import SourceText
import Testing

/// Values, variables, and file names as people write them every day: one message at the place that was written, with a fix that restores the
/// original where only that can be meant.
@Suite struct EverydayValueTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    let file: String
    let original: String
    let written: String
    let name: String
    /// Part of the message, the helps, or the labels.
    let text: String
    /// Whether a fix restores the file. Nil if there are several meanings, or none.
    let restores: Bool

    init(_ file: String, _ original: String, _ written: String, _ name: String, _ text: String, restores: Bool = true) {
      (self.file, self.original, self.written, self.name, self.text, self.restores) = (file, original, written, name, text, restores)
    }

    var testDescription: String { "\(file): \(written)" }
  }

  private static func times(_ written: [String: String]) -> [Slip] {
    written.map {
      Slip(
        "settings/notifications.yaml", "value: \"19:00\"", "value: \($0.key)",
        "units.unknown", $0.value)
    }
  }

  private static func values(_ file: String, _ original: String, _ written: [String], _ name: String = "units.unknown") -> [Slip] {
    let start = original.prefix { $0 != ":" }
    let value = original.dropFirst(start.count + 2)
    return written.map { Slip(file, original, "\(start): \($0)", name, "write `\(value)`") }
  }

  static let slips: [Slip] =
    times([
      "7pm": "write", "\"7 pm\"": "write", "\"7:00 PM\"": "write", "\"7 p.m.\"": "write", "\"19 Uhr\"": "write", "“19:00”": "write",
      "\"19.00\"": "write", "\"19：00\"": "write",
    ])
    + values("settings/connection.yaml", "value: 30s", ["30 s", "30sec", "30 seconds", "30S", "0.5m", "½min", "thirty seconds", "PT30S"])
    + values("settings/connection.yaml", "value: 1MB", ["1 MB", "1mb", "1 megabyte", "1.0MB", "one MB"])
    + values("limits.yaml", "pro: 100MB", ["100 MB", "100mb", "100M", "0.1GB", "100 megabytes", "100 mb"])
    + values("limits.yaml", "pro: 2GB", ["2 GB", "2gb", "2 gigabytes", "2.0GB"])
    + [
      Slip("copy/en/inbox.yaml", "Your inbox is full", "Your in\\box is full", "text.invisible", "remove the backslash"),
      Slip("copy/en/inbox.yaml", "Your inbox is full", "Your i\\nbox is full", "text.invisible", "remove the backslash"),
      Slip("limits.yaml", "free: 10, pro: 200}", "free: 200, pro: 10}", "lock.changed", "the value of the lock is here"),
      Slip("settings/notifications.yaml", "value: \"07:00\"", "value: 7:00", "yaml.ambiguous-scalar", "write `\"07:00\"`"),
      Slip("settings/notifications.yaml", "value: \"07:00\"", "value: \"7:00\"", "units.unknown", "write `\"07:00\"`"),
      Slip("settings/notifications.yaml", "value: \"07:00\"", "value: 7am", "units.unknown", "write `\"07:00\"`"),
      Slip("resets.yaml", "at: \"00:00\"", "at: 24:00", "yaml.ambiguous-scalar", "the day ends where the next one begins"),
      Slip("resets.yaml", "at: \"00:00\"", "at: \"24:00\"", "units.unknown", "the day ends where the next one begins"),
      Slip("resets.yaml", "at: \"00:00\"", "at: 12am", "units.unknown", "write `\"00:00\"`"),
      Slip("resets.yaml", "at: \"00:00\"", "at: midnight", "units.unknown", "write `\"00:00\"`"),
      Slip("resets.yaml", "at: \"00:00\"", "at: 0:00", "yaml.ambiguous-scalar", "write `\"00:00\"`"),
      Slip("resets.yaml", "at: \"00:00\"", "at: \"25:00\"", "units.unknown", "from `\"00:00\"` to `\"23:59\"`", restores: false),
      Slip("settings/connection.yaml", "value: 30s", "value: 1.5h", "units.unknown", "write `90m`", restores: false),
      Slip("settings/connection.yaml", "value: 30s", "value: 1h30m", "units.unknown", "write `90m`", restores: false),
      Slip("settings/connection.yaml", "value: 30s", "value: 1 month", "units.unknown", "no fixed length", restores: false),
      Slip("settings/connection.yaml", "value: 30s", "value: 10 minutes", "units.unknown", "write `10m`", restores: false),
      Slip("limits.yaml", "pro: 100MB", "pro: 100 MiB", "units.unknown", "sizes are decimal", restores: false),
      Slip("limits.yaml", "free: 2, pro", "free: two, pro", "units.unknown", "write `2`"),
      Slip("limits.yaml", "free: 2, pro", "free: 2 flows, pro", "units.unknown", "write the number alone"),
      Slip("limits.yaml", "free: 2, pro", "free: 2.0, pro", "units.unknown", "write `2`"),
      Slip("limits.yaml", "free: 2, pro", "free: 1.000, pro", "units.unknown", "write `1000`", restores: false),
      Slip("limits.yaml", "free: 2, pro", "free: -2, pro", "yaml.wrong-type", "did you mean `2`?"),
      Slip("limits.yaml", "free: 2, pro: unlimited", "free: 2, pro: no limit", "yaml.wrong-type", "did you mean `unlimited`?"),
      Slip("limits.yaml", "free: 2, pro: unlimited", "free: 2, pro: ∞", "yaml.wrong-type", "did you mean `unlimited`?"),
      Slip("signals.yaml", "weight: 40%", "weight: %40", "yaml.syntax", "the percent sign comes after the number"),
      Slip("signals.yaml", "weight: 40%", "weight: 40 percent", "units.unknown", "write `40%`"),
      Slip("signals.yaml", "weight: 40%", "weight: 0.4", "units.unknown", "write `40%`"),
      Slip("effects.yaml", "sent: true", "sent: ture", "yaml.wrong-type", "write `true`"),
      Slip("effects.yaml", "sent: true", "sent: yes", "yaml.ambiguous-scalar", "write `true`"),
      Slip("effects.yaml", "sent: true", "sent: True", "yaml.ambiguous-scalar", "write `true`"),
      Slip("effects.yaml", "sent: true", "sent: 1", "yaml.wrong-type", "write `true`"),
      Slip("effects.yaml", "sent: true", "sent: “true”", "yaml.wrong-type", "write `true`"),
      Slip("limits.yaml", "unit: count", "unit: “count”", "value.unknown-choice", "did you mean `count`?"),
      Slip("limits.yaml", "used: usage.savedFlows", "used: “usage.savedFlows”", "name.unknown", "did you mean `usage.savedFlows`?"),
      Slip("conditions/connection.yaml", "drafts.recovered\"", "drafts.recovered”", "yaml.syntax", "ends with `”`"),
      Slip(
        "conditions/connection.yaml", "\"plan != 'guest' && drafts.recovered\"", "“plan != 'guest' && drafts.recovered”", "text.quoting",
        "curly quotes enclose this condition"),
      Slip("conditions/connection.yaml", "plan != 'guest' && drafts", "plan != ‘guest’ && drafts", "condition.syntax", "curly quotes"),
      Slip(
        "conditions/connection.yaml", "plan != 'guest' && drafts", "plan ≠ 'guest' && drafts", "condition.syntax", "conditions use `!=`"),
      Slip("conditions/connection.yaml", "now - network.since", "now – network.since", "condition.syntax", "conditions use `-`"),
      // Values of settings are reported where they are set.
      Slip("settings/notifications.yaml", "value: \"19:00\"", "value: 19h", "record.default", "such as `\"19:00\"`", restores: false),
      Slip("settings/connection.yaml", "value: 30s", "value: 600", "setting.unit", "write the unit: `600s`", restores: false),
    ]
    + ["{CreditsLeft}", "{credits_left}", "{CREDITSLEFT}", "{ creditsLeft }", "{{creditsLeft}}", "{credits-left}", "{creditsLeft)"].map {
      Slip(
        "copy/en/notifications.yaml", "one: \"You have {creditsLeft} ", "one: \"You have \($0) ", "copy.bad-template",
        "write `{creditsLeft}`")
    }
    + ["[creditsLeft]", "%d", "<creditsLeft>", "%{creditsLeft}", "creditsLeft}", "{creditsLeft"].map {
      Slip(
        "copy/en/notifications.yaml", "one: \"You have {creditsLeft} ", "one: \"You have \($0) ", "copy.bad-template",
        "write `{creditsLeft}`")
    }
    + [
      "\"Create account with email \"", "\" Create account with email\"", "\"Create account\\nwith email\"",
      "\"Create account\\twith email\"",
      "\"Create account\\u200B with email\"", "|\n    Create account with email", "|-\n    Create account\n    with email",
      "'Create account\\nwith email'",
    ].map {
      Slip("copy/en/accounts.yaml", "text: \"Create account with email\"", "text: \($0)", "text.invisible", "\"Create account with email\"")
    }
    + [
      Slip(
        "copy/en/notification_settings.yaml", "{one: \"Snooze {days} day\", other: \"Snooze {days} days\"}",
        "{one: \"Snooze {days} days\", other: \"Snooze {days} day\"}", "copy.plural-swapped", "are swapped"),
      Slip(
        "copy/en/notification_settings.yaml", "{one: \"Snooze {days} day\", other: \"Snooze {days} days\"}",
        "{one: \"Snooze {days} days\", other: \"Snooze {days} days\"}", "copy.plural-swapped", "write `day`"),
      Slip(
        "copy/en/notifications.yaml", "one: \"Maintenance due: {count} item.", "one: \"Maintenance due: {count} items.",
        "copy.plural-swapped",
        "write `item`"),
    ]

  /// Every run tries some of them; `make mistakes` tries all.
  private static let some = slips.enumerated().filter { isComplete || $0.offset % 6 == 0 }.map(\.element)
  private static let isComplete = ProcessInfo.processInfo.environment["RULEBOOK_MISTAKES"] != nil

  @Test(arguments: some) func isOneMessage(_ slip: Slip) throws {
    var files = try RuleFiles.productAlone()
    let old = files.text(slip.file)
    let found = try #require(old.firstRange(of: slip.original), "`\(slip.original)` is no longer in rules/\(slip.file)")
    files.files[slip.file] = Array((old[..<found.lowerBound] + slip.written + old[found.upperBound...]).utf8)
    let line = zip(old.utf8, files.files[slip.file] ?? []).prefix { $0 == $1 }.count { $0.0 == 0x0A } + 1
    let compilation = files.compile(lowers: false)
    #expect(compilation.places == ["\(slip.file):\(line) \(slip.name)"], "\(compilation.rendered)")
    guard let one = compilation.diagnostics.first else { return }
    #expect(one.words.contains(slip.text), "\(compilation.rendered)")
    let restored = one.fixes.contains { fix in
      var bytes = files.files[slip.file] ?? []
      for edit in fix.edits.sorted(by: { $0.span.start > $1.span.start }) {
        bytes.replaceSubrange(edit.span.range, with: Array(edit.text.utf8))
      }
      return bytes == Array(old.utf8)
    }
    #expect(restored == slip.restores, "\(compilation.rendered)\(one.fixes)")
  }

  /// What people write on purpose.
  @Test(arguments: [
    ("limits.yaml", "free: 2, pro: unlimited", "free: 3, pro: unlimited"), ("settings/connection.yaml", "value: 30s", "value: 45s"),
    ("copy/en/accounts.yaml", "\"Create account with email\"", "\"Create an account — with email\""),
    ("copy/en/notification_settings.yaml", "\"Snooze {days} days\"", "\"Snooze for {days} days\""),
  ])
  func isAccepted(_ file: String, _ original: String, _ written: String) throws {
    var files = try RuleFiles.productAlone()
    let old = files.text(file)
    let found = try #require(old.firstRange(of: original))
    files.files[file] = Array((old[..<found.lowerBound] + written + old[found.upperBound...]).utf8)
    let names = files.compile(lowers: false).diagnostics.map(\.name)
    #expect(!names.contains { $0.hasPrefix("yaml.") || $0.hasPrefix("text.") || $0.hasPrefix("units.") || $0 == "copy.plural-swapped" })
  }

  // MARK: Files

  /// A file with a wrong name is one message, at the file, and its rules count.
  @Test(arguments: [
    ("limits.yaml", "limits.yaml.txt", "does not end in `.yaml`"), ("limits.yaml", "LIMITS.YAML", "does not end in `.yaml`"),
    ("limits.yaml", "limits.yaml~", "does not end in `.yaml`"), ("limits.yaml", "limits.ymal", "does not end in `.yaml`"),
    ("limits.yaml", "limits.txt", "does not end in `.yaml`"), ("limits.yaml", "limits", "does not end in `.yaml`"),
    ("limits.yaml", "LIMITS.yaml", "is not a kind of rule"), ("limits.yaml", "limits copy.yaml", "is not a kind of rule"),
    ("limits.yaml", "limits (1).yaml", "is not a kind of rule"), ("limits.yaml", "limts.yaml", "is not a kind of rule"),
    ("facts/safety.yaml", "facts/SAFETY.YAML", "does not end in `.yaml`"),
    ("facts/safety.yaml", "facts/safety.yaml.txt", "does not end in `.yaml`"),
    ("facts/safety.yaml", "Facts/safety.yaml", "not a kind of rule"),
    ("facts/safety.yaml", "fact/safety.yaml", "not a kind of rule"), ("manifest.yaml", "Manifest.yaml", "not a kind of rule"),
    ("manifest.yaml", "manifest.yaml.txt", "does not end in `.yaml`"),
  ])
  func aMisnamedFileIsOneMessage(_ name: String, _ written: String, _ text: String) throws {
    let files = try RuleFiles.productAlone()
    let bytes = try #require(files.files[name])
    let compilation = compile(files, without: name, with: [written: bytes])
    #expect(compilation.places == ["\(written):1 rules.unknown-file"], "\(compilation.rendered)")
    let one = try #require(compilation.diagnostics.first)
    #expect(one.message.contains(text) && one.helps.contains { $0.contains("`\(name)`") }, "\(compilation.rendered)")
  }

  @Test(arguments: ["facts/safety copy.yaml", "facts/safety (1).yaml", "facts/safety.yml", "limits copy.yaml", "Copy of limits.yaml"])
  func aCopyIsOneMessage(_ written: String) throws {
    let files = try RuleFiles.productAlone()
    let name = written.contains("limits") ? "limits.yaml" : "facts/safety.yaml"
    let compilation = compile(files, with: [written: try #require(files.files[name])])
    #expect(compilation.places == ["\(written):1 rules.unknown-file"], "\(compilation.rendered)")
    #expect(compilation.diagnostics.first?.message.contains("is a copy of `\(name)`") == true)
  }

  /// What editors and merge tools leave next to a rule file, and notes, are ignored.
  @Test(arguments: [
    "limits.yaml~", "limits.yaml.orig", "limits.yaml.bak", "facts/safety.yaml.rej", "README.md", "facts/notes.txt", "limits.txt",
  ])
  func leftoversAreQuiet(_ written: String) throws {
    let compilation = compile(try RuleFiles.productAlone(), with: [written: Array("saved_flows: 1\n".utf8)])
    #expect(compilation.places == [], "\(compilation.rendered)")
  }

  @Test func aMissingManifestIsReportedWhereItWouldBe() throws {
    let compilation = compile(try RuleFiles.productAlone(), without: "manifest.yaml", with: [:])
    #expect(compilation.places == ["manifest.yaml:1 rules.missing-file"], "\(compilation.rendered)")
  }

  private func compile(_ files: RuleFiles, without gone: String? = nil, with others: [String: [UInt8]]) -> Compilation {
    func file(_ name: String, _ bytes: [UInt8]) -> RulesInput.File { .init(name: name, path: name, bytes: bytes) }
    var input = RulesInput(files: files.files.filter { $0.key != gone }.map { file($0.key, $0.value) }, place: "rules")
    for (name, bytes) in others {
      if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        input.files.append(file(name, bytes))
      } else {
        input.misnamed.append(file(name, bytes))
      }
    }
    return Pipeline(today: RuleFiles.today, checks: AllChecks.list).compile(input, lowers: false)
  }
}
