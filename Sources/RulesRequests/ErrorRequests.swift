internal import RulesBundle
public import RulesJSON
public import RulesRuntime

extension Request {
  /// An error that occurred, as JSON tells it.
  public struct Occurred: Sendable, Equatable {
    public var error: String
    public var action: String?
    public var surface: String?
    /// Whether it is over: a new try succeeded.
    public var hasRecovered: Bool
  }

  /// Something that failed and may be tried again.
  public struct Retrying: Sendable, Equatable {
    /// The rule, or the error whose rule it is.
    public var retry: String?
    public var error: String?
    public var failures: Int64
    public var jitter: Int
  }

  /// What is asked of toasts besides the facts.
  public struct Toasting: Sendable, Equatable {
    public enum Event: Sendable, Equatable {
      case shown(id: String, error: String?, copy: String?)
      case dismissed(String)
    }

    public var toasts: ToastQueue
    public var event: Event?
  }

  static func occurred(_ keys: inout RequestKeys) throws(RequestError) -> Occurred {
    Occurred(
      error: try keys.needed("error", for: "error"), action: try keys.text("action"), surface: try keys.text("surface"),
      hasRecovered: try keys.flag("recovered"))
  }

  static func retrying(_ keys: inout RequestKeys) throws(RequestError) -> Retrying {
    let (retry, error) = (try keys.text("retry"), try keys.text("error"))
    guard (retry == nil) != (error == nil) else { throw RequestError("malformed", "`ask: retry` needs either `retry` or `error`") }
    guard case .int(let failures)? = keys.take("failures"), failures > 0 else {
      throw RequestError("malformed", "`failures` is how often it failed so far: 1 or more")
    }
    return Retrying(retry: retry, error: error, failures: failures, jitter: try keys.jitter())
  }

  static func toasting(_ keys: inout RequestKeys) throws(RequestError) -> Toasting {
    let toasts = try ToastQueue(try keys.object("toasts", "as the last answer gave it") ?? [])
    guard let json = keys.take("event") else { return Toasting(toasts: toasts, event: nil) }
    var event = try RequestKeys(json, at: "event")
    let (shown, dismissed) = (try event.text("shown"), try event.text("dismissed"))
    let (error, copy) = (try event.text("error"), try event.text("copy"))
    try event.finishItem("event")
    if let shown, dismissed == nil, (error == nil) != (copy == nil) {
      return Toasting(toasts: toasts, event: .shown(id: shown, error: error, copy: copy))
    }
    guard let dismissed, shown == nil, error == nil, copy == nil else {
      throw RequestError("malformed", "`event` is `shown` with an id, and `error` or `copy`; or `dismissed` with an id")
    }
    return Toasting(toasts: toasts, event: .dismissed(dismissed))
  }
}

extension Rules {
  func answerError(_ asked: Request.Occurred, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    let error = try errorNamed(asked.error)
    var occurrence = ErrorOccurrence(error: error)
    if let name = asked.action { occurrence.action = try actionNamed(name) }
    if let name = asked.surface {
      guard let surface = surfaces(ofError: error).first(where: { bundle.name(.surfaces, $0).utf8.elementsEqual(name.utf8) }) else {
        throw RequestError("unknown_surface", "`\(asked.error)` does not appear on a surface `\(name)`")
      }
      occurrence.surface = surface
    }
    guard !asked.hasRecovered else {
      writer.beginObject()
      if let id = request.id { Rules.writeID(id, &writer) }
      writer.text("error", asked.error)
      let log = recovery(from: occurrence, frame)
      writer.log(log, bundle)
      writer.undecided(log == nil ? nil : missingIncident(frame), bundle)
      writer.endObject()
      return
    }
    write(present(occurrence, frame), id: request.id, &writer)
  }

  public func write(_ result: PresentedError, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    members(of: result, &writer)
    writer.endObject()
  }

  /// The members of an error that is shown, wherever an answer has one.
  func members(of result: PresentedError, _ writer: inout JSONWriter) {
    writer.text("error", bundle.name(.errors, result.error))
    writer.text("severity", bundle.name(.severities, result.severity))
    writer.flag("blocks", result.blocks)
    writer.list("surfaces", result.surfaces) { writer, surface in
      writer.beginObject()
      writer.text("id", bundle.name(.surfaces, surface.id))
      if let milliseconds = surface.shownFor { writer.number("shownForMilliseconds", milliseconds) }
      writer.flag("dismissible", surface.isDismissible)
      writer.endObject()
    }
    writer.key("copy")
    writer.copy(result.copy, bundle)
    writer.list("buttons", result.buttons) { $0.button($1, bundle) }
    writer.optionalText("retry", bundle.name(.retries, result.retry))
    if let copy = result.copyWithoutRetry {
      writer.key("copyWithoutRetry")
      writer.copy(copy, bundle)
    }
    if result.waits { writer.flag("waits", true) }
    if let incident = result.incident { writer.text("incident", incident) }
    writer.log(result.log, bundle)
    writer.undecided(result.undecided, bundle)
  }

  func answerRetry(_ asked: Request.Retrying, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    let error = if let name = asked.error { try errorNamed(name) } else { Int?.none }
    var policy = error.flatMap { retryPolicy(ofError: $0) }
    if let name = asked.retry {
      guard let named = retryPolicy(name) else { throw RequestError("unknown_retry", "no retry rule is named `\(name)`") }
      policy = named
    }
    let result = retry(policy, of: error, failures: asked.failures, jitter: asked.jitter, frame)
    writer.beginObject()
    if let id = request.id { Rules.writeID(id, &writer) }
    writer.optionalText("retry", bundle.name(.retries, result.retry))
    switch result.verdict {
    case .now: writer.text("try", "now")
    case .onRequest: writer.text("try", "on_request")
    case .never: writer.text("try", "never")
    case .after(let wait):
      writer.text("try", "later")
      writer.number("waitMilliseconds", wait)
      if let now = now(frame) { writer.time("at", Milliseconds.sum(now, wait)) }
    }
    if let copy = result.copy {
      writer.key("copy")
      writer.copy(copy, bundle)
    }
    writer.endObject()
  }

  func answerToasts(_ asked: Request.Toasting, _ request: Request, _ frame: Frame, _ writer: inout JSONWriter) throws(RequestError) {
    guard hasToasts else { throw RequestError("no_toasts", "these rules have no toasts") }
    guard let now = now(frame) else { throw RequestError("missing_now", "toasts need the time: give the fact `now`") }
    var queue = asked.toasts
    let outcome = toast(try event(asked.event, frame), at: now, &queue)
    writer.beginObject()
    if let id = request.id { Rules.writeID(id, &writer) }
    switch outcome {
    case .none: break
    case .shown: writer.text("outcome", "shown")
    case .waits: writer.text("outcome", "waits")
    case .merged: writer.text("outcome", "merged")
    case .idInUse: writer.text("outcome", "id_in_use")
    }
    writer.list("visible", queue.visible) { writer, toast in
      writer.beginObject()
      writer.bytes("id", toast.id)
      writer.bytes("line", toast.line)
      if let error = toast.error.flatMap({ self.error(String(decoding: $0, as: UTF8.self)) }) {
        writer.list("buttons", buttons(ofError: error, frame)) { $0.button($1, bundle) }
      }
      writer.endObject()
    }
    writer.number("waiting", Int64(queue.toasts.count - queue.visible.count))
    if let next = nextChange(of: queue) { writer.time("nextChange", next) }
    writer.key("toasts")
    queue.write(&writer)
    writer.endObject()
  }

  private func event(_ event: Request.Toasting.Event?, _ frame: Frame) throws(RequestError) -> ToastEvent? {
    switch event {
    case nil: return nil
    case .dismissed(let id)?: return .dismissed(id: Array(id.utf8))
    case .shown(let id, let name, let copy)?:
      if let name {
        let error = try errorNamed(name)
        let surface = bundle.toasts[0].surface
        guard surfaces(ofError: error).contains(surface) else { throw RequestError("no_toast", "`\(name)` does not appear as a toast") }
        let words = render(copy: bundle.errors[error].copy, frame)
        return .shown(id: Array(id.utf8), ToastContent(error: error, copy: words))
      }
      guard let copy, let number = bundle.find(.copy, copy) else {
        throw RequestError("unknown_copy", "no sentence is named `\(copy ?? "")`")
      }
      return .shown(id: Array(id.utf8), ToastContent(error: nil, copy: render(copy: number, frame)))
    }
  }

  private func errorNamed(_ name: String) throws(RequestError) -> Int {
    guard let error = error(name) else { throw RequestError("unknown_error", "no error is named `\(name)`") }
    return error
  }

  public func write(_ result: PresentedEmptyState, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.text("emptyState", bundle.name(.emptyStates, result.emptyState))
    writer.key("title")
    writer.copy(result.title, bundle)
    if let body = result.body {
      writer.key("body")
      writer.copy(body, bundle)
    }
    writer.key("button")
    writer.button(result.button, bundle)
    writer.text("opens", bundle.name(.routes, result.opens))
    writer.endObject()
  }
}

extension JSONWriter {
  /// The record for the log, or null: that nothing is logged is an answer.
  fileprivate mutating func log(_ event: PresentedEvent?, _ bundle: Bundle) {
    key("log")
    if let event { self.event(event, bundle) } else { null() }
  }
}

extension RequestKeys {
  /// A number from 0 to 1000 that the caller draws anew each time; the longest wait without one.
  mutating func jitter() throws(RequestError) -> Int {
    switch take("jitter") {
    case nil: return 1000
    case .int(let number)? where (0...1000).contains(number): return Int(number)
    case _?: throw RequestError("malformed", "`jitter` is a whole number from 0 to 1000, drawn anew each time")
    }
  }
}
