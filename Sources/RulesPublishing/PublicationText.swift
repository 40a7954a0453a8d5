public import RemoteConfigs
internal import RulesBundle

/// What is published, for people.
public struct PublicationText: Sendable {
  private let written: WrittenValues?

  /// `written`: tells how the rules write a value; numbers in the paths' own measures without it.
  public init(_ written: WrittenValues?) { self.written = written }

  /// What a manifest says.
  public func lines(of manifest: Manifest) -> [String] {
    var lines = [
      "\(manifest.product), \(manifest.environment): \(manifest.version)",
      "issued \(time(manifest.issued)), meant to hold until \(time(manifest.expires))",
    ]
    if manifest.offers.isEmpty { lines.append("nothing is offered: everybody has what their app was built with") }
    for (index, offer) in manifest.offers.enumerated() {
      let apps = offer.minimumApp.isFirst ? "" : " with app \(offer.minimumApp) or later"
      let installs = offer.percent == 100 ? "all installs" : "\(offer.percent) % of all installs (divided by `\(manifest.rollout)`)"
      lines.append("\(index == 0 ? "" : "else ")\(installs)\(apps): payload \(offer.digest.prefix(12)), \(offer.size) bytes")
    }
    if let last = manifest.offers.last, last.percent < 100 || !last.minimumApp.isFirst { lines.append("else what the app was built with") }
    if !manifest.keys.isEmpty { lines.append("trusted from here on: \(manifest.keys.map(\.id).joined(separator: ", "))") }
    return lines
  }

  /// What is set, beside what is shipped.
  public func lines(of config: RemoteConfig) -> [String] {
    config.values.isEmpty ? ["sets nothing"] : config.values.map { "\($0.path): \(text($0.value, $0.path))\(shipped($0.path))" }
  }

  public func lines(of changes: [ValueChange]) -> [String] {
    changes.map { change in
      let old = change.old.map { text($0, change.path) } ?? "as shipped"
      let new = change.new.map { text($0, change.path) } ?? "as shipped"
      return "\(change.path): \(old) -> \(new)\(shipped(change.path))"
    }
  }

  /// What was withdrawn and is still set, and the edits of `rules/overrides` with which it is set no longer. `live`: what most installs have.
  public func lines(of withdrawn: [Withdrawn.Entry], in environment: String, live: RemoteConfig) -> [String] {
    guard !withdrawn.isEmpty else { return [] }
    var lines = ["rolled back, and still in rules/overrides:"]
    for entry in withdrawn { lines.append("  \(entry.path): \(entry.value.map { text($0, entry.path) } ?? "as shipped")") }
    lines.append("to keep what is live:")
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

  /// What stays as it is while only emergency switches are published.
  public func lines(waiting: [ValueChange], held: [(path: String, why: String)]) -> [String] {
    var lines: [String] = []
    let waiting = waiting.filter { change in !held.contains { $0.path == change.path } }
    if !waiting.isEmpty { lines.append("waiting until the rules are fit:") }
    for line in self.lines(of: waiting) { lines.append("  \(line)") }
    for one in held { lines.append("held back: \(one.path): \(one.why)") }
    return lines
  }

  public func line(of verdict: AppVerdict) -> String {
    if let refusal = verdict.refusal { return "\(verdict.app) refuses it: \(refusal.message)" }
    return verdict.skipped.isEmpty
      ? "\(verdict.app) takes it" : "\(verdict.app) takes it, but does not know \(verdict.skipped.joined(separator: ", "))"
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

  private func time(_ seconds: Int64) -> String {
    var text: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: 0, to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}

extension AppVersion {
  /// Whether no app is older.
  fileprivate var isFirst: Bool { AppVersion("0").map { self <= $0 } ?? false }
}
