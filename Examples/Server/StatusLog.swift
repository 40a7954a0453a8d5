import RemoteConfigs
import RulesDelivery

/// An adapter from the status of the loader to a log. A service would set gauges of its metrics library here instead.
///
/// It prints a line when something changes that an operator should know: the version, whether it is stale, or a rejection.
actor StatusLog: ConfigStatusReporter {
  private var last = ""

  func report(_ status: ConfigStatus) {
    let line = """
      config: source=\(status.source.rawValue) version=\(status.version?.number ?? 0) hash=\(status.digest?.prefix(12) ?? "none") \
      stale=\(status.isStale) failures=\(status.failures) refused=\(status.lastError?.message ?? "nothing")
      """
    if line == last { return }
    last = line
    Main.say("\(line) age=\(status.age.map { "\($0.components.seconds)s" } ?? "none")")
  }
}
