// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import CHandzRules
public import RulesBundle
public import RulesRuntime
#if canImport(os)
  internal import os
#else
  internal import Synchronization
#endif

/// The rules that are built into the app, and those that are in force. Loading them takes no file and no time to speak of.
public enum Handz {
  /// The embedded rules. They were checked when they were built; a bundle that does not load is a broken build.
  public static let embedded: Rules = load()

  #if canImport(os)
    private static let inForce = OSAllocatedUnfairLock(initialState: embedded)
  #else
    private static let inForce = Mutex(embedded)
  #endif

  /// The rules in force, for everything that does not name others: the embedded ones, or those of the last `use`.
  public static var rules: Rules { inForce.withLock { $0 } }

  /// Puts the embedded rules in force with values from a server, as `RemoteConfigLoader` has them; false, and nothing changes, where the bundle is another one.
  @discardableResult
  public static func use(_ bundle: RuleBundle) -> Bool {
    guard bundle.isSetting(of: embedded.bundle) else { return false }
    let rules = Rules(bundle)
    inForce.withLock { $0 = rules }
    return true
  }

  private static func load() -> Rules {
    let memory = UnsafeRawBufferPointer(start: HandzRules_bundle(), count: Int(HandzRules_bundle_size()))
    do throws(BundleError) { return Rules(try RuleBundle(staticMemory: memory)) } catch {
      fatalError("the embedded bundle is damaged: \(error.message) (at byte \(error.offset))")
    }
  }

  /// Whether an action is allowed, and everything to show, log and do.
  public static func require(_ action: HandzAction, _ facts: HandzFacts, trace: Bool = false) -> HandzDecision {
    let rules = rules
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzDecision(rules.present(rules.decide(action: Int(action.rawValue), frame), frame, trace: trace))
  }

  /// The plan in force and what the person reads because of it.
  public static func plan(_ facts: HandzFacts) -> HandzShownPlan {
    let rules = rules
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzShownPlan(rules.presentPlan(frame))
  }

  /// What every screen reads about the plan.
  public static func snapshot(_ facts: HandzFacts) -> HandzSnapshot {
    let rules = rules
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzSnapshot(rules.presentSnapshot(frame))
  }
}

/// The plan in force and what the person reads because of it.
public struct HandzShownPlan: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedPlan

  public init(_ presented: PresentedPlan) { self.presented = presented }

  /// The plan in force; nil when it is unknown.
  public var plan: HandzPlan? { presented.plan.map { HandzPlan(ordinal: $0) } }

  /// What the person reads because of it.
  public var notices: [HandzShownNotice] { presented.notices.map { HandzShownNotice($0) } }

  /// Why the plan is unknown.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}
