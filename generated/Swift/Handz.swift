// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import CHandzRules
internal import RulesBundle
public import RulesRuntime

/// The rules that are built into the app. Loading them takes no file and no time to speak of.
public enum Handz {
  /// The embedded rules. They were checked when they were built; a bundle that does not load is a broken build.
  public static let rules: Rules = load()

  private static func load() -> Rules {
    let memory = UnsafeRawBufferPointer(start: HandzRules_bundle(), count: Int(HandzRules_bundle_size()))
    do throws(BundleError) { return Rules(try Bundle(staticMemory: memory)) } catch {
      fatalError("the embedded bundle is damaged: \(error.message) (at byte \(error.offset))")
    }
  }

  /// Whether an action is allowed, and everything to show, log and do.
  public static func require(_ action: HandzAction, _ facts: HandzFacts, trace: Bool = false) -> HandzDecision {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzDecision(rules.present(rules.decide(action: Int(action.rawValue), frame), frame, trace: trace))
  }

  /// The plan in force and what the person is told because of it.
  public static func plan(_ facts: HandzFacts) -> PresentedPlan {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return rules.presentPlan(frame)
  }

  /// What every screen reads about the plan.
  public static func snapshot(_ facts: HandzFacts) -> HandzSnapshot {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzSnapshot(rules.presentSnapshot(frame))
  }
}
