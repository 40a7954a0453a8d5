internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

/// The answer to `ask: error`.
package struct ErrorAnswer {
  /// The ordinal in `errors`.
  var error: Int
  /// What the app shows; nil for an error that is over.
  var shown: PresentedError?
  var log: PresentedEvent?
  var undecided: PresentedFailure?
}

extension ErrorAnswer {
  init(shown: PresentedError) { self.init(error: shown.error, shown: shown, log: shown.log, undecided: shown.undecided) }
}

/// The answer to `ask: retry`.
package struct RetryAnswer {
  var result: PresentedRetry
  /// The wait before the retry, in milliseconds.
  var wait: Int64?
  /// The time of the retry, in milliseconds since 1970.
  var at: Int64?
}

/// The answer to `ask: toasts`.
package struct ToastsAnswer {
  /// What happened to the toast of the event; nil for any other event.
  var outcome: ToastOutcome?
  /// The toasts on the screen.
  var visible: [ShownToast]
  /// The number of toasts that wait for their turn.
  var waiting: Int
  /// When the queue changes by itself; nil if it does not.
  var nextChange: Timestamp?
  var queue: ToastQueue
}

/// A toast on the screen.
package struct ShownToast {
  var id: [UInt8]
  var line: [UInt8]
  /// The buttons of the error; nil for a toast without an error.
  var buttons: [PresentedButton]?
}

extension Rules {
  func answer(_ asked: ErrorRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> ErrorAnswer {
    let error = try known(asked.error, .errors, "error")
    var occurrence = ErrorOccurrence(error: error)
    if let name = asked.action { occurrence.action = try known(name, .actions, "action") }
    if let name = asked.surface {
      guard let surface = surfaces(ofError: error).first(where: { bundle.name(.surfaces, $0).utf8.elementsEqual(name.utf8) }) else {
        throw RequestError("unknown_surface", "`\(asked.error)` has no surface `\(name)`")
      }
      occurrence.surface = surface
    }
    guard asked.hasRecovered else { return ErrorAnswer(shown: present(occurrence, frame)) }
    let log = recovery(from: occurrence, frame)
    return ErrorAnswer(error: error, log: log, undecided: log == nil ? nil : missingIncident(frame))
  }

  func answer(_ asked: RetryRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> RetryAnswer {
    var (policy, error): (Int?, Int?)
    switch asked.either {
    case .retry(let name): policy = try known(name, .retries, "retry", "retry rule")
    case .error(let name):
      error = try known(name, .errors, "error")
      policy = error.flatMap { retryPolicy(ofError: $0) }
    }
    let result = retry(policy, of: error, failures: asked.failures, jitter: Int(asked.jitter), frame)
    guard case .after(let wait) = result.verdict else { return RetryAnswer(result: result) }
    return RetryAnswer(result: result, wait: wait.milliseconds, at: now(frame).map { Milliseconds.sum($0, wait.milliseconds) })
  }

  func answer(_ asked: ToastsRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> ToastsAnswer {
    guard hasToasts else { throw RequestError("no_toasts", "these rules have no toasts") }
    guard let now = now(frame) else { throw RequestError("missing_now", "the fact `now` is missing; toasts need the time") }
    var queue = try ToastQueue(asked.toasts)
    let outcome = handle(try event(asked.event, frame), at: now, &queue)
    let visible = queue.visible.map { toast in
      let error = toast.error.flatMap { self.error(String(decoding: $0, as: UTF8.self)) }
      return ShownToast(id: toast.id, line: toast.line, buttons: error.map { buttons(ofError: $0, frame) })
    }
    return ToastsAnswer(
      outcome: outcome, visible: visible, waiting: queue.toasts.count - visible.count, nextChange: nextChange(of: queue), queue: queue)
  }

  private func event(_ entry: ToastEventInput?, _ frame: Frame) throws(RequestError) -> ToastEvent? {
    switch entry {
    case nil: return nil
    case .dismissed(let id)?: return .dismissed(id: Array(id.utf8))
    case .failed(let id, let name)?:
      let error = try known(name, .errors, "error")
      guard surfaces(ofError: error).contains(bundle.toasts[0].surface) else {
        throw RequestError("no_toast", "`\(name)` is not shown as a toast")
      }
      return .shown(id: Array(id.utf8), ToastContent(error: error, copy: render(copy: bundle.errors[error].copy, frame)))
    case .said(let id, let name)?:
      return .shown(id: Array(id.utf8), ToastContent(error: nil, copy: render(copy: try known(name, .copy, "copy", "sentence"), frame)))
    }
  }
}

extension Rules {
  func write(_ queue: ToastQueue, _ writer: inout JSONWriter) { queue.write(&writer) }
}
