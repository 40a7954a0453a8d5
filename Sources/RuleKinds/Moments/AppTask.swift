package import Schema

/// Something that an app does by itself: `cancel_notifications`. How it is done is the app's.
public struct AppTask: Sendable, Equatable, Kind, Sourced {
  public static let key = "tasks"
  public static let singular = "task"

  public var provenance: Provenance
}

extension AppTask {
  package static let schema = Schema.object("task", build: AppTask.init) { Field.inline(\.provenance, Provenance.schema) }
}
