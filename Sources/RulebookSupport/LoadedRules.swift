internal import Diagnostics
import HostTime
package import RulesBundle
package import RulesCompiler
package import RulesRuntime

/// Rules that can be evaluated: compiled in memory from a folder, or read from a bundle file.
package struct LoadedRules {
  package let rules: Rules
  package let sourceMap: SourceMap?
  /// The checked rules; nil if the rules are from a bundle file.
  package let checked: CheckedRules?

  package init(bundle path: String?, _ options: RulesOptions) throws(Failure) {
    if let path {
      guard let bytes = FileSystem.read(path) else { throw Failure(message: "cannot read \(path)", code: Exit.noInput) }
      rules = LoadedRules.withZones(try LoadedRules.load(bytes, path))
      sourceMap = nil
      checked = nil
      return
    }
    let compilation = try options.compileSound()
    guard let lowered = compilation.lowered else { throw Failure(message: "the rules have mistakes", code: Exit.findings) }
    rules = LoadedRules.withZones(try LoadedRules.load(lowered.bundle, "the compiled rules"))
    sourceMap = lowered.sourceMap
    checked = compilation.rules
  }

  package static func load(_ bytes: [UInt8], _ place: String) throws(Failure) -> RuleBundle {
    do {
      return try RuleBundle(bytes)
    } catch {
      throw Failure(message: "\(place) is not a valid bundle: \(error.message) (at byte \(error.offset))", code: Exit.findings)
    }
  }

  /// Throws if any time zones are given. Without these zones, the result would differ from the result on other machines.
  package func requireZones(_ names: [String]) throws(Failure) {
    guard !names.isEmpty else { return }
    let listed = names.quotedPhrase()
    throw Failure(
      message: HostTime.names.isEmpty
        ? "limits reset in the time zone \(listed), but this machine has no time zone database; install `tzdata`, or set `TZDIR` to its folder"
        : "limits reset in the time zone \(listed), but the time zone database of this machine does not contain it; correct `zone` in the resets, or update `tzdata`",
      code: Exit.noInput)
  }

  private static func withZones(_ bundle: RuleBundle) -> Rules {
    Rules(bundle, zones: HostTime.zones(named: bundle.zoneNames)) { HostTime.zone(named: $0) }
  }
}
