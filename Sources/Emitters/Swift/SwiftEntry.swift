internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// The rules themselves, and decisions in their own types.
  func entry() -> [UInt8] {
    var text = header(["internal import C\(module)", "public import RulesBundle", "public import RulesRuntime"] + lockImports)
    text.doc("The rules that are built into the app, and those that are in force. Loading them takes no file and no time to speak of.")
    text.block("public enum \(prefix)") { text in
      text.doc("The embedded rules. They were checked when they were built; a bundle that does not load is a broken build.")
      text.line("public static let embedded: Rules = load()")
      text.line()
      inForce(&text)
      if needsZones {
        text.doc(
          "The embedded rules with the time zones that their resets name (`bundle.zoneNames`); without them nothing by the calendar is counted."
        )
      }
      text.block("\(needsZones ? "public" : "private") static func load(\(needsZones ? "zones: [Zone] = []" : "")) -> Rules") { text in
        text.line("let memory = UnsafeRawBufferPointer(start: \(array.function)(), count: Int(\(array.sizeFunction)()))")
        text.line("do throws(BundleError) { return Rules(try RuleBundle(staticMemory: memory)\(needsZones ? ", zones: zones" : "")) } catch {")
        text.line("  fatalError(\"the embedded bundle is damaged: \\(error.message) (at byte \\(error.offset))\")")
        text.line("}")
      }
      text.line()
      if has(.actions) { require(&text) }
      text.doc("The plan in force and what the person reads because of it.")
      text.block("public static func plan(_ facts: \(someFacts)) -> \(prefix)ShownPlan") { text in
        text.line("let rules = rules")
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)ShownPlan(rules.presentPlan(frame))")
      }
      text.line()
      text.doc("What every screen reads about the plan.")
      text.block("public static func snapshot(_ facts: \(someFacts)) -> \(prefix)Snapshot") { text in
        text.line("let rules = rules")
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)Snapshot(rules.presentSnapshot(frame))")
      }
    }
    text.line()
    view(
      &text, "ShownPlan", of: "PresentedPlan", "The plan in force and what the person reads because of it.",
      [
        id("The plan in force; nil when it is unknown.", "plan", .plans, .optional), notices("What the person reads because of it."),
        undecided("Why the plan is unknown."),
      ])
    return text.bytes
  }

  private var lockImports: [String] {
    ["#if canImport(os)", "  internal import os", "#else", "  internal import Synchronization", "#endif"]
  }

  /// What a server may have changed: another bundle with the same names.
  private func inForce(_ text: inout SwiftText) {
    for line in ["#if canImport(os)", "  private static let inForce = OSAllocatedUnfairLock(initialState: embedded)", "#else"] {
      text.line(line)
    }
    for line in ["  private static let inForce = Mutex(embedded)", "#endif"] { text.line(line) }
    text.line()
    text.doc("The rules in force, for everything that does not name others: the embedded ones, or those of the last `use`.")
    text.line("public static var rules: Rules { inForce.withLock { $0 } }")
    text.line()
    text.doc(
      "Puts the embedded rules in force with values from a server, as `RemoteConfigLoader` has them; false, and nothing changes, where the bundle is another one."
    )
    let zones = needsZones ? ", zones: [Zone] = []" : ""
    text.line("@discardableResult")
    text.block("public static func use(_ bundle: RuleBundle\(zones)) -> Bool") { text in
      text.line("guard bundle.isSetting(of: embedded.bundle) else { return false }")
      text.line("let rules = Rules(bundle\(needsZones ? ", zones: zones" : ""))")
      text.line("inForce.withLock { $0 = rules }")
      text.line("return true")
    }
    text.line()
  }

  private func require(_ text: inout SwiftText) {
    func function(_ about: String, _ parameter: String, _ action: String, fill: String? = nil) {
      text.doc(about)
      text.block("public static func require(\(parameter), _ facts: \(someFacts), trace: Bool = false) -> \(prefix)Decision") { text in
        text.line("let rules = rules")
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        if let fill { text.line(fill) }
        text.line("return \(prefix)Decision(rules.present(rules.decide(action: Int(\(action).rawValue), frame), frame, trace: trace))")
      }
      text.line()
    }
    function(
      "Decides whether an action is allowed, and returns everything to show, log and do.", "_ requirement: \(requirement)",
      "requirement.action", fill: "requirement.fill(frame)")
    function(
      "Decides an action that is known only at run time. When a fact that it needs is missing from `facts`, the decision is the declared safe denial, and `details.undecided` names the fact.",
      "action: \(type("actions", "action"))", "action")
  }
}
