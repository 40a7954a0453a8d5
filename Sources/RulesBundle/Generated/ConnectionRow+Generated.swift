// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `connection`. How the connection state is measured: one row, or no row if the rules do not use it.
@usableFromInline
package struct ConnectionRow: BundleRow {
  /// The section of the rows: `connection`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .connection }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 11 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The fact with the state. A row of `facts`.
  @inlinable @inline(__always)
  package var state: Int { loadWord(At.state) }
  /// The fact with the previous state; nil if the rules do not use it. A row of `facts`.
  @inlinable @inline(__always)
  package var before: Int? { loadOptional(At.before) }
  /// The fact with the time of the last change; nil if the rules do not use it. A row of `facts`.
  @inlinable @inline(__always)
  package var since: Int? { loadOptional(At.since) }
  /// The position of online among the values of `state`.
  @inlinable @inline(__always)
  package var online: Int { loadWord(At.online) }
  /// The position of degraded among the values of `state`.
  @inlinable @inline(__always)
  package var degraded: Int { loadWord(At.degraded) }
  /// The position of offline among the values of `state`.
  @inlinable @inline(__always)
  package var offline: Int { loadWord(At.offline) }
  /// The setting for how long the result of a request counts. A row of `settings`.
  @inlinable @inline(__always)
  package var window: Int { loadWord(At.window) }
  /// The setting with the maximum duration of a good request. A row of `settings`.
  @inlinable @inline(__always)
  package var slowAfter: Int { loadWord(At.slowAfter) }
  /// The setting with the number of bad results in the window that means a degraded connection. A row of `settings`.
  @inlinable @inline(__always)
  package var degradedAfter: Int { loadWord(At.degradedAfter) }
  /// The setting with the number of consecutive failures that means no connection. A row of `settings`.
  @inlinable @inline(__always)
  package var offlineAfter: Int { loadWord(At.offlineAfter) }
  /// The setting with the number of consecutive good results that means a good connection. A row of `settings`.
  @inlinable @inline(__always)
  package var onlineAfter: Int { loadWord(At.onlineAfter) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `state`.
    @inlinable @inline(__always)
    package static var state: Int { 0 }
    /// The position of `before`.
    @inlinable @inline(__always)
    package static var before: Int { 1 }
    /// The position of `since`.
    @inlinable @inline(__always)
    package static var since: Int { 2 }
    /// The position of `online`.
    @inlinable @inline(__always)
    package static var online: Int { 3 }
    /// The position of `degraded`.
    @inlinable @inline(__always)
    package static var degraded: Int { 4 }
    /// The position of `offline`.
    @inlinable @inline(__always)
    package static var offline: Int { 5 }
    /// The position of `window`.
    @inlinable @inline(__always)
    package static var window: Int { 6 }
    /// The position of `slow_after`.
    @inlinable @inline(__always)
    package static var slowAfter: Int { 7 }
    /// The position of `degraded_after`.
    @inlinable @inline(__always)
    package static var degradedAfter: Int { 8 }
    /// The position of `offline_after`.
    @inlinable @inline(__always)
    package static var offlineAfter: Int { 9 }
    /// The position of `online_after`.
    @inlinable @inline(__always)
    package static var onlineAfter: Int { 10 }
  }
}

/// The content of a row of `connection`, to be written.
package struct ConnectionBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ConnectionRow

  /// The fact with the state. A row of `facts`.
  package var state: Int
  /// The fact with the previous state; nil if the rules do not use it. A row of `facts`.
  package var before: Int?
  /// The fact with the time of the last change; nil if the rules do not use it. A row of `facts`.
  package var since: Int?
  /// The position of online among the values of `state`.
  package var online: Int
  /// The position of degraded among the values of `state`.
  package var degraded: Int
  /// The position of offline among the values of `state`.
  package var offline: Int
  /// The setting for how long the result of a request counts. A row of `settings`.
  package var window: Int
  /// The setting with the maximum duration of a good request. A row of `settings`.
  package var slowAfter: Int
  /// The setting with the number of bad results in the window that means a degraded connection. A row of `settings`.
  package var degradedAfter: Int
  /// The setting with the number of consecutive failures that means no connection. A row of `settings`.
  package var offlineAfter: Int
  /// The setting with the number of consecutive good results that means a good connection. A row of `settings`.
  package var onlineAfter: Int

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
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
