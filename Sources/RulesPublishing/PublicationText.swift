internal import Diagnostics
package import RemoteConfigs
internal import RulesBundle
internal import RulesRuntime

/// Formats publications as text.
package struct PublicationText: Sendable {
  private let written: WrittenValues?

  /// Creates a formatter. `written` formats values like the rules do. Without it, values are numbers in the unit of their path.
  package init(_ written: WrittenValues?) { self.written = written }

  /// Returns the description of a version.
  package func lines(of index: ConfigIndex, _ origin: ConfigOrigin) -> [String] {
    var lines = ["\(origin.product), \(origin.environment): \(index.version)", "issued \(MetadataTime.text(origin.issued.seconds))"]
    if !origin.author.isEmpty { lines.append("by \(origin.author)") }
    if !origin.reason.isEmpty { lines.append("because: \(origin.reason)") }
    if !origin.commit.isEmpty { lines.append("commit \(origin.commit)") }
    if index.offers.isEmpty { lines.append("no offers: all installs use the values that the app was built with") }
    for (place, offer) in index.offers.enumerated() {
      let apps = offer.minimumApp.isFirst ? "" : " with app \(offer.minimumApp) or later"
      let isAll = offer.share == ConfigIndex.fullShare
      let installs = isAll ? "all installs" : "\(ShareText.of(offer.share)) of all installs (rollout `\(index.rollout)`)"
      lines.append("\(place == 0 ? "" : "otherwise ")\(installs)\(apps): values \(offer.digest.prefix(12)), \(offer.size) bytes")
    }
    if let last = index.offers.last, last.share < ConfigIndex.fullShare || !last.minimumApp.isFirst {
      lines.append("otherwise the values that the app was built with")
    }
    return lines
  }

  /// Returns the overrides of a remote config, with the shipped values.
  package func lines(of config: RemoteConfig) -> [String] {
    config.values.isEmpty ? ["no overrides"] : config.values.map { "\($0.path): \(text($0.value, $0.path))\(shipped($0.path))" }
  }

  package func lines(of changes: [OverrideChange]) -> [String] {
    changes.map { change in
      let old = change.old.map { text($0, change.path) } ?? "as shipped"
      let new = change.new.map { text($0, change.path) } ?? "as shipped"
      return "\(change.path): \(old) -> \(new)\(shipped(change.path))"
    }
  }

  /// Returns the withdrawn values that are still set, and the edits of `rules/overrides` that remove them. `live` is the remote config that
  /// most installs have.
  package func lines(of withdrawn: [Withdrawn.Entry], in environment: String, live: RemoteConfig) -> [String] {
    guard !withdrawn.isEmpty else { return [] }
    var lines = ["rolled back, but still in rules/overrides:"]
    for entry in withdrawn { lines.append("  \(entry.path): \(entry.value.map { text($0, entry.path) } ?? "as shipped")") }
    lines.append("to keep the live values:")
    for entry in withdrawn {
      let place = written?.place(ofOverride: entry.path, in: environment) ?? "rules/overrides/\(environment).yaml"
      let live = live[entry.path].map { text($0, entry.path) }
      switch (live, entry.value) {
      case (nil, _): lines.append("  \(place): remove `\(entry.path)`")
      case (let live?, nil): lines.append("  \(place): add `\(entry.path)` with `to: \(live)`")
      case (let live?, _): lines.append("  \(place): write `to: \(live)` at `\(entry.path)`")
      }
    }
    return lines
  }

  /// Returns the values that are not published while only emergency switches are published.
  package func lines(waiting: [OverrideChange], held: [(path: String, why: String)]) -> [String] {
    var lines: [String] = []
    let waiting = waiting.filter { change in !held.contains { $0.path == change.path } }
    if !waiting.isEmpty { lines.append("not published until the rules pass their checks:") }
    for line in self.lines(of: waiting) { lines.append("  \(line)") }
    for one in held { lines.append("held back: \(one.path): \(one.why)") }
    return lines
  }

  package func line(of verdict: AppVerdict) -> String {
    if !verdict.receives { return "\(verdict.app) cannot receive it" }
    if let refusal = verdict.refusal { return "\(verdict.app) rejects it: \(refusal.message)" }
    return verdict.skipped.isEmpty
      ? "\(verdict.app) accepts it" : "\(verdict.app) accepts it, but does not know \(verdict.skipped.phrase())"
  }

  private func shipped(_ path: String) -> String {
    written.map { $0.shipped(path).map { " (shipped: \($0))" } ?? " (not in these rules)" } ?? ""
  }

  private func text(_ value: OverrideValue, _ path: String) -> String {
    if let written { return written.text(value, at: path) }
    switch value {
    case .onOff(let isOn): return isOn ? "true" : "false"
    case .amount(let amount): return amount.map { "\($0)" } ?? "unlimited"
    }
  }
}

extension AppVersion {
  /// Whether no app version is lower.
  fileprivate var isFirst: Bool { AppVersion("0").map { self <= $0 } ?? false }
}
