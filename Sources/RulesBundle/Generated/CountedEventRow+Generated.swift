// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `events`. The events that a history counts.
@usableFromInline
package struct CountedEventRow: BundleRow {
  /// The section of the rows: `events`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .countedEvents }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 8 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The fact with the id of an occurrence, by which duplicates are recognized; nil without ids. A row of `facts`.
  @inlinable @inline(__always)
  package var id: Int? { loadOptional(At.id) }
  /// The fact that states whether an occurrence was already counted; nil if there is no such fact. A row of `facts`.
  @inlinable @inline(__always)
  package var counted: Int? { loadOptional(At.counted) }
  /// The maximum number of events that a history keeps, up to 65,536.
  @inlinable @inline(__always)
  package var most: Int { loadWord(At.most) }
  /// How long a history keeps an event, in seconds; 0 if the time does not matter.
  @inlinable @inline(__always)
  package var keeps: Int64 { loadInteger(At.keeps) }
  /// Whether the devices of a user share the count.
  @inlinable @inline(__always)
  package var scope: ScopeKind { ScopeKind(verified: loadByte(At.scope)) }
  /// The setting for how late an event can arrive and still count; nil if late events do not count. A row of `settings`.
  @inlinable @inline(__always)
  package var lateWithin: Int? { loadOptional(At.lateWithin) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `id`.
    @inlinable @inline(__always)
    package static var id: Int { 1 }
    /// The position of `counted`.
    @inlinable @inline(__always)
    package static var counted: Int { 2 }
    /// The position of `most`.
    @inlinable @inline(__always)
    package static var most: Int { 3 }
    /// The position of `keeps`, which has two words.
    @inlinable @inline(__always)
    package static var keeps: Int { 4 }
    /// The position of `scope`.
    @inlinable @inline(__always)
    package static var scope: Int { 6 }
    /// The position of `late_within`.
    @inlinable @inline(__always)
    package static var lateWithin: Int { 7 }
  }
}

/// The content of a row of `events`, to be written.
package struct CountedEventBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CountedEventRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The fact with the id of an occurrence, by which duplicates are recognized; nil without ids. A row of `facts`.
  package var id: Int?
  /// The fact that states whether an occurrence was already counted; nil if there is no such fact. A row of `facts`.
  package var counted: Int?
  /// The maximum number of events that a history keeps, up to 65,536.
  package var most: Int
  /// How long a history keeps an event, in seconds; 0 if the time does not matter.
  package var keeps: Int64
  /// Whether the devices of a user share the count.
  package var scope: ScopeKind
  /// The setting for how late an event can arrive and still count; nil if late events do not count. A row of `settings`.
  package var lateWithin: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    id: Int?,
    counted: Int?,
    most: Int,
    keeps: Int64,
    scope: ScopeKind,
    lateWithin: Int?
  ) {
    self.name = name
    self.id = id
    self.counted = counted
    self.most = most
    self.keeps = keeps
    self.scope = scope
    self.lateWithin = lateWithin
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(id)
    output.append(counted)
    output.append(most)
    output.append(keeps)
    output.append(scope)
    output.append(lateWithin)
  }
}
