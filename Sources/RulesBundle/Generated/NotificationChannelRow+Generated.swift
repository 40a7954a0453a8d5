// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_channels`. A channel in the list of a notification type.
@usableFromInline
package struct NotificationChannelRow: BundleRow {
  /// The section of the rows: `notification_channels`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationChannels }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// How a notification is delivered.
  @inlinable @inline(__always)
  package var channel: ChannelKind { ChannelKind(verified: loadByte(At.channel)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `channel`.
    @inlinable @inline(__always)
    package static var channel: Int { 0 }
  }
}

/// The content of a row of `notification_channels`, to be written.
package struct NotificationChannelBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = NotificationChannelRow

  /// How a notification is delivered.
  package var channel: ChannelKind

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    channel: ChannelKind
  ) {
    self.channel = channel
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(channel)
  }
}
