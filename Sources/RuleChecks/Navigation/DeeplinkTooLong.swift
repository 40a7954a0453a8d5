internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Every link can be written, and is never longer than the router lets it be.
enum DeeplinkTooLong {
  static let explanation = Explanation(
    "deeplink.too-long", .error,
    finds:
      "A link that may get longer than the router allows, with too many parameters, or with a parameter whose name cannot stand in an address.",
    why: "The app would make a link that it then refuses to open.",
    example: "session: {path: practice/session, parameters: {the id: {id_of: session}}}",
    instead: "session: {path: practice/session, parameters: {id: {id_of: session}}}")

  static let check = Check(explanation) { context, diagnostics in
    let router = context.book.router
    for entry in context.book.deepLinks.entries where !context.isFaulty(DeepLink.key, entry.name.text) {
      let parameters = entry.value.parameters
      let path = RulePath(DeepLink.key, entry.name.text)
      for parameter in parameters where !LinkForm.isName(parameter.name.utf8) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(parameter.name)` cannot stand in an address",
            at: context.places.key(path.appending("parameters", parameter.name)),
            helps: ["name it with letters, digits, `-` and `_`, 64 at most"]))
      }
      if parameters.count > LinkForm.mostParameters {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` has \(parameters.count) parameters, and a link takes \(LinkForm.mostParameters)",
            at: context.places.key(path.appending("parameters")), helps: ["let one id stand for what the others say"]))
      }
      let longest = parameters.reduce(router.scheme.utf8.count + "://".utf8.count + entry.value.path.utf8.count) { size, parameter in
        size + parameter.name.utf8.count + "?=".utf8.count + (parameter.always?.utf8.count ?? LinkForm.longestID)
      }
      guard longest > router.longest, router != Router.absent else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` may get \(longest) bytes long, and the router takes \(router.longest)",
          at: context.places.key(path), secondary: [.init(context.value(Router.key, "longest"), "at most")],
          helps: ["shorten its path, or let `longest` in rules/router.yaml be more"]))
    }
  }
}
