// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `routes`.
@usableFromInline
package struct RouteRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .routes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 20 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var instead: Int? { loadOptional(At.instead) }
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  @inlinable @inline(__always)
  package var openWhenUndecided: Bool { loadFlag(At.openWhenUndecided) }
  @inlinable @inline(__always)
  package var title: Int? { loadOptional(At.title) }
  @inlinable @inline(__always)
  package var lines: Range<Int> { loadRange(At.lines) }
  @inlinable @inline(__always)
  package var labels: Range<Int> { loadRange(At.labels) }
  @inlinable @inline(__always)
  package var banners: Range<Int> { loadRange(At.banners) }
  @inlinable @inline(__always)
  package var meters: Range<Int> { loadRange(At.meters) }
  @inlinable @inline(__always)
  package var levelsOn: Range<Int> { loadRange(At.levelsOn) }
  @inlinable @inline(__always)
  package var form: Int? { loadOptional(At.form) }
  @inlinable @inline(__always)
  package var whenEmpty: Int? { loadOptional(At.whenEmpty) }
  @inlinable @inline(__always)
  package var entryPoint: Int? { loadOptional(At.entryPoint) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var condition: Int { 1 }
    @inlinable @inline(__always)
    package static var instead: Int { 2 }
    @inlinable @inline(__always)
    package static var buttons: Int { 3 }
    @inlinable @inline(__always)
    package static var openWhenUndecided: Int { 5 }
    @inlinable @inline(__always)
    package static var title: Int { 6 }
    @inlinable @inline(__always)
    package static var lines: Int { 7 }
    @inlinable @inline(__always)
    package static var labels: Int { 9 }
    @inlinable @inline(__always)
    package static var banners: Int { 11 }
    @inlinable @inline(__always)
    package static var meters: Int { 13 }
    @inlinable @inline(__always)
    package static var levelsOn: Int { 15 }
    @inlinable @inline(__always)
    package static var form: Int { 17 }
    @inlinable @inline(__always)
    package static var whenEmpty: Int { 18 }
    @inlinable @inline(__always)
    package static var entryPoint: Int { 19 }
  }
}

/// The content of a row of `routes`.
package struct RouteBuilder: RowBuilder {
  package typealias Row = RouteRow

  package var name: BundleText
  package var condition: Int?
  package var instead: Int?
  package var buttons: Range<Int>
  package var openWhenUndecided: Bool
  package var title: Int?
  package var lines: Range<Int>
  package var labels: Range<Int>
  package var banners: Range<Int>
  package var meters: Range<Int>
  package var levelsOn: Range<Int>
  package var form: Int?
  package var whenEmpty: Int?
  package var entryPoint: Int?

  package init(
    name: BundleText,
    condition: Int?,
    instead: Int?,
    buttons: Range<Int>,
    openWhenUndecided: Bool,
    title: Int?,
    lines: Range<Int>,
    labels: Range<Int>,
    banners: Range<Int>,
    meters: Range<Int>,
    levelsOn: Range<Int>,
    form: Int?,
    whenEmpty: Int?,
    entryPoint: Int?
  ) {
    self.name = name
    self.condition = condition
    self.instead = instead
    self.buttons = buttons
    self.openWhenUndecided = openWhenUndecided
    self.title = title
    self.lines = lines
    self.labels = labels
    self.banners = banners
    self.meters = meters
    self.levelsOn = levelsOn
    self.form = form
    self.whenEmpty = whenEmpty
    self.entryPoint = entryPoint
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(condition)
    output.append(instead)
    output.append(buttons)
    output.append(openWhenUndecided)
    output.append(title)
    output.append(lines)
    output.append(labels)
    output.append(banners)
    output.append(meters)
    output.append(levelsOn)
    output.append(form)
    output.append(whenEmpty)
    output.append(entryPoint)
  }
}
