internal import RuleKinds

/// The steps of actions that require a capability.
enum AskedCapability {
  typealias Step = (action: Named<Action, Action>.Entry, step: Int)

  /// Returns every capability with the steps that require it. The steps are empty if one of the actions could not be read completely.
  static func all(in context: CheckContext) -> [(capability: Named<Capability, Capability>.Entry, asking: [Step])] {
    var asked: [Name<Capability>: [Step]] = [:]
    for action in context.book.actions.entries {
      for (index, step) in action.value.steps.enumerated() {
        if let capability = step.require { asked[capability, default: []].append((action, index)) }
      }
    }
    return context.book.capabilities.entries.map { entry in
      let asking = asked[entry.name] ?? []
      return (entry, asking.allSatisfy { context.isSound($0.action.value, $0.action.name.text) } ? asking : [])
    }
  }
}
