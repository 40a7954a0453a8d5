// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `data_moments`. What happens to a kind of data at a moment. Without a flag, the data is kept.
@usableFromInline
package struct DataMomentRow: BundleRow {
  /// The section of the rows: `data_moments`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .dataMoments }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The moment at which the data is deleted or kept. A row of `moments`.
  @inlinable @inline(__always)
  package var moment: Int { loadWord(At.moment) }
  /// Whether the copy on the server is deleted.
  @inlinable @inline(__always)
  package var cloud: Bool { loadFlag(At.cloud) }
  /// Whether the copy on the device is deleted.
  @inlinable @inline(__always)
  package var device: Bool { loadFlag(At.device) }
  /// Whether the data is deleted; nil if it always is. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `moment`.
    @inlinable @inline(__always)
    package static var moment: Int { 0 }
    /// The position of `cloud`.
    @inlinable @inline(__always)
    package static var cloud: Int { 1 }
    /// The position of `device`.
    @inlinable @inline(__always)
    package static var device: Int { 2 }
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 3 }
  }
}

/// The content of a row of `data_moments`, to be written.
package struct DataMomentBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = DataMomentRow

  /// The moment at which the data is deleted or kept. A row of `moments`.
  package var moment: Int
  /// Whether the copy on the server is deleted.
  package var cloud: Bool
  /// Whether the copy on the device is deleted.
  package var device: Bool
  /// Whether the data is deleted; nil if it always is. A row of `programs`.
  package var condition: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    moment: Int,
    cloud: Bool,
    device: Bool,
    condition: Int?
  ) {
    self.moment = moment
    self.cloud = cloud
    self.device = device
    self.condition = condition
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(moment)
    output.append(cloud)
    output.append(device)
    output.append(condition)
  }
}
