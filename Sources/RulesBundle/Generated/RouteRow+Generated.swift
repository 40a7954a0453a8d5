// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `routes`. The screens.
@usableFromInline
package struct RouteRow: BundleRow {
  /// The section of the rows: `routes`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .routes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 20 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// Whether the screen opens; nil if it always does. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// The screen that opens instead; present if and only if `if` is. A row of `routes`.
  @inlinable @inline(__always)
  package var instead: Int? { loadOptional(At.instead) }
  /// The buttons in order, each with its condition. Rows of `screen_buttons`.
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  /// Whether the screen opens if its condition has no value. Otherwise, `else` opens.
  @inlinable @inline(__always)
  package var openWhenUndecided: Bool { loadFlag(At.openWhenUndecided) }
  /// The title; nil without a title. A row of `copy`.
  @inlinable @inline(__always)
  package var title: Int? { loadOptional(At.title) }
  /// The sentences in order, each with its condition. Rows of `extra_lines`.
  @inlinable @inline(__always)
  package var lines: Range<Int> { loadRange(At.lines) }
  /// The sentences that the app shows where it needs them, without conditions. Rows of `extra_lines`.
  @inlinable @inline(__always)
  package var labels: Range<Int> { loadRange(At.labels) }
  /// The notices in order, each with its condition. Rows of `screen_banners`.
  @inlinable @inline(__always)
  package var banners: Range<Int> { loadRange(At.banners) }
  /// The limits whose meters the screen shows, each with its condition. Rows of `screen_meters`.
  @inlinable @inline(__always)
  package var meters: Range<Int> { loadRange(At.meters) }
  /// The surfaces on which the screen shows levels of the warning ladder. Rows of `surface_refs`.
  @inlinable @inline(__always)
  package var levelsOn: Range<Int> { loadRange(At.levelsOn) }
  /// The form that the user fills in; nil without a form. A row of `forms`.
  @inlinable @inline(__always)
  package var form: Int? { loadOptional(At.form) }
  /// What the screen shows without content; nil if it always has content. A row of `empty_states`.
  @inlinable @inline(__always)
  package var whenEmpty: Int? { loadOptional(At.whenEmpty) }
  /// The entry point for the events of buttons without an action; nil if the events need none. A row of `entry_points`.
  @inlinable @inline(__always)
  package var entryPoint: Int? { loadOptional(At.entryPoint) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 1 }
    /// The position of `else`.
    @inlinable @inline(__always)
    package static var instead: Int { 2 }
    /// The position of `buttons`, which has two words.
    @inlinable @inline(__always)
    package static var buttons: Int { 3 }
    /// The position of `open_when_undecided`.
    @inlinable @inline(__always)
    package static var openWhenUndecided: Int { 5 }
    /// The position of `title`.
    @inlinable @inline(__always)
    package static var title: Int { 6 }
    /// The position of `lines`, which has two words.
    @inlinable @inline(__always)
    package static var lines: Int { 7 }
    /// The position of `labels`, which has two words.
    @inlinable @inline(__always)
    package static var labels: Int { 9 }
    /// The position of `banners`, which has two words.
    @inlinable @inline(__always)
    package static var banners: Int { 11 }
    /// The position of `meters`, which has two words.
    @inlinable @inline(__always)
    package static var meters: Int { 13 }
    /// The position of `levels_on`, which has two words.
    @inlinable @inline(__always)
    package static var levelsOn: Int { 15 }
    /// The position of `form`.
    @inlinable @inline(__always)
    package static var form: Int { 17 }
    /// The position of `when_empty`.
    @inlinable @inline(__always)
    package static var whenEmpty: Int { 18 }
    /// The position of `entry_point`.
    @inlinable @inline(__always)
    package static var entryPoint: Int { 19 }
  }
}

/// The content of a row of `routes`, to be written.
package struct RouteBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = RouteRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// Whether the screen opens; nil if it always does. A row of `programs`.
  package var condition: Int?
  /// The screen that opens instead; present if and only if `if` is. A row of `routes`.
  package var instead: Int?
  /// The buttons in order, each with its condition. Rows of `screen_buttons`.
  package var buttons: Range<Int>
  /// Whether the screen opens if its condition has no value. Otherwise, `else` opens.
  package var openWhenUndecided: Bool
  /// The title; nil without a title. A row of `copy`.
  package var title: Int?
  /// The sentences in order, each with its condition. Rows of `extra_lines`.
  package var lines: Range<Int>
  /// The sentences that the app shows where it needs them, without conditions. Rows of `extra_lines`.
  package var labels: Range<Int>
  /// The notices in order, each with its condition. Rows of `screen_banners`.
  package var banners: Range<Int>
  /// The limits whose meters the screen shows, each with its condition. Rows of `screen_meters`.
  package var meters: Range<Int>
  /// The surfaces on which the screen shows levels of the warning ladder. Rows of `surface_refs`.
  package var levelsOn: Range<Int>
  /// The form that the user fills in; nil without a form. A row of `forms`.
  package var form: Int?
  /// What the screen shows without content; nil if it always has content. A row of `empty_states`.
  package var whenEmpty: Int?
  /// The entry point for the events of buttons without an action; nil if the events need none. A row of `entry_points`.
  package var entryPoint: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
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
