/// A value, or the code of an error: so plain that the code is obviously correct.
package indirect enum Meaning: Equatable, Sendable {
  case error(String)
  case null
  case bool(Bool)
  case int(Int64)
  /// Code points.
  case text([UInt32])
  /// One of several values, by its index.
  case choice(Int)
  case duration(Moment)
  case timestamp(Moment)
  case list([Meaning])

  package var isError: Bool { if case .error = self { true } else { false } }

  package static func text(_ text: String) -> Meaning { .text(text.unicodeScalars.map(\.value)) }
}

/// Seconds, and nanoseconds on top of them: -1.5 s is -2 s and 500,000,000 ns.
package struct Moment: Equatable, Comparable, Sendable {
  package var seconds: Int
  package var nanoseconds: Int

  private static let billion = 1_000_000_000

  package init(seconds: Int, nanoseconds: Int) {
    let carried = nanoseconds >= 0 ? nanoseconds / Moment.billion : -((Moment.billion - 1 - nanoseconds) / Moment.billion)
    self.seconds = seconds + carried
    self.nanoseconds = nanoseconds - carried * Moment.billion
  }

  package init(nanoseconds: Int) { self.init(seconds: 0, nanoseconds: nanoseconds) }

  package static func + (a: Moment, b: Moment) -> Moment {
    Moment(seconds: a.seconds + b.seconds, nanoseconds: a.nanoseconds + b.nanoseconds)
  }

  package static func - (a: Moment, b: Moment) -> Moment {
    Moment(seconds: a.seconds - b.seconds, nanoseconds: a.nanoseconds - b.nanoseconds)
  }

  package static func < (a: Moment, b: Moment) -> Bool {
    a.seconds != b.seconds ? a.seconds < b.seconds : a.nanoseconds < b.nanoseconds
  }
}
