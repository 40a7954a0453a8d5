internal import RulesBundle

/// An occurrence of an error: where it appears, its copy and buttons, and what is logged.
public struct PresentedError: Sendable, Equatable {
  /// The ordinal in `errors`.
  public var error: Int
  /// The ordinal in `severities`.
  public var severity: Int
  /// Whether the user cannot continue.
  public var blocks: Bool
  /// The surfaces on which the error appears.
  public var surfaces: [PresentedSurface]
  /// The copy of the error.
  public var copy: PresentedCopy
  /// The buttons that are offered, in order.
  public var buttons: [PresentedButton]
  /// The ordinal in `retries` of the retry policy; nil if trying again never helps.
  public var retry: Int?
  /// The copy that replaces the retry buttons if trying again cannot help this time; otherwise nil.
  public var copyWithoutRetry: PresentedCopy?
  /// Whether the error is shown later, because the user should not be interrupted now.
  public var isDeferred = false
  /// The ordinals in `tasks` of what the app does first, in order.
  public var tasks: [Int] = []
  /// The ordinal in `routes` of the safe screen on which the app continues, with nothing behind it; nil if the user stays.
  public var route: Int?
  /// The incident id to quote to support; nil for severities without one.
  public var incident: String?
  /// The record for the log; nil if the error is not logged.
  public var log: PresentedEvent?
  /// Why the record has no incident id, although its severity requires one.
  public var undecided: PresentedFailure?
}

/// A surface, as one error uses it.
public struct PresentedSurface: Sendable, Equatable {
  /// The ordinal in `surfaces`.
  public var id: Int
  /// How long it stays, in milliseconds; nil if it stays until it is handled.
  package var millisecondsShown: Int64?
  /// Whether the user can dismiss it.
  public var isDismissible: Bool
  /// Whether the next edit of what the error is about removes it.
  public var clearsOnEdit = false

  /// How long it stays; nil if it stays until it is handled.
  public var shownFor: Swift.Duration? { millisecondsShown.map { .milliseconds($0) } }
}

/// An occurrence of an error, as the caller reports it.
public struct ErrorOccurrence: Sendable, Equatable {
  /// The ordinal in `errors`.
  public var error: Int
  /// The ordinal in `actions` of the attempted action; nil if it is unknown.
  public var action: Int?
  /// The ordinal in `surfaces` of the surface that is used, if the error has several; nil for the first one.
  public var surface: Int?

  /// Creates an occurrence of an error.
  public init(error: Int, action: Int? = nil, surface: Int? = nil) {
    self.error = error
    self.action = action
    self.surface = surface
  }
}

extension Rules {
  /// Returns the ordinal of an error; nil if the name is unknown.
  public func error(_ name: String) -> Int? { bundle.find(.errors, name) }

  /// Returns the ordinals of the surfaces on which an error appears.
  public func surfaces(ofError error: Int) -> [Int] {
    bundle.errors[error].surfaces.map { bundle.surfaceRefs[$0].surface }
  }

  /// Returns what is shown and logged when an error occurs (E25). The log record has ids, numbers, and declared values, and no user input:
  /// the rules have no facts for it.
  public func present(_ occurrence: ErrorOccurrence, _ frame: Frame) -> PresentedError {
    requireOrdinal(occurrence.error, of: .errors, frame)
    frame.forgetDerived()
    let error = occurrence.error
    let severity = bundle.errors[error].severity
    let surfaces = surfaces(ofError: error)
    give(occurrence, surface: occurrence.surface ?? surfaces.first, frame)
    defer { takeBackError(frame) }
    var result = PresentedError(
      error: error, severity: severity, blocks: bundle.severities[severity].blocks,
      surfaces: surfaces.map { present(surface: $0, severity) },
      copy: render(copy: bundle.errors[error].copy, frame),
      buttons: buttons(ofError: error, frame), retry: retryPolicy(ofError: error))
    result.copyWithoutRetry = copyWithoutRetry(ofError: error, frame)
    result.isDeferred = waits(error, frame)
    result.tasks = bundle.severities[severity].does.map { bundle.severityTasks[$0].task }
    result.route = safeScreen(of: error, frame)
    guard isRecorded(error) else { return result }
    if bundle.severities[severity].incident { result.incident = incident(frame) }
    if bundle.severities[severity].logged, let event = bundle.errorLog[0].shown {
      result.log = present(event: event, frame)
      result.undecided = missingIncident(frame)
    }
    return result
  }

  /// Returns the log record of a successful attempt after an error that was logged; nil if the rules declare no such record.
  public func recovery(from occurrence: ErrorOccurrence, _ frame: Frame) -> PresentedEvent? {
    requireOrdinal(occurrence.error, of: .errors, frame)
    frame.forgetDerived()
    let severity = bundle.errors[occurrence.error].severity
    guard isRecorded(occurrence.error), bundle.severities[severity].logged,
      let event = bundle.errorLog[0].recovered
    else { return nil }
    give(occurrence, surface: occurrence.surface, frame)
    defer { takeBackError(frame) }
    return present(event: event, frame)
  }

  /// Whether the error log records this error.
  private func isRecorded(_ error: Int) -> Bool {
    bundle.count(.errorLog) > 0 && bundle.errors[error].recordedBy == nil
  }

  /// Whether an error is shown later. If the condition cannot be evaluated, the error is shown at once.
  func waits(_ error: Int, _ frame: Frame) -> Bool {
    guard let condition = bundle.errors[error].waitsWhile else { return false }
    return evaluator.holds(condition, frame).isTrue
  }

  /// The screen on which the app continues after an error; nil if the user stays. A screen that turns the user away leads to the next one.
  private func safeScreen(of error: Int, _ frame: Frame) -> Int? {
    let opens = bundle.errors[error].opens ?? bundle.severities[bundle.errors[error].severity].opens
    return opens.map { arrival(at: $0, frame).route }
  }

  private func present(surface: Int, _ severity: Int) -> PresentedSurface {
    let milliseconds = bundle.surfaces[surface].shownFor
    let isDismissible = bundle.surfaces[surface].dismissibleFor.contains {
      bundle.severityRefs[$0].severity == severity
    }
    return PresentedSurface(
      id: surface, millisecondsShown: milliseconds > 0 ? milliseconds : nil, isDismissible: isDismissible,
      clearsOnEdit: bundle.surfaces[surface].clearsOnEdit)
  }

  /// Why a record has no incident id; nil if it has one or needs none.
  package func missingIncident(_ frame: Frame) -> PresentedFailure? {
    guard bundle.count(.errorLog) > 0, let fact = bundle.errorLog[0].incident else { return nil }
    let value = evaluator.fact(fact, frame)
    return value.tag == .error ? failure(value) : nil
  }

  private func incident(_ frame: Frame) -> String? {
    guard let fact = bundle.errorLog[0].incident else { return nil }
    let value = evaluator.fact(fact, frame)
    return value.tag == .string ? frame.withText(value) { String(decoding: $0, as: UTF8.self) } : nil
  }

  // MARK: Facts of the error

  private func give(_ occurrence: ErrorOccurrence, surface: Int?, _ frame: Frame) {
    let severity = bundle.errors[occurrence.error].severity
    set(BookRow.At.errorId, bundle.nameValue(.errors, occurrence.error), frame)
    set(BookRow.At.errorSeverity, bundle.nameValue(.severities, severity), frame)
    if let surface { set(BookRow.At.errorSurface, bundle.nameValue(.surfaces, surface), frame) }
    if let action = occurrence.action { set(BookRow.At.decisionAction, bundle.nameValue(.actions, action), frame) }
  }

  private func takeBackError(_ frame: Frame) {
    for column in [BookRow.At.errorId, BookRow.At.errorSeverity, BookRow.At.errorSurface, BookRow.At.decisionAction] {
      set(column, .missing, frame)
    }
  }

  private func set(_ column: Int, _ value: Value, _ frame: Frame) { frame.set(bundle.column(.book, 0, column), value) }
}
