internal import RulesBundle

/// One occurrence of an error: where it appears, its words and ways on, and what is written down about it.
public struct PresentedError: Sendable, Equatable {
  /// The ordinal in `errors`.
  public var error: Int
  /// The ordinal in `severities`.
  public var severity: Int
  /// Whether the person cannot go on as they were.
  public var blocks: Bool
  public var surfaces: [PresentedSurface]
  public var copy: PresentedCopy
  public var buttons: [PresentedButton]
  /// The ordinal in `retries` of the rule by which it is tried again; nil where that never helps.
  public var retry: Int?
  /// What is said in place of the buttons that try again, where trying again cannot help this time; nil where nothing is missing.
  public var copyWithoutRetry: PresentedCopy?
  /// Whether it is not shown yet, because this is no moment to be disturbed.
  public var waits = false
  /// The id to quote to support; nil for what is not that bad.
  public var incident: String?
  /// The record for the log; nil for what is not logged.
  public var log: PresentedEvent?
  /// What the record lacks to be found again: the incident id that was not given.
  public var undecided: PresentedFailure?
}

/// A part of the screen, as one error uses it.
public struct PresentedSurface: Sendable, Equatable {
  /// The ordinal in `surfaces`.
  public var id: Int
  /// Milliseconds that it stays; nil when it stays until it is dealt with.
  public var shownFor: Int64?
  /// Whether the person may put it away.
  public var isDismissible: Bool
}

/// One occurrence of an error, as a caller tells it.
public struct ErrorOccurrence: Sendable, Equatable {
  /// Its ordinal.
  public var error: Int
  /// The ordinal of what was tried, if that is known.
  public var action: Int?
  /// The ordinal of the surface that was used, of several; the first one when nil.
  public var surface: Int?

  public init(error: Int, action: Int? = nil, surface: Int? = nil) {
    self.error = error
    self.action = action
    self.surface = surface
  }
}

extension Rules {
  /// The ordinal of an error.
  public func error(_ name: String) -> Int? { bundle.find(.errors, name) }

  /// The ordinals of the surfaces that an error appears on.
  public func surfaces(ofError error: Int) -> [Int] {
    bundle.errors[error].surfaces.map { bundle.surfaceRefs[$0].surface }
  }

  /// What is shown and logged when an error occurs (E25). The record holds ids, numbers and words of the rules, and nothing that somebody
  /// wrote: the rules have no fact for that.
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
    result.waits = waits(error, frame)
    guard isRecorded(error) else { return result }
    if bundle.severities[severity].incident { result.incident = incident(frame) }
    if bundle.severities[severity].logged, let event = bundle.errorLog[0].shown {
      result.log = present(event: event, frame)
      result.undecided = missingIncident(frame)
    }
    return result
  }

  /// The record of a try that succeeded after an error that was logged; nil when the rules keep none.
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

  /// Whether the error log is the one that records it.
  private func isRecorded(_ error: Int) -> Bool {
    bundle.count(.errorLog) > 0 && bundle.errors[error].recordedBy == nil
  }

  /// Whether an error is shown later. One of which that cannot be told is shown.
  func waits(_ error: Int, _ frame: Frame) -> Bool {
    guard let condition = bundle.errors[error].waitsWhile else { return false }
    return evaluator.holds(condition, frame).isTrue
  }

  private func present(surface: Int, _ severity: Int) -> PresentedSurface {
    let milliseconds = bundle.surfaces[surface].shownFor
    let isDismissible = bundle.surfaces[surface].dismissibleFor.contains {
      bundle.severityRefs[$0].severity == severity
    }
    return PresentedSurface(
      id: surface, shownFor: milliseconds > 0 ? milliseconds : nil, isDismissible: isDismissible)
  }

  /// Why a record could not be found again; nil when it can.
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

  // MARK: The facts of the error

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

  private func set(_ column: Int, _ value: Value, _ frame: Frame) { frame.set(bundle.word(.book, 0, column), value) }
}
