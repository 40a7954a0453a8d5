// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `sync`. How the sync queue works: one row, or no row if there is no queue.
@usableFromInline
package struct SyncRow: BundleRow {
  /// The section of the rows: `sync`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .sync }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 34 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The record of an operation in the queue. A row of `records`.
  @inlinable @inline(__always)
  package var record: Int { loadWord(At.record) }
  /// The field with the id, which is unique across devices. A row of `record_fields`.
  @inlinable @inline(__always)
  package var id: Int { loadWord(At.id) }
  /// The field with the name of the operation. A row of `record_fields`.
  @inlinable @inline(__always)
  package var type: Int { loadWord(At.type) }
  /// The field with the type of the entity. A row of `record_fields`.
  @inlinable @inline(__always)
  package var entityType: Int { loadWord(At.entityType) }
  /// The field with the id of the entity. A row of `record_fields`.
  @inlinable @inline(__always)
  package var entityId: Int { loadWord(At.entityId) }
  /// The field with the data to send. A row of `record_fields`.
  @inlinable @inline(__always)
  package var payload: Int { loadWord(At.payload) }
  /// The field with the time at which the operation was added. It does not affect the order. A row of `record_fields`.
  @inlinable @inline(__always)
  package var created: Int { loadWord(At.created) }
  /// The field with the number of attempts. A row of `record_fields`.
  @inlinable @inline(__always)
  package var attempts: Int { loadWord(At.attempts) }
  /// The field with the time of the next attempt. A row of `record_fields`.
  @inlinable @inline(__always)
  package var nextRetry: Int { loadWord(At.nextRetry) }
  /// The field with the error code of the last failure. A row of `record_fields`.
  @inlinable @inline(__always)
  package var errorCode: Int { loadWord(At.errorCode) }
  /// The field with the error message of the last failure. A row of `record_fields`.
  @inlinable @inline(__always)
  package var errorMessage: Int { loadWord(At.errorMessage) }
  /// The field with the id of the operation that must be sent first. A row of `record_fields`.
  @inlinable @inline(__always)
  package var dependsOn: Int { loadWord(At.dependsOn) }
  /// The field with the id of the device. A row of `record_fields`.
  @inlinable @inline(__always)
  package var device: Int { loadWord(At.device) }
  /// The field with the id of the user. A row of `record_fields`.
  @inlinable @inline(__always)
  package var user: Int { loadWord(At.user) }
  /// The setting with the first delay after a failure. A row of `settings`.
  @inlinable @inline(__always)
  package var firstWait: Int { loadWord(At.firstWait) }
  /// The setting with the factor by which each delay is longer than the previous one. A row of `settings`.
  @inlinable @inline(__always)
  package var factor: Int { loadWord(At.factor) }
  /// The setting with the maximum delay. A row of `settings`.
  @inlinable @inline(__always)
  package var longestWait: Int { loadWord(At.longestWait) }
  /// The setting with the random part of each delay, in percent. A row of `settings`.
  @inlinable @inline(__always)
  package var jitter: Int { loadWord(At.jitter) }
  /// The setting with the number of consecutive failures after which a problem is persistent. A row of `settings`.
  @inlinable @inline(__always)
  package var persistsAfter: Int { loadWord(At.persistsAfter) }
  /// The setting with the number of waiting operations above which a warning is shown. A row of `settings`.
  @inlinable @inline(__always)
  package var backlog: Int { loadWord(At.backlog) }
  /// The setting with the number of sent operations whose ids are kept to recognize duplicates. A row of `settings`.
  @inlinable @inline(__always)
  package var remembers: Int { loadWord(At.remembers) }
  /// The error for an operation that cannot be sent or keeps failing. A row of `errors`.
  @inlinable @inline(__always)
  package var failed: Int { loadWord(At.failed) }
  /// The error if nothing can be sent until the user logs in. A row of `errors`.
  @inlinable @inline(__always)
  package var loggedOut: Int { loadWord(At.loggedOut) }
  /// The error for an operation that waits for another one that cannot be sent. A row of `errors`.
  @inlinable @inline(__always)
  package var blocked: Int { loadWord(At.blocked) }
  /// The error if too many operations wait. A row of `errors`.
  @inlinable @inline(__always)
  package var backlogError: Int { loadWord(At.backlogError) }
  /// The error when a conflict is found. A row of `errors`.
  @inlinable @inline(__always)
  package var conflictFound: Int { loadWord(At.conflictFound) }
  /// The error where the user resolves a conflict. A row of `errors`.
  @inlinable @inline(__always)
  package var conflictOpen: Int { loadWord(At.conflictOpen) }
  /// The save status if the server has the change. A row of `copy`.
  @inlinable @inline(__always)
  package var saved: Int { loadWord(At.saved) }
  /// The save status while the change is written to the device. A row of `copy`.
  @inlinable @inline(__always)
  package var saving: Int { loadWord(At.saving) }
  /// The save status if only the device has the change. A row of `copy`.
  @inlinable @inline(__always)
  package var savedLocally: Int { loadWord(At.savedLocally) }
  /// The save status if the user must check the change. A row of `copy`.
  @inlinable @inline(__always)
  package var statusError: Int { loadWord(At.statusError) }
  /// The operation that saves a copy of an entity. A row of `operations`.
  @inlinable @inline(__always)
  package var copiesWith: Int { loadWord(At.copiesWith) }
  /// The version that is kept for users who have not chosen.
  @inlinable @inline(__always)
  package var defaultChoice: ConflictChoiceKind { ConflictChoiceKind(verified: loadByte(At.defaultChoice)) }
  /// The name of a copy. A row of `copy`.
  @inlinable @inline(__always)
  package var copyName: Int { loadWord(At.copyName) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `record`.
    @inlinable @inline(__always)
    package static var record: Int { 0 }
    /// The position of `id`.
    @inlinable @inline(__always)
    package static var id: Int { 1 }
    /// The position of `type`.
    @inlinable @inline(__always)
    package static var type: Int { 2 }
    /// The position of `entity_type`.
    @inlinable @inline(__always)
    package static var entityType: Int { 3 }
    /// The position of `entity_id`.
    @inlinable @inline(__always)
    package static var entityId: Int { 4 }
    /// The position of `payload`.
    @inlinable @inline(__always)
    package static var payload: Int { 5 }
    /// The position of `created`.
    @inlinable @inline(__always)
    package static var created: Int { 6 }
    /// The position of `attempts`.
    @inlinable @inline(__always)
    package static var attempts: Int { 7 }
    /// The position of `next_retry`.
    @inlinable @inline(__always)
    package static var nextRetry: Int { 8 }
    /// The position of `error_code`.
    @inlinable @inline(__always)
    package static var errorCode: Int { 9 }
    /// The position of `error_message`.
    @inlinable @inline(__always)
    package static var errorMessage: Int { 10 }
    /// The position of `depends_on`.
    @inlinable @inline(__always)
    package static var dependsOn: Int { 11 }
    /// The position of `device`.
    @inlinable @inline(__always)
    package static var device: Int { 12 }
    /// The position of `user`.
    @inlinable @inline(__always)
    package static var user: Int { 13 }
    /// The position of `first_wait`.
    @inlinable @inline(__always)
    package static var firstWait: Int { 14 }
    /// The position of `factor`.
    @inlinable @inline(__always)
    package static var factor: Int { 15 }
    /// The position of `longest_wait`.
    @inlinable @inline(__always)
    package static var longestWait: Int { 16 }
    /// The position of `jitter`.
    @inlinable @inline(__always)
    package static var jitter: Int { 17 }
    /// The position of `persists_after`.
    @inlinable @inline(__always)
    package static var persistsAfter: Int { 18 }
    /// The position of `backlog`.
    @inlinable @inline(__always)
    package static var backlog: Int { 19 }
    /// The position of `remembers`.
    @inlinable @inline(__always)
    package static var remembers: Int { 20 }
    /// The position of `failed`.
    @inlinable @inline(__always)
    package static var failed: Int { 21 }
    /// The position of `logged_out`.
    @inlinable @inline(__always)
    package static var loggedOut: Int { 22 }
    /// The position of `blocked`.
    @inlinable @inline(__always)
    package static var blocked: Int { 23 }
    /// The position of `backlog_error`.
    @inlinable @inline(__always)
    package static var backlogError: Int { 24 }
    /// The position of `conflict_found`.
    @inlinable @inline(__always)
    package static var conflictFound: Int { 25 }
    /// The position of `conflict_open`.
    @inlinable @inline(__always)
    package static var conflictOpen: Int { 26 }
    /// The position of `saved`.
    @inlinable @inline(__always)
    package static var saved: Int { 27 }
    /// The position of `saving`.
    @inlinable @inline(__always)
    package static var saving: Int { 28 }
    /// The position of `saved_locally`.
    @inlinable @inline(__always)
    package static var savedLocally: Int { 29 }
    /// The position of `status_error`.
    @inlinable @inline(__always)
    package static var statusError: Int { 30 }
    /// The position of `copies_with`.
    @inlinable @inline(__always)
    package static var copiesWith: Int { 31 }
    /// The position of `default_choice`.
    @inlinable @inline(__always)
    package static var defaultChoice: Int { 32 }
    /// The position of `copy_name`.
    @inlinable @inline(__always)
    package static var copyName: Int { 33 }
  }
}

/// The content of a row of `sync`, to be written.
package struct SyncBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = SyncRow

  /// The record of an operation in the queue. A row of `records`.
  package var record: Int
  /// The field with the id, which is unique across devices. A row of `record_fields`.
  package var id: Int
  /// The field with the name of the operation. A row of `record_fields`.
  package var type: Int
  /// The field with the type of the entity. A row of `record_fields`.
  package var entityType: Int
  /// The field with the id of the entity. A row of `record_fields`.
  package var entityId: Int
  /// The field with the data to send. A row of `record_fields`.
  package var payload: Int
  /// The field with the time at which the operation was added. It does not affect the order. A row of `record_fields`.
  package var created: Int
  /// The field with the number of attempts. A row of `record_fields`.
  package var attempts: Int
  /// The field with the time of the next attempt. A row of `record_fields`.
  package var nextRetry: Int
  /// The field with the error code of the last failure. A row of `record_fields`.
  package var errorCode: Int
  /// The field with the error message of the last failure. A row of `record_fields`.
  package var errorMessage: Int
  /// The field with the id of the operation that must be sent first. A row of `record_fields`.
  package var dependsOn: Int
  /// The field with the id of the device. A row of `record_fields`.
  package var device: Int
  /// The field with the id of the user. A row of `record_fields`.
  package var user: Int
  /// The setting with the first delay after a failure. A row of `settings`.
  package var firstWait: Int
  /// The setting with the factor by which each delay is longer than the previous one. A row of `settings`.
  package var factor: Int
  /// The setting with the maximum delay. A row of `settings`.
  package var longestWait: Int
  /// The setting with the random part of each delay, in percent. A row of `settings`.
  package var jitter: Int
  /// The setting with the number of consecutive failures after which a problem is persistent. A row of `settings`.
  package var persistsAfter: Int
  /// The setting with the number of waiting operations above which a warning is shown. A row of `settings`.
  package var backlog: Int
  /// The setting with the number of sent operations whose ids are kept to recognize duplicates. A row of `settings`.
  package var remembers: Int
  /// The error for an operation that cannot be sent or keeps failing. A row of `errors`.
  package var failed: Int
  /// The error if nothing can be sent until the user logs in. A row of `errors`.
  package var loggedOut: Int
  /// The error for an operation that waits for another one that cannot be sent. A row of `errors`.
  package var blocked: Int
  /// The error if too many operations wait. A row of `errors`.
  package var backlogError: Int
  /// The error when a conflict is found. A row of `errors`.
  package var conflictFound: Int
  /// The error where the user resolves a conflict. A row of `errors`.
  package var conflictOpen: Int
  /// The save status if the server has the change. A row of `copy`.
  package var saved: Int
  /// The save status while the change is written to the device. A row of `copy`.
  package var saving: Int
  /// The save status if only the device has the change. A row of `copy`.
  package var savedLocally: Int
  /// The save status if the user must check the change. A row of `copy`.
  package var statusError: Int
  /// The operation that saves a copy of an entity. A row of `operations`.
  package var copiesWith: Int
  /// The version that is kept for users who have not chosen.
  package var defaultChoice: ConflictChoiceKind
  /// The name of a copy. A row of `copy`.
  package var copyName: Int

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
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
