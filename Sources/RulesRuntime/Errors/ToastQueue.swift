internal import RulesBundle

/// The toasts that take turns on the screen, as a value that the caller stores.
public struct ToastQueue: Sendable, Equatable {
  /// The toasts on the screen and the waiting toasts, in the order of arrival.
  public internal(set) var toasts: [Toast] = []
  /// The toasts that were removed recently. The same toast again merges with one of them.
  var gone: [GoneToast] = []

  /// Creates an empty queue.
  public init() {}

  /// The toasts on the screen.
  public var visible: [Toast] { toasts.filter { $0.appeared != nil } }
}

/// A toast: one line of text.
public struct Toast: Sendable, Equatable {
  /// The caller's unique id, in UTF-8.
  public var id: [UInt8]
  /// The name in `errors` of the error that the toast is about; nil if it is about no error.
  public var error: [UInt8]?
  /// The copy key of the text, in UTF-8.
  public var copy: [UInt8]
  /// The text as it was when the toast arrived, in UTF-8.
  public var line: [UInt8]
  /// The number of times that the toast arrived.
  public var times: Int64 = 1
  /// When the toast appeared, in milliseconds since 1970; nil while it waits.
  var appeared: Int64?

  /// When the toast appeared; nil while it waits.
  public var shownAt: Timestamp? { appeared.map { Timestamp(milliseconds: $0) } }
}

struct GoneToast: Sendable, Equatable {
  var copy: [UInt8]
  var line: [UInt8]
  /// When the toast appeared, in milliseconds since 1970.
  var appeared: Int64
}

/// What a toast shows: its copy, and the error that it is about.
public struct ToastContent: Sendable, Equatable {
  /// The ordinal in `errors` of the error that the toast is about; nil if it is about no error.
  public var error: Int?
  /// The copy of the toast.
  public var copy: PresentedCopy

  /// Creates the content of a toast.
  public init(error: Int?, copy: PresentedCopy) {
    self.error = error
    self.copy = copy
  }

  /// The line that is shown: the title of the copy, or its text if it has no title.
  public var line: String { copy.title ?? copy.text }
}

/// An event that changes a queue of toasts.
public enum ToastEvent: Sendable, Equatable {
  /// A toast is to be shown.
  case shown(id: [UInt8], ToastContent)
  /// The user dismissed a toast or tapped its button.
  case dismissed(id: [UInt8])
}

/// The result of showing a toast.
public enum ToastOutcome: Sendable, Equatable {
  /// The toast is on the screen.
  case shown
  /// The toast waits for its turn.
  case queued
  /// The toast merged with an equal one that is in the queue or disappeared a moment ago.
  case merged
  /// Another toast has this id.
  case idInUse
}

extension Rules {
  /// Whether the rules have toasts.
  public var hasToasts: Bool { bundle.count(.toasts) > 0 }

  /// Updates a queue to a time, and applies an event (E28). Call this again at `nextChange`. Traps if the rules have no toasts.
  ///
  /// - Parameters:
  ///   - event: What happened; nil if only time passed.
  ///   - now: The time, rounded down to the millisecond.
  ///   - queue: The toasts on the screen and in the queue.
  /// - Returns: The outcome of `shown`; nil for other events.
  public func handle(_ event: ToastEvent?, at now: Timestamp, _ queue: inout ToastQueue) -> ToastOutcome? {
    handle(event, at: now.milliseconds, &queue)
  }

  /// Updates a queue to a time in milliseconds since 1970, and applies an event.
  package func handle(_ event: ToastEvent?, at now: Int64, _ queue: inout ToastQueue) -> ToastOutcome? {
    precondition(hasToasts, "the rules have no toasts")
    return ToastReducer(bundle: bundle, now: now).reduce(event, &queue)
  }

  /// Returns when the queue changes by itself; nil if no toast is on the screen, or if toasts stay until they are dismissed.
  public func nextChange(of queue: ToastQueue) -> Timestamp? {
    guard let stays = ToastReducer(bundle: bundle, now: 0).stays else { return nil }
    return queue.toasts.compactMap { $0.appeared.map { Milliseconds.sum($0, stays) } }.min().map { Timestamp(milliseconds: $0) }
  }
}

struct ToastReducer {
  let bundle: RuleBundle
  let now: Int64

  /// How long a toast stays, in milliseconds; nil if it stays until it is dismissed.
  var stays: Int64? {
    let milliseconds = bundle.surfaces[bundle.toasts[0].surface].shownFor
    return milliseconds > 0 ? milliseconds : nil
  }
  private var atATime: Int64 { max(1, bundle.setting(.toasts, 0, ToastRow.At.atATime)) }
  private var mergeWithin: Int64 { Milliseconds.of(seconds: max(0, bundle.setting(.toasts, 0, ToastRow.At.mergeWithin))) }

  func reduce(_ event: ToastEvent?, _ queue: inout ToastQueue) -> ToastOutcome? {
    expire(&queue)
    var outcome: ToastOutcome?
    switch event {
    case nil: break
    case .dismissed(let id)?:
      // The toast is not merged with later ones: a user who dismissed it, or tapped its button, sees it when it happens again.
      queue.toasts.removeAll { $0.id == id }
    case .shown(let id, let content)?: outcome = show(id, content, &queue)
    }
    promote(&queue)
    if outcome == .queued, queue.toasts.last?.appeared != nil { outcome = .shown }
    return outcome
  }

  private func show(_ id: [UInt8], _ content: ToastContent, _ queue: inout ToastQueue) -> ToastOutcome {
    let (copy, line) = (name(.copy, content.copy.key), Array(content.line.utf8))
    if let index = queue.toasts.firstIndex(where: { $0.copy == copy && $0.line == line }) {
      if queue.toasts[index].id != id, queue.toasts[index].times < .max { queue.toasts[index].times += 1 }
      return .merged
    }
    if queue.toasts.contains(where: { $0.id == id }) { return .idInUse }
    if queue.gone.contains(where: { $0.copy == copy && $0.line == line }) { return .merged }
    queue.toasts.append(Toast(id: id, error: content.error.map { name(.errors, $0) }, copy: copy, line: line))
    return .queued
  }

  /// A name in the form in which it is stored, because a queue outlives the bundle.
  private func name(_ section: BundleSection, _ row: Int) -> [UInt8] { Array(bundle.utf8(bundle.nameText(section, row))) }

  /// Removes toasts whose time is up. A toast from the future, after the clock was set back, starts again.
  private func expire(_ queue: inout ToastQueue) {
    for index in queue.toasts.indices {
      if let shown = queue.toasts[index].appeared, shown > now { queue.toasts[index].appeared = now }
    }
    if let stays {
      while let index = queue.toasts.firstIndex(where: { $0.appeared.map { Milliseconds.difference(now, $0) >= stays } ?? false }) {
        leave(index, &queue)
      }
    }
    queue.gone.removeAll { $0.appeared > now || Milliseconds.difference(now, $0.appeared) > mergeWithin }
  }

  private func leave(_ index: Int, _ queue: inout ToastQueue) {
    let toast = queue.toasts.remove(at: index)
    guard let shown = toast.appeared else { return }
    queue.gone.append(GoneToast(copy: toast.copy, line: toast.line, appeared: shown))
  }

  private func promote(_ queue: inout ToastQueue) {
    var room = atATime - Int64(queue.toasts.count { $0.appeared != nil })
    for index in queue.toasts.indices where room > 0 && queue.toasts[index].appeared == nil {
      queue.toasts[index].appeared = now
      room -= 1
    }
  }
}
