internal import RulesBundle

/// Whether something that failed is tried again, and when.
public struct PresentedRetry: Sendable, Equatable {
  public enum Verdict: Sendable, Equatable {
    case now
    /// In so many milliseconds.
    case after(Int64)
    /// Only when the person asks for it, with a button.
    case onRequest
    case never
  }

  /// The ordinal in `retries` of the rule by which it is tried; nil where trying never helps.
  public var retry: Int?
  public var verdict: Verdict
  /// What is said when it is not tried again.
  public var copy: PresentedCopy?
}

extension Rules {
  /// The ordinal of a rule by which something is tried again.
  public func retryPolicy(_ name: String) -> Int? { bundle.find(.retries, name) }

  /// The rule by which what an error is about is tried again; nil where that never helps.
  public func retryPolicy(ofError error: Int) -> Int? { bundle.errors[error].retry }

  /// Whether to try again after so many failures (E26): at once a few times, then ever more slowly.
  ///
  /// `error`: the ordinal of the error that it is about, where that is known; an operation that the server deduplicates is recognised.
  /// `failures`: how often it failed so far, the first time included. `jitter`, 0 to 1000, is drawn anew by the caller each time.
  public func retry(_ policy: Int?, of error: Int? = nil, failures: Int64, jitter: Int, _ frame: Frame) -> PresentedRetry {
    guard let policy else { return PresentedRetry(retry: nil, verdict: .never, copy: nil) }
    requireOrdinal(policy, of: .retries, frame)
    frame.forgetDerived()
    guard canRetry(policy, of: error, frame) else {
      return PresentedRetry(retry: policy, verdict: .never, copy: copyWithoutRetry(policy, frame))
    }
    guard let row = bundle.retries[policy].waits.first else {
      return PresentedRetry(retry: policy, verdict: .onRequest, copy: nil)
    }
    let rapid = bundle.retries[policy].rapid.map { _ in
      max(0, bundle.setting(.retries, policy, RetryRow.At.rapid))
    }
    let slow = max(1, failures) - min(rapid ?? 0, max(1, failures))
    guard slow > 0 else { return PresentedRetry(retry: policy, verdict: .now, copy: nil) }
    let waits = Waits(
      first: bundle.setting(.retryWaits, row, RetryWaitRow.At.first), factor: bundle.setting(.retryWaits, row, RetryWaitRow.At.factor),
      longest: bundle.setting(.retryWaits, row, RetryWaitRow.At.longest), chance: bundle.setting(.retryWaits, row, RetryWaitRow.At.jitter))
    return PresentedRetry(retry: policy, verdict: .after(waits.wait(after: slow, jitter: jitter)), copy: nil)
  }

  /// The buttons of an error. Those that try again are there only while trying again can help, so that no button contradicts `retry`.
  package func buttons(ofError error: Int, _ frame: Frame) -> [PresentedButton] {
    let rows = bundle.errors[error].buttons
    guard let policy = retryPolicy(ofError: error), !canRetry(policy, of: error, frame) else { return buttons(rows, frame) }
    return buttons(rows, frame) { !bundle.buttons[$0].retries }
  }

  /// What is said in place of the buttons that try again; nil where nothing is missing.
  func copyWithoutRetry(ofError error: Int, _ frame: Frame) -> PresentedCopy? {
    guard let policy = retryPolicy(ofError: error), !canRetry(policy, of: error, frame) else { return nil }
    return copyWithoutRetry(policy, frame)
  }

  private func copyWithoutRetry(_ policy: Int, _ frame: Frame) -> PresentedCopy? {
    bundle.retries[policy].otherwise.map { render(copy: $0, frame) }
  }

  private func canRetry(_ policy: Int, of error: Int?, _ frame: Frame) -> Bool {
    if let error, bundle.errors[error].recognised, retryPolicy(ofError: error) == policy { return true }
    return evaluator.holds(bundle.retries[policy].needs, frame).isTrue
  }
}
