internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports addresses that start with `http://`.
enum TextInsecureAddress {
  static let explanation = Explanation(
    "text.insecure-address", .error,
    finds: "An address that starts with `http://`, anywhere in the rules.",
    why: "Anyone on the same network can read and change what is transferred, and operating systems refuse to load it.",
    example: "text: \"Read more at http://example.com/help\"",
    instead: "text: \"Read more at https://example.com/help\"")

  static let check = Check(explanation) { context, diagnostics in
    for node in context.textsWithAddresses where node.text.lowercased().contains("http://") {
      diagnostics.append(
        Diagnostic(explanation, "this address uses `http://`, which is not encrypted", at: node.span, helps: ["write `https://`"]))
    }
  }
}
