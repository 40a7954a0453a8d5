// Written by `make format-files` from Sources/RequestFormat. Do not edit.
// swift-format-ignore-file

/// The keys of requests and answers whose values are names of rules, with the kinds of the rules.
package enum NamedKeys {
  package static let kinds: [String: [String]] = [
    "action": ["actions"],
    "batch": ["notification_batches"],
    "condition": ["conditions"],
    "counted": ["events"],
    "effects": ["effects"],
    "emptyState": ["empty_states"],
    "empty_state": ["empty_states"],
    "error": ["errors"],
    "event": ["events", "telemetry"],
    "fact": ["facts"],
    "field": ["fields"],
    "form": ["forms"],
    "from": ["ladder_levels"],
    "gateType": ["gates"],
    "id": ["buttons", "limits", "surfaces"],
    "instead": ["routes"],
    "keeps": ["data_types"],
    "key": ["copy"],
    "kind": ["downgrade"],
    "level": ["ladder_levels"],
    "limit": ["limits"],
    "link": ["deep_links"],
    "moment": ["moments"],
    "name": ["facts"],
    "opens": ["routes"],
    "payload": ["payloads"],
    "plan": ["plans"],
    "reasonCode": ["reasons"],
    "record": ["records"],
    "resets": ["resets"],
    "retry": ["retries"],
    "route": ["routes"],
    "screen": ["routes"],
    "severity": ["severities"],
    "signal": ["signals"],
    "spends": ["limits"],
    "surface": ["surfaces"],
    "surfaces": ["surfaces"],
    "table": ["tables"],
    "tasks": ["tasks"],
    "to": ["ladder_levels"],
    "type": ["data_types", "notifications"],
    "vector": ["ladder"],
    "whenEmpty": ["empty_states"],
  ]

  /// All keys of requests and answers.
  package static let all: Set<String> = ["about", "action", "added", "adds", "allowed", "amount", "answer", "answered", "as", "asks", "at", "at_most", "audit", "automatic", "backlog", "badge", "base", "batch", "because", "becomes", "blocked", "blocks", "body", "button", "buttons", "cancel", "changed", "changes", "channel", "channels", "choice", "clears", "clearsOnEdit", "code", "comes", "complete", "condition", "confirmed", "conflict", "connection", "content", "continues", "contract", "copy", "copyWithoutRetry", "copy_payload", "count", "counted", "created", "day", "days", "default", "deferred", "denied", "details", "device", "dismiss", "dismissible", "does", "draft", "edited", "effect", "effects", "emptyState", "empty_state", "enabled", "entities", "error", "event", "event_id", "exists", "expanded", "expression", "fact", "facts", "failed", "failures", "field", "fields", "flips", "form", "format", "found", "from", "gateType", "givesWay", "happened_at", "held", "heldBack", "histories", "history", "id", "ids", "inApp", "incident", "instead", "items", "jitter", "keeps", "kept", "key", "kind", "label", "labels", "ladder", "lastSync", "later", "launched", "length", "level", "limit", "limits", "line", "lines", "link", "local", "log", "logged_in", "logs", "lost", "madeUp", "main", "mayHaveArrived", "members", "message", "meters", "mode", "moment", "more", "name", "never", "next", "nextChange", "notPlanned", "notStored", "notices", "now", "of", "opens", "operation", "other", "outcome", "over", "overCap", "owner", "parameter", "parameters", "part", "parts", "payload", "pending", "pendingDeletes", "persists", "plan", "preferences", "product", "prominent", "queue", "queues", "reason", "reasonCode", "recipient", "record", "recovered", "refusal", "refused", "remaining", "repeated", "requests", "reset", "resets", "resetsAt", "restorable", "resume", "resumes", "retry", "retry_now", "revision", "route", "rows", "rule", "run", "says", "screen", "sender", "severity", "shownForMilliseconds", "signal", "since", "skipped", "snapshot", "snoozes", "soft", "source", "spends", "started", "state", "status", "statuses", "staying", "stop", "stored", "succeeded", "surface", "surfaces", "table", "taken_back", "tasks", "telemetry", "tells", "text", "texts", "theirs", "thing", "things", "timeLeft", "title", "to", "toasts", "top", "trace", "treatment", "try", "type", "undecided", "undo", "unit", "unknown", "unreadable", "until", "used", "user", "valid", "value", "values", "vector", "version", "visible", "waitMilliseconds", "waited", "waiting", "waits", "waitsForLogin", "wakeAt", "whenEmpty", "why", "with", "withdrawn", "writing", "zone"]

  /// The words of the choices in requests and answers.
  package static let words: Set<String> = ["absent", "already_sent", "asks", "available", "bad_character", "block", "bytes", "changed_since", "characters", "checking", "circular", "condition", "conflict", "count", "countdown", "counted", "degraded", "delivered", "dependency_blocked", "dependency_missing", "derived", "division_by_zero", "draft", "earlier_blocked", "elsewhere", "empty", "error", "failed", "from_cache", "given", "gone", "held_back", "holds", "id_in_use", "idle", "in_app", "integer_overflow", "invalid", "invalid_duration", "invalid_timestamp", "keep", "keep_both", "keep_mine", "keep_theirs", "later", "local", "logged_out", "malformed", "may_fail", "merged", "mine", "missing", "missing_fact", "never", "never_sent", "next", "no_conflict", "no_plan", "no_revision", "no_room", "not_allowed", "not_compared", "not_in", "not_kept", "not_ready", "not_taken_back", "nothing", "now", "offline", "on_request", "online", "opens", "past", "pauses", "permanent", "plan", "push", "queue", "read_only", "remainder_by_zero", "repeated", "reset", "review", "saved", "saved_locally", "saving", "shown", "sign_in", "stops", "support", "suppressed", "switched_off", "taken", "tells", "text_too_long", "theirs", "time_out_of_range", "too_long", "too_short", "transient", "unavailable", "undecided", "unknown", "unknown_type", "untrue_then", "valid", "view_only", "waits", "what", "why", "wrong_connection", "wrong_entity", "wrong_type", "wrong_variant"]
}
