/// A scenario that a tool proposes, with one question.
extension Scenario {
  /// Creates a scenario without expectations.
  ///
  /// - Parameter time: The start time in RFC 3339 format.
  package init(asking question: ScenarioQuestion, at time: String, given: [FreeEntry]) {
    self.init(
      provenance: Provenance(about: "", sources: [], assumes: []), at: time, given: given, when: question, then: .map([]), steps: [],
      cases: [])
  }
}
