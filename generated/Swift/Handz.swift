// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import CHandzRules
public import RulesBundle
public import RulesRuntime
#if canImport(os)
  internal import os
#else
  internal import Synchronization
#endif

/// The rules of the app: the embedded rules, and the active rules, which can have overrides from a remote config. Loading them needs no file.
public enum Handz {
  /// The embedded rules. They are checked at build time, so they always load.
  public static let embedded: Rules = load()

  #if canImport(os)
    private static let active = OSAllocatedUnfairLock(initialState: embedded)
  #else
    private static let active = Mutex(embedded)
  #endif

  /// The active rules, which all functions use by default: the embedded rules, or those of the last call to `activate`.
  public static var rules: Rules { active.withLock { $0 } }

  /// Activates the embedded rules with overrides, such as the bundle of a `RemoteConfigLoader`. Returns false and changes nothing if the bundle has other rules. `rules.configVersion` is then the version of the remote config.
  @discardableResult
  public static func activate(_ bundle: RuleBundle, configVersion: Int64? = nil) -> Bool {
    guard bundle.differsOnlyInOverrides(from: embedded.bundle) else { return false }
    var rules = Rules(bundle)
    rules.configVersion = configVersion
    active.withLock { $0 = rules }
    return true
  }

  private static func load() -> Rules {
    let memory = UnsafeRawBufferPointer(start: HandzRules_bundle(), count: Int(HandzRules_bundle_size()))
    do throws(BundleError) { return Rules(try RuleBundle(staticMemory: memory)) } catch {
      fatalError("the embedded bundle is damaged: \(error.message) (at byte \(error.offset))")
    }
  }

  /// Decides whether an action is allowed, and returns everything to show, log, and do.
  public static func decide(_ request: HandzActionRequest, _ facts: some HandzGivenFacts, trace: Bool = false) -> HandzDecision {
    let rules = rules
    let frame = rules.makeFrame()
    facts.fill(frame)
    request.fill(frame)
    return HandzDecision(rules.present(rules.decide(action: Int(request.action.rawValue), frame), frame, trace: trace))
  }

  /// Decides an action that is known only at run time. If a required fact is missing in `facts`, the decision is the declared safe denial, and `details.undecided` names the fact.
  public static func decide(action: HandzAction, _ facts: some HandzGivenFacts, trace: Bool = false) -> HandzDecision {
    let rules = rules
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzDecision(rules.present(rules.decide(action: Int(action.rawValue), frame), frame, trace: trace))
  }

  /// Returns the effective plan and its notices.
  public static func plan(_ facts: some HandzGivenFacts) -> HandzShownPlan {
    let rules = rules
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzShownPlan(rules.presentPlan(frame))
  }

  /// Returns the snapshot, which contains what all screens need to know about the plan.
  public static func snapshot(_ facts: some HandzGivenFacts) -> HandzSnapshot {
    let rules = rules
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzSnapshot(rules.presentSnapshot(frame))
  }
}

/// The effective plan and its notices.
public struct HandzShownPlan: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedPlan

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedPlan) { self.presented = presented }

  /// The effective plan.
  public var plan: HandzPlan { HandzPlan(ordinal: presented.plan!) }

  /// The notices for the user.
  public var notices: [HandzShownNotice] { presented.notices.map { HandzShownNotice($0) } }

  /// The reason why the plan is unknown; nil if it is known.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}
