// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `sync`.
@usableFromInline
package struct SyncRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .sync }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 34 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var record: Int { loadWord(At.record) }
  @inlinable @inline(__always)
  package var id: Int { loadWord(At.id) }
  @inlinable @inline(__always)
  package var type: Int { loadWord(At.type) }
  @inlinable @inline(__always)
  package var entityType: Int { loadWord(At.entityType) }
  @inlinable @inline(__always)
  package var entityId: Int { loadWord(At.entityId) }
  @inlinable @inline(__always)
  package var payload: Int { loadWord(At.payload) }
  @inlinable @inline(__always)
  package var created: Int { loadWord(At.created) }
  @inlinable @inline(__always)
  package var attempts: Int { loadWord(At.attempts) }
  @inlinable @inline(__always)
  package var nextRetry: Int { loadWord(At.nextRetry) }
  @inlinable @inline(__always)
  package var errorCode: Int { loadWord(At.errorCode) }
  @inlinable @inline(__always)
  package var errorMessage: Int { loadWord(At.errorMessage) }
  @inlinable @inline(__always)
  package var dependsOn: Int { loadWord(At.dependsOn) }
  @inlinable @inline(__always)
  package var device: Int { loadWord(At.device) }
  @inlinable @inline(__always)
  package var user: Int { loadWord(At.user) }
  @inlinable @inline(__always)
  package var firstWait: Int { loadWord(At.firstWait) }
  @inlinable @inline(__always)
  package var factor: Int { loadWord(At.factor) }
  @inlinable @inline(__always)
  package var longestWait: Int { loadWord(At.longestWait) }
  @inlinable @inline(__always)
  package var jitter: Int { loadWord(At.jitter) }
  @inlinable @inline(__always)
  package var persistsAfter: Int { loadWord(At.persistsAfter) }
  @inlinable @inline(__always)
  package var backlog: Int { loadWord(At.backlog) }
  @inlinable @inline(__always)
  package var remembers: Int { loadWord(At.remembers) }
  @inlinable @inline(__always)
  package var failed: Int { loadWord(At.failed) }
  @inlinable @inline(__always)
  package var loggedOut: Int { loadWord(At.loggedOut) }
  @inlinable @inline(__always)
  package var blocked: Int { loadWord(At.blocked) }
  @inlinable @inline(__always)
  package var backlogError: Int { loadWord(At.backlogError) }
  @inlinable @inline(__always)
  package var conflictFound: Int { loadWord(At.conflictFound) }
  @inlinable @inline(__always)
  package var conflictOpen: Int { loadWord(At.conflictOpen) }
  @inlinable @inline(__always)
  package var saved: Int { loadWord(At.saved) }
  @inlinable @inline(__always)
  package var saving: Int { loadWord(At.saving) }
  @inlinable @inline(__always)
  package var savedLocally: Int { loadWord(At.savedLocally) }
  @inlinable @inline(__always)
  package var statusError: Int { loadWord(At.statusError) }
  @inlinable @inline(__always)
  package var copiesWith: Int { loadWord(At.copiesWith) }
  @inlinable @inline(__always)
  package var defaultChoice: ConflictChoiceKind { ConflictChoiceKind(verified: loadByte(At.defaultChoice)) }
  @inlinable @inline(__always)
  package var copyName: Int { loadWord(At.copyName) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var record: Int { 0 }
    @inlinable @inline(__always)
    package static var id: Int { 1 }
    @inlinable @inline(__always)
    package static var type: Int { 2 }
    @inlinable @inline(__always)
    package static var entityType: Int { 3 }
    @inlinable @inline(__always)
    package static var entityId: Int { 4 }
    @inlinable @inline(__always)
    package static var payload: Int { 5 }
    @inlinable @inline(__always)
    package static var created: Int { 6 }
    @inlinable @inline(__always)
    package static var attempts: Int { 7 }
    @inlinable @inline(__always)
    package static var nextRetry: Int { 8 }
    @inlinable @inline(__always)
    package static var errorCode: Int { 9 }
    @inlinable @inline(__always)
    package static var errorMessage: Int { 10 }
    @inlinable @inline(__always)
    package static var dependsOn: Int { 11 }
    @inlinable @inline(__always)
    package static var device: Int { 12 }
    @inlinable @inline(__always)
    package static var user: Int { 13 }
    @inlinable @inline(__always)
    package static var firstWait: Int { 14 }
    @inlinable @inline(__always)
    package static var factor: Int { 15 }
    @inlinable @inline(__always)
    package static var longestWait: Int { 16 }
    @inlinable @inline(__always)
    package static var jitter: Int { 17 }
    @inlinable @inline(__always)
    package static var persistsAfter: Int { 18 }
    @inlinable @inline(__always)
    package static var backlog: Int { 19 }
    @inlinable @inline(__always)
    package static var remembers: Int { 20 }
    @inlinable @inline(__always)
    package static var failed: Int { 21 }
    @inlinable @inline(__always)
    package static var loggedOut: Int { 22 }
    @inlinable @inline(__always)
    package static var blocked: Int { 23 }
    @inlinable @inline(__always)
    package static var backlogError: Int { 24 }
    @inlinable @inline(__always)
    package static var conflictFound: Int { 25 }
    @inlinable @inline(__always)
    package static var conflictOpen: Int { 26 }
    @inlinable @inline(__always)
    package static var saved: Int { 27 }
    @inlinable @inline(__always)
    package static var saving: Int { 28 }
    @inlinable @inline(__always)
    package static var savedLocally: Int { 29 }
    @inlinable @inline(__always)
    package static var statusError: Int { 30 }
    @inlinable @inline(__always)
    package static var copiesWith: Int { 31 }
    @inlinable @inline(__always)
    package static var defaultChoice: Int { 32 }
    @inlinable @inline(__always)
    package static var copyName: Int { 33 }
  }
}

/// The content of a row of `sync`.
package struct SyncBuilder: RowBuilder {
  package typealias Row = SyncRow

  package var record: Int
  package var id: Int
  package var type: Int
  package var entityType: Int
  package var entityId: Int
  package var payload: Int
  package var created: Int
  package var attempts: Int
  package var nextRetry: Int
  package var errorCode: Int
  package var errorMessage: Int
  package var dependsOn: Int
  package var device: Int
  package var user: Int
  package var firstWait: Int
  package var factor: Int
  package var longestWait: Int
  package var jitter: Int
  package var persistsAfter: Int
  package var backlog: Int
  package var remembers: Int
  package var failed: Int
  package var loggedOut: Int
  package var blocked: Int
  package var backlogError: Int
  package var conflictFound: Int
  package var conflictOpen: Int
  package var saved: Int
  package var saving: Int
  package var savedLocally: Int
  package var statusError: Int
  package var copiesWith: Int
  package var defaultChoice: ConflictChoiceKind
  package var copyName: Int

  package init(
    record: Int,
    id: Int,
    type: Int,
    entityType: Int,
    entityId: Int,
    payload: Int,
    created: Int,
    attempts: Int,
    nextRetry: Int,
    errorCode: Int,
    errorMessage: Int,
    dependsOn: Int,
    device: Int,
    user: Int,
    firstWait: Int,
    factor: Int,
    longestWait: Int,
    jitter: Int,
    persistsAfter: Int,
    backlog: Int,
    remembers: Int,
    failed: Int,
    loggedOut: Int,
    blocked: Int,
    backlogError: Int,
    conflictFound: Int,
    conflictOpen: Int,
    saved: Int,
    saving: Int,
    savedLocally: Int,
    statusError: Int,
    copiesWith: Int,
    defaultChoice: ConflictChoiceKind,
    copyName: Int
  ) {
    self.record = record
    self.id = id
    self.type = type
    self.entityType = entityType
    self.entityId = entityId
    self.payload = payload
    self.created = created
    self.attempts = attempts
    self.nextRetry = nextRetry
    self.errorCode = errorCode
    self.errorMessage = errorMessage
    self.dependsOn = dependsOn
    self.device = device
    self.user = user
    self.firstWait = firstWait
    self.factor = factor
    self.longestWait = longestWait
    self.jitter = jitter
    self.persistsAfter = persistsAfter
    self.backlog = backlog
    self.remembers = remembers
    self.failed = failed
    self.loggedOut = loggedOut
    self.blocked = blocked
    self.backlogError = backlogError
    self.conflictFound = conflictFound
    self.conflictOpen = conflictOpen
    self.saved = saved
    self.saving = saving
    self.savedLocally = savedLocally
    self.statusError = statusError
    self.copiesWith = copiesWith
    self.defaultChoice = defaultChoice
    self.copyName = copyName
  }

  package func write(to output: inout RowWords) {
    output.append(record)
    output.append(id)
    output.append(type)
    output.append(entityType)
    output.append(entityId)
    output.append(payload)
    output.append(created)
    output.append(attempts)
    output.append(nextRetry)
    output.append(errorCode)
    output.append(errorMessage)
    output.append(dependsOn)
    output.append(device)
    output.append(user)
    output.append(firstWait)
    output.append(factor)
    output.append(longestWait)
    output.append(jitter)
    output.append(persistsAfter)
    output.append(backlog)
    output.append(remembers)
    output.append(failed)
    output.append(loggedOut)
    output.append(blocked)
    output.append(backlogError)
    output.append(conflictFound)
    output.append(conflictOpen)
    output.append(saved)
    output.append(saving)
    output.append(savedLocally)
    output.append(statusError)
    output.append(copiesWith)
    output.append(defaultChoice)
    output.append(copyName)
  }
}
