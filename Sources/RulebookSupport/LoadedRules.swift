import HostTime
package import RulesBundle
package import RulesCompiler
package import RulesRuntime

/// Rules that can be asked: compiled from the folder in memory, or a bundle from a file.
package struct LoadedRules {
  package let rules: Rules
  package let sourceMap: SourceMap?
  /// The rules as they were read, when they came from a folder.
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

  package static func load(_ bytes: [UInt8], _ place: String) throws(Failure) -> Bundle {
    do {
      return try Bundle(bytes)
    } catch {
      throw Failure(message: "\(place) is no usable bundle: \(error.message) (at byte \(error.offset))", code: Exit.findings)
    }
  }

  /// Refuses to go on where an answer needs zones that this machine does not have: it would differ from the answer elsewhere.
  package func requireZones(_ names: [String]) throws(Failure) {
    guard !names.isEmpty else { return }
    let listed = names.map { "`\($0)`" }.joined(separator: ", ")
    throw Failure(
      message: HostTime.names.isEmpty
        ? "limits start anew by the calendar of \(listed), and this machine has no time zone database; install `tzdata`, or name its folder with `TZDIR`"
        : "limits start anew by the calendar of \(listed), which the time zone database of this machine does not have; correct `zone` in the resets, or bring `tzdata` up to date",
      code: Exit.noInput)
  }

  private static func withZones(_ bundle: Bundle) -> Rules {
    Rules(bundle, zones: HostTime.zones(named: bundle.zoneNames)) { HostTime.zone(named: $0) }
  }
}
