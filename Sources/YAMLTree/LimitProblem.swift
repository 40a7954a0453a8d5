public import Diagnostics
public import SourceText

/// The wording of refused sizes.
public enum LimitProblem {
  static func bytes(_ count: Int, limit: Int, file: FileID) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this file has \(count) bytes; the limit is \(limit)", at: Span(file, 0, 0),
      helps: ["split the file, or raise the bound: `--bound file-bytes=NUMBER`"])
  }

  static func depth(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "mappings and sequences are nested more than \(limit) deep", at: span, "one level too deep",
      helps: ["flatten the structure, or raise the bound: `--bound depth=NUMBER`"])
  }

  static func scalar(_ count: Int, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this text has \(count) bytes; the limit for one value is \(limit)", at: span,
      helps: ["shorten the text, or raise the bound: `--bound value-bytes=NUMBER`"])
  }

  static func key(_ count: Int, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this key has \(count) bytes; the limit is \(limit)", at: span,
      helps: ["a key is a name: shorten it; if it is text that was meant as a value, close the quotes before it"])
  }

  public static func problems(_ more: Int, _ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this file has \(more == 1 ? "one more mistake" : "\(more) more mistakes") than the \(limit) that are told",
      at: span,
      helps: ["mend these first; the rest is told then"])
  }

  static func unread(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this file has \(limit) mistakes or more; reading stopped there", at: span,
      helps: ["mend these first; the rest is told then"])
  }

  static func nodes(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this file holds more than \(limit) values", at: span, "reading stopped here",
      helps: ["split the file, or raise the bound: `--bound values=NUMBER`"])
  }
}
