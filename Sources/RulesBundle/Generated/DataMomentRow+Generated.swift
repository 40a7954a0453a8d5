// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `data_moments`.
@usableFromInline
package struct DataMomentRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .dataMoments }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var moment: Int { loadWord(At.moment) }
  @inlinable @inline(__always)
  package var cloud: Bool { loadFlag(At.cloud) }
  @inlinable @inline(__always)
  package var device: Bool { loadFlag(At.device) }
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var moment: Int { 0 }
    @inlinable @inline(__always)
    package static var cloud: Int { 1 }
    @inlinable @inline(__always)
    package static var device: Int { 2 }
    @inlinable @inline(__always)
    package static var condition: Int { 3 }
  }
}

/// The content of a row of `data_moments`.
package struct DataMomentBuilder: RowBuilder {
  package typealias Row = DataMomentRow

  package var moment: Int
  package var cloud: Bool
  package var device: Bool
  package var condition: Int?

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

  package func write(to output: inout RowWords) {
    output.append(moment)
    output.append(cloud)
    output.append(device)
    output.append(condition)
  }
}
