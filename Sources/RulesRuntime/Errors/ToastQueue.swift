internal import RulesBundle

/// Short lines that take turns on the screen, as a value of the caller's.
public struct ToastQueue: Sendable, Equatable {
  /// Those on the screen and those that wait, in the order in which they came.
  public internal(set) var toasts: [Toast] = []
  /// Those that have gone, for as long as the same one again would be one.
  var gone: [GoneToast] = []

  public init() {}

  public var visible: [Toast] { toasts.filter { $0.shownAt != nil } }
}

/// One line.
public struct Toast: Sendable, Equatable {
  /// What tells it from every other, from the caller.
  public var id: [UInt8]
  /// The error that it is about; nil for a sentence that is none's.
  public var error: [UInt8]?
  /// The sentence.
  public var copy: [UInt8]
  /// The words as they were when it came.
  public var line: [UInt8]
  /// How often it came.
  public var times: Int64 = 1
  /// When it came up, in milliseconds since 1970; nil while it waits.
  public internal(set) var shownAt: Int64?
}

struct GoneToast: Sendable, Equatable {
  var copy: [UInt8]
  var line: [UInt8]
  var shownAt: Int64
}

/// What a toast says, before it is one.
public struct ToastContent: Sendable, Equatable {
  /// The ordinal in `errors` of the error that it is about; nil for a sentence that belongs to no error.
  public var error: Int?
  public var copy: PresentedCopy

  public init(error: Int?, copy: PresentedCopy) {
    self.error = error
    self.copy = copy
  }

  /// A toast has one line: of a text with a title, the title.
  public var line: String { copy.title ?? copy.text }
}

public enum ToastEvent: Sendable, Equatable {
  case shown(id: [UInt8], ToastContent)
  /// The person put it away, or tapped its button.
  case dismissed(id: [UInt8])
}

/// What became of a toast that was to be shown.
public enum ToastOutcome: Sendable, Equatable {
  case shown, waits
  /// It is the same as one that is there, or went away by itself a moment ago.
  case merged
  /// Another one has this id.
  case idInUse
}

extension Rules {
  /// Whether the rules have toasts.
  public var hasToasts: Bool { bundle.count(.toasts) > 0 }

  /// Lets time pass, and something happen (E28).
  ///
  /// `now`: milliseconds since 1970. Ask again at `nextChange`.
  public func toast(_ event: ToastEvent?, at now: Int64, _ queue: inout ToastQueue) -> ToastOutcome? {
    precondition(hasToasts, "these rules have toasts")
    return ToastReducer(bundle: bundle, now: now).reduce(event, &queue)
  }

  /// When the queue changes by itself, in milliseconds since 1970; nil when nothing is on the screen, or what is stays.
  public func nextChange(of queue: ToastQueue) -> Int64? {
    guard let stays = ToastReducer(bundle: bundle, now: 0).stays else { return nil }
    return queue.toasts.compactMap { $0.shownAt.map { Milliseconds.sum($0, stays) } }.min()
  }
}

struct ToastReducer {
  let bundle: Bundle
  let now: Int64

  /// How long one stays, in milliseconds; nil for until it is put away.
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
      // Whoever put it away, or tapped its button, wants to hear of it when it happens again.
      queue.toasts.removeAll { $0.id == id }
    case .shown(let id, let content)?: outcome = show(id, content, &queue)
    }
    promote(&queue)
    if outcome == .waits, queue.toasts.last?.shownAt != nil { outcome = .shown }
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
    return .waits
  }

  /// A name as it is stored: a queue outlives the bundle.
  private func name(_ section: Section, _ row: Int) -> [UInt8] { Array(bundle.utf8(bundle.nameText(section, row))) }

  /// Lets go what has been up long enough. One from the future comes from a clock that was set back: it begins anew.
  private func expire(_ queue: inout ToastQueue) {
    for index in queue.toasts.indices {
      if let shown = queue.toasts[index].shownAt, shown > now { queue.toasts[index].shownAt = now }
    }
    if let stays {
      while let index = queue.toasts.firstIndex(where: { $0.shownAt.map { Milliseconds.difference(now, $0) >= stays } ?? false }) {
        leave(index, &queue)
      }
    }
    queue.gone.removeAll { $0.shownAt > now || Milliseconds.difference(now, $0.shownAt) > mergeWithin }
  }

  private func leave(_ index: Int, _ queue: inout ToastQueue) {
    let toast = queue.toasts.remove(at: index)
    guard let shown = toast.shownAt else { return }
    queue.gone.append(GoneToast(copy: toast.copy, line: toast.line, shownAt: shown))
  }

  private func promote(_ queue: inout ToastQueue) {
    var room = atATime - Int64(queue.toasts.count { $0.shownAt != nil })
    for index in queue.toasts.indices where room > 0 && queue.toasts[index].shownAt == nil {
      queue.toasts[index].shownAt = now
      room -= 1
    }
  }
}
