internal import RulesBundle

/// Whether something that failed is tried again, and when.
public struct PresentedRetry: Sendable, Equatable {
  public enum Verdict: Sendable, Equatable {
    case now
    /// In so many milliseconds.
    case after(Int64)
    case never
  }

  /// The rule by which it is tried; nil where trying never helps.
  public var retry: String?
  public var verdict: Verdict
  /// What is said when it is not tried again.
  public var copy: PresentedCopy?
}

extension Rules {
  /// The ordinal of a rule by which something is tried again.
  public func retryPolicy(_ name: String) -> Int? { bundle.find(.retries, name) }

  /// The rule by which what an error is about is tried again; nil where that never helps.
  public func retryPolicy(ofError error: Int) -> Int? { bundle.optional(.errors, error, Word.Errors.retry) }

  /// Whether to try again after so many failures (E26): at once a few times, then ever more slowly.
  ///
  /// `failures`: how often it failed so far, the first time included. `jitter`, 0 to 1000, is drawn anew by the caller each time.
  public func retry(_ policy: Int?, failures: Int64, jitter: Int, _ frame: Frame) -> PresentedRetry {
    guard let policy else { return PresentedRetry(retry: nil, verdict: .never, copy: nil) }
    requireOrdinal(policy, of: .retries, frame)
    frame.forgetDerived()
    let name = bundle.name(.retries, policy)
    guard evaluator.holds(bundle.optional(.retries, policy, Word.Retries.needs), frame).isTrue else {
      let copy = bundle.optional(.retries, policy, Word.Retries.otherwise).map { render(copy: $0, frame) }
      return PresentedRetry(retry: name, verdict: .never, copy: copy)
    }
    let rapid = bundle.optional(.retries, policy, Word.Retries.rapid).map { _ in
      max(0, bundle.setting(.retries, policy, Word.Retries.rapid))
    }
    let slow = max(1, failures) - min(rapid ?? 0, max(1, failures))
    guard slow > 0 else { return PresentedRetry(retry: name, verdict: .now, copy: nil) }
    let waits = Waits(
      first: bundle.setting(.retries, policy, Word.Retries.firstWait), factor: bundle.setting(.retries, policy, Word.Retries.factor),
      longest: bundle.setting(.retries, policy, Word.Retries.longestWait), chance: bundle.setting(.retries, policy, Word.Retries.jitter))
    return PresentedRetry(retry: name, verdict: .after(waits.wait(after: slow, jitter: jitter)), copy: nil)
  }
}
