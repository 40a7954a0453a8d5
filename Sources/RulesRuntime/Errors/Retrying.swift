internal import RulesBundle

/// Whether and when a failed operation is tried again.
public struct PresentedRetry: Sendable, Equatable {
  /// When an operation is tried again.
  public enum Verdict: Sendable, Equatable {
    /// Immediately.
    case now
    /// After a delay.
    case after(Swift.Duration)
    /// Only when the user requests it with a button.
    case onRequest
    /// Not at all: trying again does not help.
    case never
  }

  /// The ordinal in `retries` of the retry policy; nil if trying again never helps.
  public var retry: Int?
  /// When the operation is tried again.
  public var verdict: Verdict
  /// The copy to show if the operation is not tried again.
  public var copy: PresentedCopy?
}

extension Rules {
  /// Returns the ordinal of a retry policy; nil if the name is unknown.
  public func retryPolicy(_ name: String) -> Int? { bundle.find(.retries, name) }

  /// Returns the ordinal of an error's retry policy; nil if trying again never helps.
  public func retryPolicy(ofError error: Int) -> Int? { bundle.errors[error].retry }

  /// Returns whether and when to try again after a failure (E26): a few times immediately, then with growing delays.
  ///
  /// - Parameters:
  ///   - policy: The ordinal in `retries`; nil if trying again never helps.
  ///   - error: The ordinal of the error, if it is known. An operation that the server recognizes by its id can always be tried again.
  ///   - failures: The number of failures so far, including the first attempt.
  ///   - jitter: A random number from 0 to 1000. Draw a new one for each call.
  ///   - frame: The facts of the question.
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
    let waits = Backoff(
      first: bundle.setting(.retryWaits, row, RetryWaitRow.At.first), factor: bundle.setting(.retryWaits, row, RetryWaitRow.At.factor),
      longest: bundle.setting(.retryWaits, row, RetryWaitRow.At.longest), chance: bundle.setting(.retryWaits, row, RetryWaitRow.At.jitter))
    return PresentedRetry(retry: policy, verdict: .after(.milliseconds(waits.wait(after: slow, jitter: jitter))), copy: nil)
  }

  /// Returns the buttons of an error. Retry buttons are included only while trying again can help, so that no button contradicts `retry`.
  package func buttons(ofError error: Int, _ frame: Frame) -> [PresentedButton] {
    let rows = bundle.errors[error].buttons
    guard let policy = retryPolicy(ofError: error), !canRetry(policy, of: error, frame) else { return buttons(rows, frame) }
    return buttons(rows, frame) { !bundle.buttons[$0].retries }
  }

  /// The copy that replaces the retry buttons; nil if no button is omitted.
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
