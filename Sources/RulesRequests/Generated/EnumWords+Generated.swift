// Written by `make format-files` from Sources/RequestFormat. Do not edit.
// swift-format-ignore-file

package import RulesRuntime

extension Trace.FactRead.Source {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .given: "given"
    case .derived: "derived"
    case .absent: "absent"
    case .missing: "missing"
    }
  }
}

extension LadderStatus.Effect {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .nothing: "nothing"
    case .tells: "tells"
    case .holds: "holds"
    case .asks: "asks"
    case .pauses: "pauses"
    case .stops: "stops"
    }
  }
}

extension FieldState {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .idle: "idle"
    case .checking: "checking"
    case .available: "available"
    case .unavailable: "unavailable"
    case .valid: "valid"
    case .invalid: "invalid"
    }
  }
}

extension HeldBackNotification.DropReason {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .suppressed: "suppressed"
    case .noRoom: "no_room"
    case .untrueThen: "untrue_then"
    }
  }
}

extension UnplannedNotification.Reason {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .plan: "plan"
    case .condition: "condition"
    case .undecided: "undecided"
    case .delivered: "delivered"
    case .past: "past"
    case .repeated: "repeated"
    case .switchedOff: "switched_off"
    case .heldBack: "held_back"
    }
  }
}

extension SyncFailure.Kind {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .transient: "transient"
    case .permanent: "permanent"
    case .loggedOut: "logged_out"
    }
  }

  init?(word: String) {
    switch word {
    case "transient": self = .transient
    case "permanent": self = .permanent
    case "logged_out": self = .loggedOut
    default: return nil
    }
  }
}

extension SyncError {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .unknownType: "unknown_type"
    case .wrongEntity: "wrong_entity"
    case .wrongVariant: "wrong_variant"
    case .wrongConnection: "wrong_connection"
    case .circular: "circular"
    case .notReady: "not_ready"
    case .neverSent: "never_sent"
    case .noRevision: "no_revision"
    case .notCompared: "not_compared"
    case .notTakenBack: "not_taken_back"
    case .alreadySent: "already_sent"
    case .noConflict: "no_conflict"
    case .idInUse: "id_in_use"
    case .changedSince: "changed_since"
    case .notAllowed: "not_allowed"
    }
  }
}

extension SyncBlock {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .failed: "failed"
    case .conflict: "conflict"
    case .unknownType: "unknown_type"
    case .dependencyMissing: "dependency_missing"
    case .dependencyBlocked: "dependency_blocked"
    case .earlierBlocked: "earlier_blocked"
    case .circular: "circular"
    }
  }
}

extension SaveStatus.Kind {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .saved: "saved"
    case .saving: "saving"
    case .savedLocally: "saved_locally"
    case .error: "error"
    }
  }
}

extension ResolvedConflict.Version {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .mine: "mine"
    case .theirs: "theirs"
    }
  }
}

extension PresentedRetry.Verdict {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .now: "now"
    case .after: "later"
    case .onRequest: "on_request"
    case .never: "never"
    }
  }
}

extension ToastOutcome {
  /// The word in requests and answers.
  package var word: String {
    switch self {
    case .shown: "shown"
    case .queued: "waits"
    case .merged: "merged"
    case .idInUse: "id_in_use"
    }
  }
}
