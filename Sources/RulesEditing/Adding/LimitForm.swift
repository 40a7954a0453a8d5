internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// What a new limit has instead of the numbers, the plans, and the period of the limit that it is like.
struct LimitForm {
  var terms = LimitTerms()
  /// The plans to which the limit does not apply, because the capability that it limits is denied to them.
  var absent: Set<String> = []
  /// The plans to which the capability is denied.
  var denied: Set<String> = []
  /// The schedule and the copy about it, if the limit has a period.
  var reset: (schedule: String, copy: String)?

  init() {}

  /// - Parameter applied: How the limit is applied to a capability; nil for a limit that is not applied.
  init(_ terms: LimitTerms, _ applied: AppliedLimit?, reset: (schedule: String, copy: String)?) {
    (self.terms, self.reset) = (terms, reset)
    let decided = Set(terms.values.map(\.plan))
    absent = (applied?.absent ?? []).subtracting(decided)
    denied = applied?.denied ?? []
  }

  /// - Parameter reason: Returns the name of the clone of a reason, or the reason if it is not cloned.
  func edits(in limit: Node, _ sources: SourceSet, reason: (String) -> String) -> [Fix.Edit] {
    let decided = Set(terms.values.map(\.plan))
    let without = absent.isEmpty && decided.isEmpty ? [] : AbsentPlans(absent, decided: decided, sources).edits(in: limit)
    return without
      + withoutActuallyEscaping(reason) {
        LimitCells(terms: terms, absent: absent, denied: denied, reset: reset, sources: sources, reason: $0).edits(in: limit)
      }
  }
}
