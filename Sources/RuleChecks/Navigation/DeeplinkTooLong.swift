internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Checks that every link is a valid address and is not longer than the router allows.
enum DeeplinkTooLong {
  static let explanation = Explanation(
    "deeplink.too-long", .error,
    finds: "A link that may be longer than the router allows, that has too many parameters, or that has an invalid parameter name.",
    why: "The app would create a link and then refuse to open it.",
    example: "session: {path: practice/session, parameters: {the id: {id_of: session}}}",
    instead: "session: {path: practice/session, parameters: {id: {id_of: session}}}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    let router = context.book.router
    var tooLong: [(link: String, size: Int)] = []
    for entry in context.book.deepLinks.entries where !context.isFaulty(DeepLink.key, entry.name.text) {
      let parameters = entry.value.parameters
      let path = RulePath(DeepLink.key, entry.name.text)
      for parameter in parameters where !LinkForm.isName(parameter.name.utf8) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(parameter.name)` is not a valid parameter name",
            at: context.places.key(path.appending("parameters", parameter.name)),
            helps: ["use only letters, digits, `-`, and `_`, at most 64 characters"]))
      }
      if parameters.count > LinkForm.maximumParameterCount {
        diagnostics.append(
          Diagnostic(
            explanation,
            "`\(entry.name.text)` has \(parameters.count) parameters, but a link can have at most \(LinkForm.maximumParameterCount)",
            at: context.places.key(path.appending("parameters")), helps: ["replace several parameters with one id"]))
      }
      let longest = parameters.reduce(router.scheme.utf8.count + "://".utf8.count + entry.value.path.utf8.count) { size, parameter in
        size + parameter.name.utf8.count + "?=".utf8.count + (parameter.always?.utf8.count ?? LinkForm.maximumIDLength)
      }
      if longest > router.longest, router != Router.absent { tooLong.append((entry.name.text, longest)) }
    }
    guard let longest = tooLong.max(by: { $0.size < $1.size }) else { return }
    let most = context.value(Router.key, "longest")
    if tooLong.count > 1 {
      // A maximum that is too small for several links is one mistake.
      diagnostics.append(
        Diagnostic(
          explanation, "\(tooLong.count) links may be longer than the router allows, such as `\(longest.link)` with \(longest.size) bytes",
          at: most, "the maximum", secondary: tooLong.prefix(6).map { .init(context.key(DeepLink.key, $0.link), "\($0.size) bytes") },
          helps: ["increase `longest` in rules/router.yaml, or shorten their paths"]))
      return
    }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(longest.link)` may be \(longest.size) bytes long, but the router allows \(router.longest)",
        at: context.key(DeepLink.key, longest.link), secondary: [.init(most, "the maximum")],
        helps: ["shorten its path, or increase `longest` in rules/router.yaml"]))
  }
}
