package import Schema

/// A telemetry event, with the sources of its parameters.
package struct Event: Sendable, Equatable, Kind, Sourced {
  package static let key = "telemetry"
  package static let singular = "telemetry event"

  package var provenance: Provenance
  package var parameters: [EventParameter]
  /// Why only the app can notice and log the event; nil if answers contain it.
  package var leftToApp: String?
}

package struct EventParameter: Sendable, Equatable {
  package var name: String
  package var value: Expression
}

extension Event {
  package static let schema = Schema.object("telemetry event", build: Event.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("parameters", \.parameters, parameterList, or: [], "The parameters, each with the expression of its value.")
    Field(
      "left_to_app", \.leftToApp, Schema.text.optional, or: .some(nil),
      "Why only the app can notice and log the event, so that no answer contains it.")
  }

  private static let parameterList = Schema<[EventParameter]>.entries(
    .map(.expression), Schema.expression, key: { _, _, _ in },
    make: { $0.map { EventParameter(name: $0.key, value: $0.value) } }, split: { $0.map { ($0.name, $0.value) } })
}
