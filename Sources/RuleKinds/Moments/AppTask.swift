package import Schema

/// A task that the app performs on its own: `cancel_notifications`. The app implements it.
public struct AppTask: Sendable, Equatable, Kind, Sourced {
  public static let key = "tasks"
  public static let singular = "task"

  public var provenance: Provenance
}

extension AppTask {
  package static let schema = Schema.object("task", build: AppTask.init) { Field.inline(\.provenance, Provenance.schema) }
}
