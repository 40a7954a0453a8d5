internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import YAMLTree

/// Reports addresses that no browser can open.
enum TextBadAddress {
  static let explanation = Explanation(
    "text.bad-address", .error,
    finds: "An address with a misspelled scheme, a missing colon or slash, or a host without a domain, anywhere in the rules.",
    why: "Users would tap the address, and nothing would open.",
    example: "text: \"Read more at https:/example.com/help\"",
    instead: "text: \"Read more at https://example.com/help\"")

  static let check = Check(explanation) { context, diagnostics in
    let schemes = ["https", "http", context.book.router.scheme].filter { !$0.isEmpty }
    for node in context.textsWithAddresses {
      for problem in Address.all(in: node.text).compactMap({ $0.problem(schemes) }) {
        diagnostics.append(
          Diagnostic(
            explanation, problem.message, at: node.span, helps: problem.meant.map { ["did you mean `\($0)`?"] } ?? [problem.help],
            fixes: fixes(problem, node)))
      }
    }
  }

  /// A fix where the text is written as it is read.
  private static func fixes(_ problem: Address.Problem, _ node: Node) -> [Fix] {
    let source = node.source(of: node.span)
    guard let meant = problem.meant, source.contains(problem.written), source.contains(node.text) else { return [] }
    return [Fix("write `\(meant)`", .maybeIncorrect, [.init(node.span, source.replacing(problem.written, with: meant))])]
  }
}

/// What looks like an address in a text: a scheme, what stands between it and the host, and the host.
private struct Address {
  struct Problem {
    var message: String
    /// The part of the text that is wrong, and what was probably meant.
    var written: String
    var meant: String?
    var help = ""
  }

  let scheme: Substring
  let separator: Substring
  let host: Substring

  static func all(in text: String) -> [Address] {
    text.matches(of: #/([A-Za-z][A-Za-z0-9+.-]*)(:\/+|\/\/)([^\/?#:\s"'()<>\[\]\\,;]*)/#).map {
      Address(scheme: $0.output.1, separator: $0.output.2, host: $0.output.3)
    }
  }

  func problem(_ schemes: [String]) -> Problem? {
    let name = scheme.lowercased()
    let written = "\(scheme)\(separator)"
    if !schemes.contains(name) {
      // Another app may have the scheme.
      guard separator == "://", let near = Suggestion.nearest(to: name, among: schemes).first else { return nil }
      return Problem(message: "`\(scheme)` is not a scheme of an address", written: written, meant: "\(near)://")
    }
    guard separator == "://" else {
      return Problem(message: "an address needs `://` after `\(name)`", written: written, meant: "\(name)://")
    }
    guard name == "https", !host.contains("{"), host.utf8.allSatisfy({ $0 < 0x80 }), !isHost else { return nil }
    return Problem(
      message: host.isEmpty ? "this address has no host" : "`\(host)` is not a host on the internet", written: written,
      help: "write the whole address, such as `https://example.com/help`")
  }

  /// Whether the host has a domain with an ending: `example.com`.
  private var isHost: Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    // A period after an address ends its sentence.
    let labels = parts.last == "" ? parts.dropLast() : parts[...]
    return labels.count > 1
      && labels.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } }
      && labels.last.map { $0.count > 1 && $0.allSatisfy(\.isLetter) } ?? false
  }
}
