internal import ParallelMap

/// Records what a computation reads, while it runs on the current thread.
///
/// Everything that a check can read notes itself here: rules by kind and name (`Named`), kinds that are one object (`Single`), locations
/// (`SourceLocations`), typed expressions (`TypedBook`), and what else a `CheckContext` contains. Without a recorder, noting does nothing.
package final class ReadRecorder {
  private static let current = ThreadReference<ReadRecorder>()

  private(set) var reads: Set<Read> = []
  /// The computations inside the recorded one.
  var parts: [String: Remembered] = [:]
  private var last: Read?

  init() {}

  static var active: ReadRecorder? { current.value }

  /// Runs a closure and records what it reads.
  func record<Result>(_ body: () -> Result) -> Result { ReadRecorder.current.with(self, body) }

  func note(_ read: Read) {
    if last == read { return }
    last = read
    reads.insert(read)
  }

  func note(all other: [Read]) { reads.formUnion(other) }

  /// What was read, without the parts of what was read as a whole.
  var essential: [Read] {
    reads.filter { read in
      switch read {
      case .rule(let kind, _): !reads.contains(.rules(kind))
      case .place(let kind, _): !reads.contains(.places(kind))
      case .name(let kind, let name): !reads.contains(.place(kind, name)) && !reads.contains(.names(kind)) && !reads.contains(.places(kind))
      case .names(let kind): !reads.contains(.places(kind))
      case .expression: !reads.contains(.expressions)
      case .ordinal(let kind, _): !reads.contains(.ordinals(kind))
      default: true
      }
    }
  }

  @usableFromInline package static func note(rulesOf kind: Any.Type) { active?.note(.rules(ObjectIdentifier(kind))) }

  @usableFromInline package static func note(_ name: String, of kind: Any.Type) { active?.note(.rule(ObjectIdentifier(kind), name)) }
}
