// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_channels`.
@usableFromInline
package struct NotificationChannelRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationChannels }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var channel: ChannelKind { ChannelKind(verified: loadByte(At.channel)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var channel: Int { 0 }
  }
}

/// The content of a row of `notification_channels`.
package struct NotificationChannelBuilder: RowBuilder {
  package typealias Row = NotificationChannelRow

  package var channel: ChannelKind

  package init(
    channel: ChannelKind
  ) {
    self.channel = channel
  }

  package func write(to output: inout RowWords) {
    output.append(channel)
  }
}
