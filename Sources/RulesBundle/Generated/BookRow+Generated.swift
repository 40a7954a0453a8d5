// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `book`.
@usableFromInline
package struct BookRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .book }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 24 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var product: BundleText { loadText(At.product) }
  @inlinable @inline(__always)
  package var language: Int { loadWord(At.language) }
  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }
  @inlinable @inline(__always)
  package var decisionAction: Int { loadWord(At.decisionAction) }
  @inlinable @inline(__always)
  package var decisionReason: Int { loadWord(At.decisionReason) }
  @inlinable @inline(__always)
  package var decisionGate: Int { loadWord(At.decisionGate) }
  @inlinable @inline(__always)
  package var decisionEntryPoint: Int { loadWord(At.decisionEntryPoint) }
  @inlinable @inline(__always)
  package var now: Int? { loadOptional(At.now) }
  @inlinable @inline(__always)
  package var downgraded: Int? { loadOptional(At.downgraded) }
  @inlinable @inline(__always)
  package var downgradeEmits: Range<Int> { loadRange(At.downgradeEmits) }
  @inlinable @inline(__always)
  package var ladderCount: Int { loadWord(At.ladderCount) }
  @inlinable @inline(__always)
  package var ladderLevel: Int { loadWord(At.ladderLevel) }
  @inlinable @inline(__always)
  package var ladderLimit: Int { loadWord(At.ladderLimit) }
  @inlinable @inline(__always)
  package var ladderPause: Int { loadWord(At.ladderPause) }
  @inlinable @inline(__always)
  package var ladderSuspension: Int { loadWord(At.ladderSuspension) }
  @inlinable @inline(__always)
  package var ladderThing: Int { loadWord(At.ladderThing) }
  @inlinable @inline(__always)
  package var ladderTimeLeft: Int { loadWord(At.ladderTimeLeft) }
  @inlinable @inline(__always)
  package var ladderVector: Int { loadWord(At.ladderVector) }
  @inlinable @inline(__always)
  package var ladderWindow: Int { loadWord(At.ladderWindow) }
  @inlinable @inline(__always)
  package var errorId: Int { loadWord(At.errorId) }
  @inlinable @inline(__always)
  package var errorSeverity: Int { loadWord(At.errorSeverity) }
  @inlinable @inline(__always)
  package var errorSurface: Int { loadWord(At.errorSurface) }
  @inlinable @inline(__always)
  package var person: Int? { loadOptional(At.person) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var product: Int { 0 }
    @inlinable @inline(__always)
    package static var language: Int { 1 }
    @inlinable @inline(__always)
    package static var plan: Int { 2 }
    @inlinable @inline(__always)
    package static var decisionAction: Int { 3 }
    @inlinable @inline(__always)
    package static var decisionReason: Int { 4 }
    @inlinable @inline(__always)
    package static var decisionGate: Int { 5 }
    @inlinable @inline(__always)
    package static var decisionEntryPoint: Int { 6 }
    @inlinable @inline(__always)
    package static var now: Int { 7 }
    @inlinable @inline(__always)
    package static var downgraded: Int { 8 }
    @inlinable @inline(__always)
    package static var downgradeEmits: Int { 9 }
    @inlinable @inline(__always)
    package static var ladderCount: Int { 11 }
    @inlinable @inline(__always)
    package static var ladderLevel: Int { 12 }
    @inlinable @inline(__always)
    package static var ladderLimit: Int { 13 }
    @inlinable @inline(__always)
    package static var ladderPause: Int { 14 }
    @inlinable @inline(__always)
    package static var ladderSuspension: Int { 15 }
    @inlinable @inline(__always)
    package static var ladderThing: Int { 16 }
    @inlinable @inline(__always)
    package static var ladderTimeLeft: Int { 17 }
    @inlinable @inline(__always)
    package static var ladderVector: Int { 18 }
    @inlinable @inline(__always)
    package static var ladderWindow: Int { 19 }
    @inlinable @inline(__always)
    package static var errorId: Int { 20 }
    @inlinable @inline(__always)
    package static var errorSeverity: Int { 21 }
    @inlinable @inline(__always)
    package static var errorSurface: Int { 22 }
    @inlinable @inline(__always)
    package static var person: Int { 23 }
  }
}

/// The content of a row of `book`.
package struct BookBuilder: RowBuilder {
  package typealias Row = BookRow

  package var product: BundleText
  package var language: Int
  package var plan: Int
  package var decisionAction: Int
  package var decisionReason: Int
  package var decisionGate: Int
  package var decisionEntryPoint: Int
  package var now: Int?
  package var downgraded: Int?
  package var downgradeEmits: Range<Int>
  package var ladderCount: Int
  package var ladderLevel: Int
  package var ladderLimit: Int
  package var ladderPause: Int
  package var ladderSuspension: Int
  package var ladderThing: Int
  package var ladderTimeLeft: Int
  package var ladderVector: Int
  package var ladderWindow: Int
  package var errorId: Int
  package var errorSeverity: Int
  package var errorSurface: Int
  package var person: Int?

  package init(
    product: BundleText,
    language: Int,
    plan: Int,
    decisionAction: Int,
    decisionReason: Int,
    decisionGate: Int,
    decisionEntryPoint: Int,
    now: Int?,
    downgraded: Int?,
    downgradeEmits: Range<Int>,
    ladderCount: Int,
    ladderLevel: Int,
    ladderLimit: Int,
    ladderPause: Int,
    ladderSuspension: Int,
    ladderThing: Int,
    ladderTimeLeft: Int,
    ladderVector: Int,
    ladderWindow: Int,
    errorId: Int,
    errorSeverity: Int,
    errorSurface: Int,
    person: Int?
  ) {
    self.product = product
    self.language = language
    self.plan = plan
    self.decisionAction = decisionAction
    self.decisionReason = decisionReason
    self.decisionGate = decisionGate
    self.decisionEntryPoint = decisionEntryPoint
    self.now = now
    self.downgraded = downgraded
    self.downgradeEmits = downgradeEmits
    self.ladderCount = ladderCount
    self.ladderLevel = ladderLevel
    self.ladderLimit = ladderLimit
    self.ladderPause = ladderPause
    self.ladderSuspension = ladderSuspension
    self.ladderThing = ladderThing
    self.ladderTimeLeft = ladderTimeLeft
    self.ladderVector = ladderVector
    self.ladderWindow = ladderWindow
    self.errorId = errorId
    self.errorSeverity = errorSeverity
    self.errorSurface = errorSurface
    self.person = person
  }

  package func write(to output: inout RowWords) {
    output.append(product)
    output.append(language)
    output.append(plan)
    output.append(decisionAction)
    output.append(decisionReason)
    output.append(decisionGate)
    output.append(decisionEntryPoint)
    output.append(now)
    output.append(downgraded)
    output.append(downgradeEmits)
    output.append(ladderCount)
    output.append(ladderLevel)
    output.append(ladderLimit)
    output.append(ladderPause)
    output.append(ladderSuspension)
    output.append(ladderThing)
    output.append(ladderTimeLeft)
    output.append(ladderVector)
    output.append(ladderWindow)
    output.append(errorId)
    output.append(errorSeverity)
    output.append(errorSurface)
    output.append(person)
  }
}
