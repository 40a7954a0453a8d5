public import Diagnostics

/// The diagnostics of the YAML parser, with the explanations that `rulebook explain` prints.
public enum YAMLProblems {
  /// The diagnostics that the parser can report.
  public static let all: [Explanation] = [
    syntax, encoding, tab, directive, severalDocuments, duplicateKey, ambiguousScalar, anchor, alias, mergeKey, tag, complexKey, sizeLimit,
    mergeConflict,
  ]

  /// Text that is not valid YAML. The file has no tree.
  public static let syntax = Explanation(
    "yaml.syntax", .error,
    finds: "A YAML syntax error.",
    why: "The parser stops at the error, so nothing in the file can be checked.",
    example: "when: 'free' == plan",
    instead: "when: \"'free' == plan\"")

  /// Bytes or characters that rule files must not contain.
  public static let encoding = Explanation(
    "yaml.encoding", .error,
    finds:
      "Bytes that are not UTF-8, a byte order mark, control characters, invisible characters, white space that YAML does not accept as a space, letters of another script in a Latin word, and combining accents where a single character exists.",
    why:
      "Programs interpret them differently, searches miss them, and they can hide a second key from a reviewer.",
    example: "name: \"a<U+202E>b\"",
    instead: "name: \"ab\"")

  /// A tab that YAML does not allow, because indentation is written with spaces.
  public static let tab = Explanation(
    "yaml.tab", .error,
    finds: "A tab in the indentation of a line, or where YAML requires a space.",
    why: "YAML is indented with spaces, and the width of a tab depends on the editor.",
    example: "limits:\n\tsaved: 3",
    instead: "limits:\n  saved: 3")

  /// A `%` directive before the document.
  public static let directive = Explanation(
    "yaml.directive", .error,
    finds: "A directive line such as `%YAML 1.1` before the content.",
    why: "Directives change how the file is parsed, and every rule file must be parsed the same way.",
    example: "%YAML 1.1\n---\na: 1",
    instead: "a: 1")

  /// More than one document in a file.
  public static let severalDocuments = Explanation(
    "yaml.several-documents", .error,
    finds: "A second document after `---` or `...` in one file.",
    why: "Only one of the documents would be used, and which one is not obvious.",
    example: "a: 1\n---\na: 2",
    instead: "a: 1")

  /// A key that an earlier entry of the same mapping already has.
  public static let duplicateKey = Explanation(
    "yaml.duplicate-key", .error,
    finds: "A key that occurs twice in one mapping. Keys that differ only in the encoding of an accent count as equal.",
    why: "One of the two values would be ignored without a warning.",
    example: "limit: 3\nlimit: 5",
    instead: "limit: 5")

  /// A plain scalar whose type depends on the version of YAML. The schema may replace the advice.
  public static let ambiguousScalar = Explanation(
    "yaml.ambiguous-scalar", .error,
    finds: "Unquoted text that YAML 1.1 and YAML 1.2 parse differently: `no`, `22:00`, `0777`, `1_000`, `~`, `2026-01-05`.",
    why: "An editor or another tool could read it as a Boolean, a number, or a date, and disagree with the rules.",
    example: "starts: 22:00",
    instead: "starts: \"22:00\"")

  /// An anchor, which only an alias could refer to.
  public static let anchor = Explanation(
    "yaml.anchor", .error,
    finds: "An anchor, `&name`.",
    why: "Anchors are useful only with aliases, which are not allowed.",
    example: "free: &base\n  saved: 3",
    instead: "free:\n  saved: 3")

  /// A reference to an anchor.
  public static let alias = Explanation(
    "yaml.alias", .error,
    finds: "An alias, `*name`, that repeats another part of the file.",
    why: "The value is then defined far from where it is read, and a few nested aliases can expand to gigabytes.",
    example: "pro: *base",
    instead: "pro:\n  saved: 3")

  /// The key `<<`, which YAML 1.1 parsers treat as an inclusion of another mapping.
  public static let mergeKey = Explanation(
    "yaml.merge-key", .error,
    finds: "The merge key `<<`.",
    why: "It is not part of YAML 1.2, and YAML parsers disagree about which value takes precedence.",
    example: "pro:\n  <<: *base",
    instead: "pro:\n  saved: 3")

  /// An explicit type, or a condition that YAML reads as one.
  public static let tag = Explanation(
    "yaml.tag", .error,
    finds: "A tag, `!name` or `!!type`. YAML also reads an unquoted condition that starts with `!` as a tag.",
    why: "The schema determines the type of a value, and a `!` that means \"not\" would be lost.",
    example: "when: !is_guest",
    instead: "when: not is_guest")

  /// A key that is not a scalar, or that is empty.
  public static let complexKey = Explanation(
    "yaml.complex-key", .error,
    finds: "A key that is not a scalar: a list, a mapping, an empty key, or a key written with `?`.",
    why: "The keys of rules are names.",
    example: "? [a, b]\n: 1",
    instead: "a: 1\nb: 1")

  /// A file that exceeds one of its `Limits`.
  public static let sizeLimit = Explanation(
    "yaml.size-limit", .error,
    finds: "A file that exceeds a limit: its size, the size of a value, the nesting depth, or the number of values.",
    why: "Limits prevent a damaged or malicious file from exhausting memory and time.",
    example: "a: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
    instead: "a: []")

  /// The lines of an unfinished merge.
  public static let mergeConflict = Explanation(
    "yaml.merge-conflict", .error,
    finds: "The lines that Git writes into a file with a merge conflict: `<<<<<<<`, `=======`, and `>>>>>>>`.",
    why: "The file holds two versions of the same lines, and only a person can tell which one is right.",
    example: "<<<<<<< HEAD\nlimit: 3\n=======\nlimit: 5\n>>>>>>> prices",
    instead: "limit: 5")
}
