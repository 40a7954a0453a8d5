internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// The rules themselves, and decisions in their own types.
  func entry() -> [UInt8] {
    var text = header(["internal import C\(module)", "internal import RulesBundle", "public import RulesRuntime"])
    text.doc("The rules that are built into the app. Loading them takes no file and no time to speak of.")
    text.block("public enum \(prefix)") { text in
      text.doc("The embedded rules. They were checked when they were built; a bundle that does not load is a broken build.")
      text.line("public static let rules: Rules = load()")
      text.line()
      if needsZones {
        text.doc(
          "The embedded rules with the time zones that their resets name (`bundle.zoneNames`); without them nothing by the calendar is counted."
        )
      }
      text.block("\(needsZones ? "public" : "private") static func load(\(needsZones ? "zones: [Zone] = []" : "")) -> Rules") { text in
        text.line("let memory = UnsafeRawBufferPointer(start: \(array.function)(), count: Int(\(array.sizeFunction)()))")
        text.line("do throws(BundleError) { return Rules(try Bundle(staticMemory: memory)\(needsZones ? ", zones: zones" : "")) } catch {")
        text.line("  fatalError(\"the embedded bundle is damaged: \\(error.message) (at byte \\(error.offset))\")")
        text.line("}")
      }
      text.line()
      if has(.actions) { require(&text) }
      text.doc("The plan in force and what the person is told because of it.")
      text.block("public static func plan(_ facts: \(prefix)Facts) -> PresentedPlan") { text in
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return rules.presentPlan(frame)")
      }
      text.line()
      text.doc("What every screen reads about the plan.")
      text.block("public static func snapshot(_ facts: \(prefix)Facts) -> \(prefix)Snapshot") { text in
        text.line("let frame = rules.makeFrame()")
        text.line("facts.fill(frame)")
        text.line("return \(prefix)Snapshot(rules.presentSnapshot(frame))")
      }
    }
    return text.bytes
  }

  private func require(_ text: inout SwiftText) {
    text.doc("Whether an action is allowed, and everything to show, log and do.")
    text.block(
      "public static func require(_ action: \(type("actions", "action")), _ facts: \(prefix)Facts, trace: Bool = false) -> \(prefix)Decision"
    ) { text in
      text.line("let frame = rules.makeFrame()")
      text.line("facts.fill(frame)")
      text.line("return \(prefix)Decision(rules.present(rules.decide(action: Int(action.rawValue), frame), frame, trace: trace))")
    }
    text.line()
  }
}
