internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates the entry point: the rules themselves, and decisions with their types.
  func entry() -> [UInt8] {
    var text = header(["internal import C\(module)", "public import RulesBundle", "public import RulesRuntime"] + lockImports)
    text.doc(
      "The rules of the app: the embedded rules, and the active rules, which can have overrides from a remote config. Loading them needs no file."
    )
    text.block("public enum \(prefix)") { text in
      text.doc("The embedded rules. They are checked at build time, so they always load.")
      text.line("public static let embedded: Rules = load()")
      text.line()
      activeRules(&text)
      if needsZones {
        text.doc(
          "Returns the embedded rules with the time zones of their resets (`bundle.zoneNames`). Without the zones, calendar periods cannot be counted."
        )
      }
      text.block("\(needsZones ? "public" : "private") static func load(\(needsZones ? "zones: [Zone] = []" : "")) -> Rules") { text in
        text.line("let memory = UnsafeRawBufferPointer(start: \(array.function)(), count: Int(\(array.sizeFunction)()))")
        let zones = needsZones ? ", zones: zones" : ""
        text.line("do throws(BundleError) { return Rules(try RuleBundle(staticMemory: memory)\(zones)) } catch {")
        text.line("  fatalError(\"the embedded bundle is damaged: \\(error.message) (at byte \\(error.offset))\")")
        text.line("}")
      }
      text.line()
      if has(.actions) { decide(&text) }
      text.doc("Returns the effective plan and its notices.")
      text.block("public static func plan(_ facts: \(someFacts)) -> \(prefix)ShownPlan") { text in
        text.line("let rules = rules")
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)ShownPlan(rules.presentPlan(frame))")
      }
      text.line()
      text.doc("Returns the snapshot, which contains what all screens need to know about the plan.")
      text.block("public static func snapshot(_ facts: \(someFacts)) -> \(prefix)Snapshot") { text in
        text.line("let rules = rules")
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)Snapshot(rules.presentSnapshot(frame))")
      }
    }
    text.line()
    view(
      &text, "ShownPlan", of: "PresentedPlan", "The effective plan and its notices.",
      [
        effectivePlan(), notices("The notices for the user."),
        undecided("The reason why the plan is unknown; nil if it is known."),
      ])
    return text.bytes
  }

  private var lockImports: [String] {
    ["#if canImport(os)", "  internal import os", "#else", "  internal import Synchronization", "#endif"]
  }

  /// Generates the active rules: the embedded rules, or a bundle with the same names and overrides from a remote config.
  private func activeRules(_ text: inout SwiftText) {
    for line in ["#if canImport(os)", "  private static let active = OSAllocatedUnfairLock(initialState: embedded)", "#else"] {
      text.line(line)
    }
    for line in ["  private static let active = Mutex(embedded)", "#endif"] { text.line(line) }
    text.line()
    text.doc("The active rules, which all functions use by default: the embedded rules, or those of the last call to `activate`.")
    text.line("public static var rules: Rules { active.withLock { $0 } }")
    text.line()
    text.doc(
      "Activates the embedded rules with overrides, such as the bundle of a `RemoteConfigLoader`. Returns false and changes nothing if the bundle has other rules. `rules.configVersion` is then the version of the remote config."
    )
    let zones = needsZones ? ", zones: [Zone] = []" : ""
    text.line("@discardableResult")
    text.block("public static func activate(_ bundle: RuleBundle\(zones), configVersion: Int64? = nil) -> Bool") { text in
      text.line("guard bundle.differsOnlyInOverrides(from: embedded.bundle) else { return false }")
      text.line("var rules = Rules(bundle\(needsZones ? ", zones: zones" : ""))")
      text.line("rules.configVersion = configVersion")
      text.line("active.withLock { $0 = rules }")
      text.line("return true")
    }
    text.line()
  }

  private func decide(_ text: inout SwiftText) {
    func function(_ about: String, _ parameter: String, _ action: String, fill: String? = nil) {
      text.doc(about)
      text.block("public static func decide(\(parameter), _ facts: \(someFacts), trace: Bool = false) -> \(prefix)Decision") { text in
        text.line("let rules = rules")
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        if let fill { text.line(fill) }
        text.line("return \(prefix)Decision(rules.present(rules.decide(action: Int(\(action).rawValue), frame), frame, trace: trace))")
      }
      text.line()
    }
    function(
      "Decides whether an action is allowed, and returns everything to show, log, and do.", "_ request: \(actionRequest)",
      "request.action", fill: "request.fill(frame)")
    function(
      "Decides an action that is known only at run time. If a required fact is missing in `facts`, the decision is the declared safe denial, and `details.undecided` names the fact.",
      "action: \(type("actions", "action"))", "action")
  }
}
