public import Diagnostics
public import SourceText

/// The diagnostics for exceeded limits.
public enum LimitProblem {
  static func bytes(_ count: Int, limit: Int, file: FileID) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this file has \(count) bytes; the limit is \(limit)", at: Span(file, 0, 0),
      helps: ["split the file, or raise the bound: `--bound file-bytes=NUMBER`"])
  }

  static func depth(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "mappings and lists are nested more than \(limit) levels deep", at: span, "one level too deep",
      helps: ["flatten the structure, or raise the bound: `--bound depth=NUMBER`"])
  }

  static func scalar(_ count: Int, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this value has \(count) bytes; the limit is \(limit)", at: span,
      helps: ["shorten the value, or raise the bound: `--bound value-bytes=NUMBER`"])
  }

  static func key(_ count: Int, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this key has \(count) bytes; the limit is \(limit)", at: span,
      helps: ["shorten the key; if this text belongs to a value, close the quotes of that value"])
  }

  /// Returns the diagnostic for a file with more errors than are reported.
  public static func problems(_ more: Int, _ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this file has \(more == 1 ? "one more error" : "\(more) more errors") than the \(limit) that are reported",
      at: span,
      helps: ["fix the reported errors first, and then run the command again"])
  }

  static func unread(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this file has \(limit) or more errors; parsing stopped there", at: span,
      helps: ["fix the reported errors first, and then run the command again"])
  }

  static func nodes(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      YAMLProblems.sizeLimit, "this file has more than \(limit) values", at: span, "parsing stopped here",
      helps: ["split the file, or raise the bound: `--bound values=NUMBER`"])
  }
}
