import Diagnostics
import SourceText

/// The wording of refused sizes.
enum LimitProblem {
  static func bytes(_ count: Int, limit: Int, file: FileID) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this file has \(count) bytes; the limit is \(limit)", at: Span(file, 0, 0),
      helps: ["split the file, or raise the limit on bytes of a file"])
  }

  static func depth(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "mappings and sequences are nested more than \(limit) deep", at: span, "one level too deep",
      helps: ["flatten the structure, or raise the limit on depth"])
  }

  static func scalar(_ count: Int, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this text has \(count) bytes; the limit for one value is \(limit)", at: span,
      helps: ["shorten the text, or raise the limit on bytes of a value"])
  }

  static func nodes(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this file holds more than \(limit) values", at: span, "reading stopped here",
      helps: ["split the file, or raise the limit on values of a file"])
  }
}
