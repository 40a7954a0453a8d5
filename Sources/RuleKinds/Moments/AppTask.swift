package import Schema

/// A task that the app performs on its own: `cancel_notifications`. The app implements it.
package struct AppTask: Sendable, Equatable, Kind, Sourced {
  package static let key = "tasks"
  package static let singular = "task"

  package var provenance: Provenance
}

extension AppTask {
  package static let schema = Schema.object("task", build: AppTask.init) { Field.inline(\.provenance, Provenance.schema) }
}
