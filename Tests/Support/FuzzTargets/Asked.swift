import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime

/// Requests for any bundle.
enum Asked {
  /// For any bundle, each request ends with an answer.
  static func everything(of bundle: RuleBundle) {
    let rules = Rules(bundle)
    let frame = rules.makeFrame()
    for action in 0..<bundle.count(.actions) {
      var writer = JSONWriter()
      rules.write(rules.present(rules.decide(action: action, frame), frame, trace: true), &writer)
    }
    for question in 0..<bundle.count(.decisionTables) {
      var writer = JSONWriter()
      rules.write(rules.present(rules.decide(table: question, frame), frame, trace: true), &writer)
    }
    for copy in 0..<bundle.count(.copy) { _ = rules.render(copy: copy, frame) }
    for request in requests {
      var writer = JSONWriter()
      _ = rules.answer(Array(request.utf8), frame, into: &writer)
    }
    guard rules.hasLinks else { return }
    for link in 0..<bundle.count(.deepLinks) {
      let ids = bundle.deepLinks[link].parameters.filter {
        bundle.linkParameters[$0].kind == .id
      }
      _ = rules.text(of: DeepLink(ordinal: link, ids: ids.map { _ in "x1" }))
    }
  }

  private static let requests = [
    #"{"ask":"plan"}"#, #"{"ask":"snapshot"}"#, #"{"ask":"overview"}"#, #"{"ask":"bundle"}"#,
    #"{"ask":"notifications","facts":{"now":"2026-01-05T10:00:00Z"},"zone":{"offset":"+01:00"}}"#,
  ]
}
