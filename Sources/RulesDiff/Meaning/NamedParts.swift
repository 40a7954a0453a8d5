internal import RuleKinds

/// The parts of answers that stand below the name of a rule: `buttons.upgrade.enabled`.
package enum NamedParts {
  /// The keys of answers below which rules stand by name, by the kind of these rules.
  private static let named: [String: [String]] = [
    Button.key: ["buttons"], Notice.key: ["notices", "banners"], Limit.key: ["limits", "meters"], Event.key: ["telemetry"],
    NotificationType.key: ["requests", "inApp"], DowngradeRule.key: ["things"], LadderVector.key: ["ladder"],
    SnapshotField.key: ["snapshot"], InputField.key: ["fields"], DataType.key: ["clears"], AppTask.key: ["tasks"],
    ErrorRule.key: ["errors", "toasts"],
  ]

  /// Whether the key of a difference leads through a rule. Rules of two kinds can have the same name.
  package static func names(_ key: String, kind: String, _ name: String) -> Bool {
    (named[kind] ?? []).contains { part in
      // One notification of a type has a name of its own below that of the type.
      [".", "/"].contains { ".\(key).".contains(".\(part).\(name)\($0)") }
    }
  }
}
