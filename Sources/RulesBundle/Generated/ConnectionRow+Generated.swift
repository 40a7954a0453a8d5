// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `connection`.
@usableFromInline
package struct ConnectionRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .connection }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 11 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var state: Int { loadWord(At.state) }
  @inlinable @inline(__always)
  package var before: Int? { loadOptional(At.before) }
  @inlinable @inline(__always)
  package var since: Int? { loadOptional(At.since) }
  /// The positions of online, degraded, and offline among the values of the facts.
  @inlinable @inline(__always)
  package var online: Int { loadWord(At.online) }
  @inlinable @inline(__always)
  package var degraded: Int { loadWord(At.degraded) }
  @inlinable @inline(__always)
  package var offline: Int { loadWord(At.offline) }
  @inlinable @inline(__always)
  package var window: Int { loadWord(At.window) }
  @inlinable @inline(__always)
  package var slowAfter: Int { loadWord(At.slowAfter) }
  @inlinable @inline(__always)
  package var degradedAfter: Int { loadWord(At.degradedAfter) }
  @inlinable @inline(__always)
  package var offlineAfter: Int { loadWord(At.offlineAfter) }
  @inlinable @inline(__always)
  package var onlineAfter: Int { loadWord(At.onlineAfter) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var state: Int { 0 }
    @inlinable @inline(__always)
    package static var before: Int { 1 }
    @inlinable @inline(__always)
    package static var since: Int { 2 }
    @inlinable @inline(__always)
    package static var online: Int { 3 }
    @inlinable @inline(__always)
    package static var degraded: Int { 4 }
    @inlinable @inline(__always)
    package static var offline: Int { 5 }
    @inlinable @inline(__always)
    package static var window: Int { 6 }
    @inlinable @inline(__always)
    package static var slowAfter: Int { 7 }
    @inlinable @inline(__always)
    package static var degradedAfter: Int { 8 }
    @inlinable @inline(__always)
    package static var offlineAfter: Int { 9 }
    @inlinable @inline(__always)
    package static var onlineAfter: Int { 10 }
  }
}

/// The content of a row of `connection`.
package struct ConnectionBuilder: RowBuilder {
  package typealias Row = ConnectionRow

  package var state: Int
  package var before: Int?
  package var since: Int?
  package var online: Int
  package var degraded: Int
  package var offline: Int
  package var window: Int
  package var slowAfter: Int
  package var degradedAfter: Int
  package var offlineAfter: Int
  package var onlineAfter: Int

  package init(
    state: Int,
    before: Int?,
    since: Int?,
    online: Int,
    degraded: Int,
    offline: Int,
    window: Int,
    slowAfter: Int,
    degradedAfter: Int,
    offlineAfter: Int,
    onlineAfter: Int
  ) {
    self.state = state
    self.before = before
    self.since = since
    self.online = online
    self.degraded = degraded
    self.offline = offline
    self.window = window
    self.slowAfter = slowAfter
    self.degradedAfter = degradedAfter
    self.offlineAfter = offlineAfter
    self.onlineAfter = onlineAfter
  }

  package func write(to output: inout RowWords) {
    output.append(state)
    output.append(before)
    output.append(since)
    output.append(online)
    output.append(degraded)
    output.append(offline)
    output.append(window)
    output.append(slowAfter)
    output.append(degradedAfter)
    output.append(offlineAfter)
    output.append(onlineAfter)
  }
}
